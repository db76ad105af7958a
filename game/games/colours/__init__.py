"""The colour family: one set of rules, and a small module for each of its four tables."""
