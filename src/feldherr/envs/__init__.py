"""The sixteen modes as learning environments. Start at docs/envs.md; needs `feldherr[envs]`."""
