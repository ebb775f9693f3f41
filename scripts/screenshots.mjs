// `npm run screenshots [--readme]`: the built page in a real browser, in both languages and themes, as pictures to look at.
// With --readme, the README's pictures are made anew.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { project, run } from './run.mjs'

const PORT = 4182
const FOLDER = `${project}screenshots`
const README = `${project}assets/readme`

/** Opens The sortie and waits until the whole picture is there. */
async function openSortie(browser, { locale, colorScheme }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale, colorScheme })
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${PORT}/`)
  await page.getByRole('button', { name: /La sortie/ }).click()
  await page.waitForFunction(() => performance.getEntriesByName('castellan:first-picture').length > 0)
  // Tiles of a map opened later come after the first picture's.
  await page.waitForTimeout(4000)
  return page
}

async function pagePictures(browser) {
  for (const locale of ['fr-FR', 'en-GB'])
    for (const colorScheme of ['light', 'dark']) {
      const page = await openSortie(browser, { locale, colorScheme })
      const name = `${locale.slice(0, 2)}-${colorScheme}`
      await page.screenshot({ path: `${FOLDER}/${name}.png` })
      await page.keyboard.press('Control+E')
      await page.waitForTimeout(3000)
      await page.screenshot({ path: `${FOLDER}/${name}-export.png` })
      await page.context().close()
    }
}

async function readmePictures(browser) {
  const png = `${FOLDER}/the-sortie.png`
  const sortie = 'assets/gallery/the-sortie.castellan'
  const words = ['export', sortie, '--what', 'map', '--format', 'png', '--dpi', '72', '--force', '--out', png]
  if (!run('export', 'node', ['main/cli/bin.cjs', ...words])) process.exit(1)
  const page = await browser.newPage({ viewport: { width: 1616, height: 1169 } })
  await page.goto(`file://${png}`)
  await page.locator('img').screenshot({ path: `${README}/the-sortie.jpg`, type: 'jpeg', quality: 82 })
  await page.close()
  const editor = await openSortie(browser, { locale: 'en-GB', colorScheme: 'light' })
  await editor.screenshot({ path: `${README}/editor.jpg`, type: 'jpeg', quality: 85 })
}

mkdirSync(FOLDER, { recursive: true })
mkdirSync(README, { recursive: true })
if (!run('build', 'node', ['scripts/build.mjs'])) process.exit(1)
const executablePath = findChromium()
if (!executablePath) {
  console.log('no Chrome or Chromium found: install one, or name it in CHROMIUM')
  process.exit(1)
}
const server = spawn(process.execPath, [`${project}scripts/servePage.mjs`, String(PORT)], {
  stdio: 'inherit',
})
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
try {
  for (let tries = 0; tries < 50; tries++)
    if (
      await fetch(`http://127.0.0.1:${PORT}/`).then(
        () => true,
        () => false,
      )
    )
      break
    else await new Promise((resolve) => setTimeout(resolve, 200))
  if (process.argv.includes('--readme')) await readmePictures(browser)
  else await pagePictures(browser)
  console.log(`pictures are in ${process.argv.includes('--readme') ? 'assets/readme' : 'screenshots'}/`)
} finally {
  await browser.close()
  server.kill()
}
