/** The export dialog: what it shows is what it writes. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, test } from './support/test'
import { openSortie } from './support/workshop'

test('the map on A4 sheets as PDF', async ({ page, disk, shot }) => {
  await openSortie(page)
  await page.keyboard.press('Control+E')
  const dialog = page.getByRole('dialog', { name: 'Exporter la carte' })
  await dialog.getByRole('combobox', { name: 'Papier' }).selectOption('a4')
  const summary = dialog.getByText(/\d+\s+pages\s+de/)
  await expect(summary).toBeVisible()
  const pages = Number(/(\d+)\s+pages/.exec((await summary.textContent()) ?? '')?.[1])
  await expect(dialog.locator('canvas[data-painted=true]')).toHaveCount(pages, { timeout: 30_000 })
  await shot('export')
  const { name, bytes } = await disk.exported(async () => {
    await dialog.getByRole('button', { name: 'Exporter' }).click()
    await expect(dialog).toHaveCount(0, { timeout: 60_000 })
  })
  expect(name).toMatch(/\.pdf$/)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const file = test.info().outputPath(name)
  writeFileSync(file, bytes)
  const info = spawnSync('pdfinfo', [file], { encoding: 'utf8' })
  if (info.error) console.log('skipped: counting the pages of the PDF needs pdfinfo (poppler-utils)')
  test.skip(info.error !== undefined)
  expect(info.stdout).toMatch(new RegExp(`Pages:\\s+${pages}\\b`))
  expect(info.stdout).toMatch(/A4/)
})
