import { defineConfig } from 'vitest/config'

/** What is asked of the builds in dist/ (`node scripts/build.mjs` first). One file after the other: some build anew. */
export default defineConfig({
  test: {
    include: ['tests/packages/built/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    slowTestThreshold: 20_000,
  },
})
