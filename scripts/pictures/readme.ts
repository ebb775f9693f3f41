/** The README's pictures: a printed map, and the editor with it. */
import { type Browser } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import { project, run } from '../run.mjs'

const README = `${project}assets/readme`
const MAP = `${project}screenshots/the-sortie.png`

/** The whole picture is painted by then: tiles of a map opened later come after those of the first. */
const DRAWN_MS = 4000

export async function readmePictures(browser: Browser, address: string): Promise<void> {
  mkdirSync(README, { recursive: true })
  const sortie = 'assets/gallery/the-sortie.castellan'
  const words = [
    'export',
    sortie,
    '--what',
    'map',
    '--format',
    'png',
    '--dpi',
    '72',
    '--lang',
    'en',
    '--force',
    '--out',
    MAP,
  ]
  if (!run('export', 'node', ['main/cli/bin.cjs', ...words])) process.exit(1)
  const page = await browser.newPage({ viewport: { width: 1616, height: 1169 } })
  await page.goto(`file://${MAP}`)
  await page.locator('img').screenshot({ path: `${README}/the-sortie.jpg`, type: 'jpeg', quality: 82 })
  await page.close()
  const editor = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  await editor.goto(address)
  await editor.getByRole('button', { name: /The sortie/ }).click()
  await editor.waitForTimeout(DRAWN_MS)
  await editor.screenshot({ path: `${README}/editor.jpg`, type: 'jpeg', quality: 85 })
}
