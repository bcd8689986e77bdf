"""Tests of Lancaster."""
