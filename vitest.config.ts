import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/packages/built/**', 'node_modules/**'],
    globalSetup: ['tests/support/buildPrograms.ts'],
    testTimeout: 30_000,
    slowTestThreshold: 5000,
  },
})
