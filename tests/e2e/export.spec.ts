/** The export dialog: what it shows is what it writes. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openSortie, replacePickers } from './support/workshop'

async function exported(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory()
    const file = await (await folder.getFileHandle('scenario.castellan')).getFile()
    const bytes = new Uint8Array(await file.arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  })
  return Buffer.from(base64, 'base64')
}

test('the map on A4 sheets as PDF', async ({ page }) => {
  await replacePickers(page)
  await openSortie(page)
  await page.keyboard.press('Control+E')
  const dialog = page.getByRole('dialog', { name: 'Exporter la carte' })
  await dialog.getByRole('combobox', { name: 'Papier' }).selectOption('a4')
  const summary = dialog.getByText(/\d+ pages de/)
  await expect(summary).toBeVisible()
  const pages = Number(/(\d+) pages/.exec((await summary.textContent()) ?? '')?.[1])
  await expect(dialog.getByRole('img')).toHaveCount(pages)
  await page.screenshot({ path: 'screenshots/e2e-export.png' })
  await dialog.getByRole('button', { name: 'Exporter' }).click()
  await expect(dialog).toHaveCount(0, { timeout: 60_000 })
  const file = join(mkdtempSync(join(tmpdir(), 'castellan-')), 'map.pdf')
  writeFileSync(file, await exported(page))
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  const info = spawnSync('pdfinfo', [file], { encoding: 'utf8' })
  test.skip(info.error !== undefined, 'pdfinfo (poppler-utils) is not installed')
  expect(info.stdout).toMatch(new RegExp(`Pages:\\s+${pages}\\b`))
  expect(info.stdout).toMatch(/A4/)
})
