import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.mjs'

const port = 4179

/** End-to-end tests: the built page in a real Chrome or Chromium found on this machine. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  workers: 1,
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS },
  },
  webServer: {
    command: `node scripts/servePage.mjs ${port}`,
    port,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
