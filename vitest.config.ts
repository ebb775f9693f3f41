import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/packages/built/**', 'node_modules/**'],
    globalSetup: ['tests/support/buildPrograms.ts'],
    // Vitest itself would leave one core idle: half of a machine of two.
    maxWorkers: '100%',
    testTimeout: 60_000,
    slowTestThreshold: 5000,
  },
})
