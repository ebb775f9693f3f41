/** The browser edition: the built page from a web server, its pickers replaced by files of the page's own private folder. */
import { type BrowserContext, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { type Disk, type FinishedFile, listenToErrors, type Program, SCENARIO_NAME } from './program'

/** The name of the file that the pickers of a page give. */
const chosenNames = new WeakMap<Page, () => string>()

/** Pickers cannot be driven from outside. */
async function replacePickers(page: Page): Promise<void> {
  await page.exposeFunction('castellanChosenName', () => chosenNames.get(page)?.())
  await page.addInitScript(() => {
    const { castellanChosenName: name } = window as unknown as { castellanChosenName(): Promise<string> }
    const file = async (): Promise<unknown> =>
      (await navigator.storage.getDirectory()).getFileHandle(await name(), { create: true })
    Object.assign(window, { showSaveFilePicker: file, showOpenFilePicker: async () => [await file()] })
  })
}

async function writeFile(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    async ([file, content]) => {
      const folder = await navigator.storage.getDirectory()
      const handle = await folder.getFileHandle(file, { create: true })
      const stream = await handle.createWritable()
      await stream.write(content)
      await stream.close()
    },
    [name, text] as const,
  )
}

/** Empty while there is no file. */
async function readFile(page: Page, name: string): Promise<string> {
  return page.evaluate(async (file) => {
    const folder = await navigator.storage.getDirectory()
    for (;;)
      try {
        return await (await (await folder.getFileHandle(file)).getFile()).text()
      } catch (error) {
        if ((error as DOMException).name === 'NotFoundError') return ''
        // Another has come in its place while it was read.
      }
  }, name)
}

async function readKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('no database'))
      })
    // Not made here before the page makes it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'castellan')) return []
    const database = await done(indexedDB.open('castellan'))
    const values = await done(database.transaction('recovery').objectStore('recovery').getAll())
    database.close()
    // Large pictures stand beside the entries, as strings.
    return (values as ({ text: string } | string)[]).flatMap((value) =>
      typeof value === 'string' ? [] : value.text,
    )
  })
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<FinishedFile> {
  const downloading = page.waitForEvent('download')
  await act()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

/** The address of the next tab that the page opens, one of its own. */
function firstOpened(): Promise<string> {
  const { open } = window
  return new Promise((resolve) => {
    window.open = (address, ...others) => {
      window.open = open
      resolve(String(address))
      return open.call(window, address, ...others)
    }
  })
}

function downloadFrom(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: 'shown' })
  link.click()
}

/** `address`: where the page is served, relative to the base address. `kept`: a page of another such program, for the first start. */
export function browserProgram(context: BrowserContext, address = '/', kept?: Page): Program {
  const errors: string[] = []
  let page: Page
  let name = SCENARIO_NAME
  let first = kept

  async function startIn(tab: Page): Promise<Page> {
    page = tab
    listenToErrors(page, errors)
    if (!chosenNames.has(page)) await replacePickers(page)
    chosenNames.set(page, () => name)
    await page.goto(address)
    return page
  }

  async function start(): Promise<Page> {
    const tab = first ?? (await context.newPage())
    first = undefined
    return startIn(tab)
  }

  const disk: Disk = {
    async put(text, called = name) {
      name = called
      await writeFile(page, name, text)
    },
    takeAway: () =>
      page.evaluate(async (file) => (await navigator.storage.getDirectory()).removeEntry(file), name),
    saved: (called = name) => readFile(page, called),
    kept: () => readKept(page),
    exported: (act) => downloaded(page, act),
  }

  return {
    disk,
    errors,
    menus: {
      async choose(...labels) {
        for (const name of labels) {
          const plain = page.getByRole('menuitem', { name, exact: true })
          await plain.or(page.getByRole('menuitemcheckbox', { name, exact: true })).click()
        }
      },
    },
    start,
    page: () => page,
    async restart() {
      await page.close()
      return start()
    },
    async crash() {
      const session = await context.newCDPSession(page)
      await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')])
      return start()
    },
    async opened(act) {
      await act()
      return page
    },
    async printed(act) {
      const opening = page.waitForEvent('popup')
      // The tab cannot be asked: a browser without a reader of PDF saves what it is given.
      const opened = page.evaluate(firstOpened)
      await act()
      const tab = await opening
      const address = await opened
      const { bytes } = await downloaded(page, () => page.evaluate(downloadFrom, address))
      if (!tab.isClosed()) await tab.close()
      return bytes
    },
    end: async () => undefined,
  }
}
