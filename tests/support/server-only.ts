// Replaces the package `server-only` in tests (see vitest.config.ts).
export {};
