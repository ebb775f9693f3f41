/** The built pages of the bench in a real Chrome or Chromium. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs'
import { type Figure } from './figure'

const PORT = 4181

/** The address of the folder that is served: dist/bench, unless `inChromium` is given another. */
export const ADDRESS = `http://127.0.0.1:${PORT}/`

/**
 * None, and a line that says so, where there is no browser.
 * @param budgets those that are measured
 * @param folder what is served meanwhile
 */
export async function inChromium(
  budgets: string,
  measure: (browser: Browser) => Promise<Figure[]>,
  folder = 'dist/bench',
): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) {
    console.log(`${budgets}: no Chrome or Chromium found, not measured`)
    return []
  }
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: PORT, strictPort: true },
  })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Opens a page in a context of its own, which the caller closes. */
export async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
}

/** Milliseconds from navigation to the mark that the page sets. @param path below the address */
export async function firstPicture(browser: Browser, path: string): Promise<number> {
  const page = await openPage(browser)
  await page.goto(ADDRESS + path)
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('castellan:first-picture')[0]?.startTime,
  )
  const time = (await mark.jsonValue()) ?? Number.NaN
  await page.context().close()
  return time
}

/** Draws nothing else: what other pages are held against. */
export const TRIVIAL_PAGE = 'trivialPage/index.html'
