/** The page of the browser edition that all tests of a worker share: to start a new one costs more than most tests do. */
import { type Browser, type BrowserContext, type Page } from '@playwright/test'

export interface Look {
  readonly viewport: { readonly width: number; readonly height: number }
  /** All else that a context is made with: another needs another context. */
  readonly [option: string]: unknown
}

export interface KeptPage {
  /** A context of this look, and in it the page of the test before as a first visit finds it, where there is one. */
  take(browser: Browser, look: Look): Promise<{ readonly context: BrowserContext; readonly page?: Page }>
  /** Keeps the page for the next test. */
  keep(page: Page): void
  close(): Promise<void>
}

export function createKeptPage(): KeptPage {
  let context: BrowserContext | undefined
  let made = ''
  let page: Page | undefined

  async function close(): Promise<void> {
    await context?.close()
    context = undefined
    page = undefined
  }

  return {
    async take(browser, look) {
      if (made !== JSON.stringify(look)) await close()
      made = JSON.stringify(look)
      context ??= await browser.newContext()
      if (!page || page.isClosed()) return { context }
      await forget(context, page, look)
      return { context, page }
    },
    keep: (next) => void (page = next),
    close,
  }
}

const LISTENED = ['console', 'pageerror', 'request', 'download', 'dialog', 'popup'] as const

/** Leaves no trace of a test: neither in the page nor in what it keeps, nor in how it is looked at. */
async function forget(context: BrowserContext, page: Page, { viewport }: Look): Promise<void> {
  for (const event of LISTENED) page.removeAllListeners(event)
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.clearPermissions()
  await context.clearCookies()
  // The one address of the site that runs nothing: on leaving, the page keeps what is not saved.
  const icon = await page.locator('link[rel="icon"]').evaluate((link: HTMLLinkElement) => link.href)
  await page.goto(icon)
  await page.evaluate(forgetKept)
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: 'light' })
  await page.mouse.move(0, 0)
}

/** Runs in the page: alone, without anything of this file. */
async function forgetKept(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const removed = ({ name = '' }: IDBDatabaseInfo): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = () => resolve()
      request.onerror = () => reject(request.error ?? new Error(`${name} stays`))
    })
  await Promise.all((await indexedDB.databases()).map(removed))
  const folder = await navigator.storage.getDirectory()
  for await (const name of folder.keys()) await folder.removeEntry(name, { recursive: true })
}
