import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, SHORT_VISITS } from './scripts/chromium.mjs'
import { type HostOption } from './tests/e2e/support/test'

const port = Number(process.env.CASTELLAN_TEST_PORT ?? 4179)

const MINUTE = 60_000

const OF_THE_PAGE = '**/page/**'

/**
 * End-to-end tests, all on what `npm run build` made, in a real Chrome or Chromium found on this machine. The specs of
 * `tests/e2e` run on every host, but those of its folder `page`, which ask nothing of the host but to keep a file: those run in
 * the browser. What only one host does has a project of its own.
 */
export default defineConfig<object, HostOption>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Limits are for what hangs: a machine under load is slow, not wrong. No test has limits of its own.
  timeout: 30 * MINUTE,
  expect: { timeout: 5 * MINUTE, toPass: { timeout: 5 * MINUTE } },
  // What is broken for all would wait for all these limits.
  maxFailures: 10,
  workers: 2,
  // What passes only then is named at the end of `npm test`: it is to be mended, but tells nothing of the next commit.
  retries: 1,
  projects: [
    // Every place of the page, in the one list that the pictures are made from. Its tests are the longest, and begin first.
    { name: 'places', testDir: 'tests/places', fullyParallel: true },
    { name: 'browser', use: { host: 'browser' } },
    // The built main process and preload over a fake Electron.
    { name: 'desktop', testIgnore: OF_THE_PAGE, use: { host: 'desktop' } },
    // The real program, wherever it can be had.
    { name: 'electron', testIgnore: OF_THE_PAGE, use: { host: 'electron' } },
    { name: 'shell', testDir: 'tests/desktop' },
    { name: 'site', testDir: 'tests/site' },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    screenshot: 'only-on-failure',
    // What cannot be pressed fails by itself, long before its test does.
    actionTimeout: 5 * MINUTE,
    navigationTimeout: 5 * MINUTE,
    launchOptions: { executablePath: findChromium() ?? '', args: [...CHROMIUM_FLAGS, ...SHORT_VISITS] },
  },
  webServer: {
    command: `node scripts/servePage.mjs ${port}`,
    port,
    reuseExistingServer: false,
    timeout: 5 * MINUTE,
  },
})
