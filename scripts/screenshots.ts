/**
 * `npm run screenshots [PLACE…]`: every place of the program (or those whose names hold one of the words) as pictures to look
 * at, in both languages, themes and sizes, with sheets of six to look through. With `--readme`, the README's pictures anew.
 */
import { type Browser, chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { LANGUAGES } from '../shared/i18n/localized'
import { browserProgram } from '../tests/e2e/support/browserProgram'
import { DOCUMENTS, type DocumentName, leave, type Look, openDocument, wear } from '../tests/places/stage'
import { PLACES } from '../tests/places/places'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { project, run } from './run.mjs'
import { readmePictures } from './pictures/readme'
import { makeSheets } from './pictures/sheets'

const PORT = Number(process.env['CASTELLAN_TEST_PORT'] ?? 4182)
const ADDRESS = `http://127.0.0.1:${PORT}/`
const FOLDER = `${project}screenshots`
const THEMES = ['light', 'dark'] as const
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1200 },
] as const
type Size = (typeof SIZES)[number]

/** Tiles of a map that is drawn anew come a little after its frame. */
const TILES_MS = 2500
/** Figures on counters, swatches, and what comes with a chunk of its own. */
const SETTLE_MS = 250

interface Pass {
  readonly document: DocumentName
  readonly language: Look['language']
  readonly size: Size
  readonly words: readonly string[]
}

/** All places of one document, in one language and size, each in both themes. */
async function passThrough(browser: Browser, { document, language, size, words }: Pass): Promise<void> {
  const places = PLACES.filter(
    ({ on, name }) => on === document && (words.length === 0 || words.some((word) => name.includes(word))),
  )
  if (places.length === 0) return
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const context = await browser.newContext({
    viewport: size,
    locale,
    baseURL: ADDRESS,
    reducedMotion: 'reduce',
  })
  // What tsx leaves in functions that are sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  const program = browserProgram(context)
  const page = await program.start()
  const stage = await openDocument(page, document, program.disk)
  await page.waitForTimeout(TILES_MS)
  for (const { name, slow, go } of places) {
    await go(stage)
    await page.waitForTimeout(slow ? TILES_MS : SETTLE_MS)
    for (const theme of THEMES) {
      await wear(page, { language, theme })
      await page.screenshot({
        path: `${FOLDER}/${look(language, theme, size)}/${name}.png`,
        caret: 'initial',
      })
    }
    await leave(stage)
  }
  await context.close()
}

const look = (language: string, theme: string, { width }: Size): string => `${language}-${theme}-${width}`

async function everyPlace(browser: Browser, words: readonly string[]): Promise<void> {
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
  // Two at a time: the page waits for its workers now and then.
  const passes = DOCUMENTS.flatMap((document) =>
    SIZES.flatMap((size) => LANGUAGES.map((language) => ({ document, language, size, words }))),
  )
  const work = async (): Promise<void> => {
    for (let pass = passes.shift(); pass; pass = passes.shift()) await passThrough(browser, pass)
  }
  await Promise.all([work(), work()])
  const looks = SIZES.flatMap((size) =>
    LANGUAGES.flatMap((language) => THEMES.map((theme) => look(language, theme, size))),
  )
  await makeSheets(browser, FOLDER, looks)
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
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
try {
  await untilServed()
  const forReadme = process.argv.includes('--readme')
  mkdirSync(FOLDER, { recursive: true })
  if (forReadme) await readmePictures(browser, ADDRESS)
  else await everyPlace(browser, process.argv.slice(2))
  console.log(`pictures are in ${forReadme ? 'assets/readme' : 'screenshots'}/`)
} finally {
  await browser.close()
  server.kill()
}
