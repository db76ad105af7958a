"""CPU players of Hearts: by rule of thumb, or by search."""
