import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const NO_UNIT_TESTS = ['tests/e2e/**', 'tests/packages/built/**']

const setUp = (file: string): string => fileURLToPath(new URL(`tests/support/${file}`, import.meta.url))

/** In a soak of the long runs, failures say its seed. */
const ofSoak = process.env['SOAK_SEED'] === undefined ? [] : [setUp('failureSaysSeed.ts')]

/** For what hangs. A test has no limit of its own: a machine under load is slow, not wrong. */
const limits = { testTimeout: 1_800_000, hookTimeout: 1_800_000, slowTestThreshold: 5000 }

/** Files that share a worker and its modules; the guard fails one that changes what the next would find. */
export const together = {
  ...limits,
  name: 'together',
  include: ['tests/**/*.test.ts'],
  exclude: [...NO_UNIT_TESTS, 'tests/**/*.alone.test.ts'],
  pool: 'threads',
  isolate: false,
  setupFiles: [setUp('together/guard.ts'), ...ofSoak],
} as const

/** Files that start processes, mock modules or replace globals: a process each. */
const alone = {
  ...limits,
  name: 'alone',
  include: ['tests/**/*.alone.test.ts'],
  exclude: NO_UNIT_TESTS,
  setupFiles: ofSoak,
}

export default defineConfig({
  test: {
    globalSetup: ['tests/support/buildPrograms.ts'],
    // Vitest itself would leave one core idle: half of a machine of two.
    maxWorkers: '100%',
    projects: [{ test: together }, { test: alone }],
  },
})
