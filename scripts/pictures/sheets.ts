/** Contact sheets of the pictures, and a page with all of them, so that a person can look through quickly. */
import { type Browser } from '@playwright/test'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const COLUMNS = 2
const PER_SHEET = 6
/** Half of 1280: words can still be read. */
const PICTURE_PX = 760

const STYLE = `body{margin:12px;background:#777;font:600 14px sans-serif;color:#fff}
main{display:grid;gap:10px;grid-template-columns:repeat(${COLUMNS},${PICTURE_PX}px)}figure{margin:0}img{width:100%;display:block}`

const figure = (folder: string, name: string): string =>
  `<figure>${folder}/${name.replace('.png', '')}<img src="${folder}/${name}"></figure>`

const html = (figures: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><main>${figures.join('')}</main>`

/** `sheets/<look>-1.png`… in the folder of the pictures, six pictures each; `index.html` shows all. */
export async function makeSheets(browser: Browser, folder: string, looks: readonly string[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * (PICTURE_PX + 10) + 24, height: 1000 } })
  const scratch = `${folder}/sheet.html`
  const all: string[] = []
  for (const look of looks) {
    const figures = pictures(`${folder}/${look}`).map((name) => figure(look, name))
    all.push(...figures)
    for (let first = 0; first < figures.length; first += PER_SHEET) {
      writeFileSync(scratch, html(figures.slice(first, first + PER_SHEET)))
      await page.goto(pathToFileURL(scratch).href)
      await page.screenshot({ path: `${folder}/sheets/${look}-${first / PER_SHEET + 1}.png`, fullPage: true })
    }
  }
  rmSync(scratch, { force: true })
  writeFileSync(`${folder}/index.html`, html(all))
  await page.close()
}

function pictures(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.png'))
  } catch {
    return []
  }
}
