/**
 * `npm run screenshots [PLACE…]`: every place of the program (or those whose names hold one of the words) as pictures to look
 * at, in both languages, themes and sizes, with sheets of six to look through. With `--readme`, the README's pictures anew; with
 * `--guide`, those of the guide.
 */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { browserProgram } from '../tests/e2e/support/browserProgram'
import { type Place } from '../tests/places/place'
import { LOOKS, PLACES } from '../tests/places/places'
import { painted } from '../tests/places/settled'
import {
  DOCUMENTS,
  type DocumentName,
  leave,
  type Look,
  openDocument,
  type Stage,
  wear,
} from '../tests/places/stage'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { project, run } from './run.mjs'
import { guidePictures } from './pictures/guide'
import { readmePictures } from './pictures/readme'
import { makeSheets } from './pictures/sheets'

const PORT = Number(process.env['CASTELLAN_TEST_PORT'] ?? 4182)
const ADDRESS = `http://127.0.0.1:${PORT}/`
const FOLDER = `${project}screenshots`
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1200 },
] as const
type Size = (typeof SIZES)[number]

const QUIET_MS = 150
/** The wait for places where workers draw maps. */
const SLOW_MS = 600
const MOST_TRIES = 8

async function passThrough(
  browser: Browser,
  document: DocumentName,
  words: readonly string[],
): Promise<void> {
  const places = PLACES.filter(
    ({ on, name }) => on === document && (words.length === 0 || words.some((word) => name.includes(word))),
  )
  if (places.length === 0) return
  for (const size of SIZES) await walk(browser, document, places, size)
}

/** A place opened once is pictured in every look; each size has a separate page, so what places change stays in it. */
async function walk(
  browser: Browser,
  document: DocumentName,
  places: readonly Place[],
  size: Size,
): Promise<void> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    baseURL: ADDRESS,
    reducedMotion: 'reduce',
    viewport: size,
  })
  // What tsx leaves in functions that are sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  const program = browserProgram(context)
  const page = await program.start()
  const stage = await openDocument(page, document, program.disk)
  for (const place of places) await picturesOf(place, stage, size)
  await context.close()
}

/** Takes the pictures of a place in all languages and themes. A failure in one place is reported, and the walk goes on. */
async function picturesOf({ name, slow, go }: Place, stage: Stage, size: Size): Promise<void> {
  try {
    await go(stage)
    if (slow) await wait(SLOW_MS)
    for (const [index, look] of LOOKS.entries()) {
      await wear(stage.page, look)
      await painted(stage.page)
      // In another language, maps with words in them are drawn anew.
      const anew = index === 0 || (slow && look.language !== LOOKS[index - 1]?.language)
      const quietMs = !anew ? 0 : slow ? SLOW_MS : QUIET_MS
      const picture = await pictureAtRest(stage.page, quietMs)
      writeFileSync(`${FOLDER}/${folderOf(look, size)}/${name}.png`, picture)
    }
  } catch (error) {
    console.log(`${name} (${size.width}): ${String(error)}`)
    process.exitCode = 1
  }
  await leave(stage)
}

/** Takes a picture without the care that Playwright takes for each: nothing moves here. */
async function shoot(page: Page): Promise<Buffer> {
  const chrome = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, chrome)
  const { data } = await chrome.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}
const sessions = new WeakMap<Page, CDPSession>()

/** Taken again until nothing has changed for a while: tiles, figures and chunks come after their frame. */
async function pictureAtRest(page: Page, quietMs: number): Promise<Buffer> {
  let picture = await shoot(page)
  for (let tries = 0; quietMs > 0 && tries < MOST_TRIES; tries++) {
    await wait(quietMs)
    const next = await shoot(page)
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

const folderOf = ({ language, theme }: Look, { width }: Size): string => `${language}-${theme}-${width}`

async function everyPlace(browser: Browser, words: readonly string[]): Promise<void> {
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  const folders = SIZES.flatMap((size) => LOOKS.map((look) => folderOf(look, size)))
  for (const folder of folders) mkdirSync(`${FOLDER}/${folder}`, { recursive: true })
  // Two at a time: the page waits for its workers now and then.
  await Promise.all(DOCUMENTS.map((document) => passThrough(browser, document, words)))
  await makeSheets(browser, FOLDER, folders)
}

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const served = await fetch(ADDRESS).then(
      () => true,
      () => false,
    )
    if (served) return
    await wait(200)
  }
  throw new Error(`nothing is served at ${ADDRESS}`)
}

const executablePath = findChromium()
if (!executablePath) {
  console.log('no Chrome or Chromium found: install one, or name it in CHROMIUM')
  process.exit(1)
}
if (!run('build', 'node', ['scripts/build.mjs'])) process.exit(1)
const server = spawn(process.execPath, [`${project}scripts/servePage.mjs`, String(PORT)], {
  stdio: 'inherit',
})
process.on('exit', () => server.kill())
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
try {
  await untilServed()
  const [first] = process.argv.slice(2)
  mkdirSync(FOLDER, { recursive: true })
  if (first === '--readme') await readmePictures(browser, ADDRESS)
  else if (first === '--guide') await guidePictures(browser, ADDRESS)
  else await everyPlace(browser, process.argv.slice(2))
  console.log(`pictures are in ${first?.startsWith('--') ? first.replace('--', 'assets/') : 'screenshots'}/`)
} finally {
  await browser.close()
  server.kill()
}
