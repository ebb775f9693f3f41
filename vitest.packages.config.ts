import { defineConfig } from 'vitest/config'

/** What is asked of the builds in dist/ (`node scripts/build.mjs` first). One file after the other: some build anew. */
export default defineConfig({
  test: {
    include: ['tests/packages/built/**/*.test.ts'],
    fileParallelism: false,
    // For what hangs: see vitest.config.ts.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    slowTestThreshold: 20_000,
  },
})
