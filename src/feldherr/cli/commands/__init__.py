"""The commands: `feldherr play`, `feldherr odds` and the others, one module each."""
