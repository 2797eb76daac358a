"""Requests and streams: routes, who may call them, and one connection per device."""
