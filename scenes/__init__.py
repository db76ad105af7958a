"""The screens, one module each; ``scene.py`` has the protocol and the stack."""
