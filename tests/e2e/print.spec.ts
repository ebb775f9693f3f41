/** Printing: a PDF of real sheets of paper, handed to a program that shows it. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from './support/test'
import { openSortie, pagesPlanned } from './support/workshop'

/** The dialog that prints, set to A4 and the style that is drawn quickest. */
async function askedToPrint(page: Page): Promise<Locator> {
  await openSortie(page)
  await page.keyboard.press('Control+P')
  const dialog = page.getByRole('dialog', { name: 'Imprimer' })
  await dialog.getByRole('combobox', { name: 'Papier' }).selectOption('a4')
  await dialog.getByRole('combobox', { name: 'Style' }).selectOption({ label: 'Classique' })
  return dialog
}

test('the map on A4 is handed over as a PDF whose pages are A4', async ({ page, program }) => {
  const dialog = await askedToPrint(page)
  const pages = await pagesPlanned(dialog)
  const pdf = await program.printed(async () => {
    await dialog.getByRole('button', { name: 'Imprimer' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.status')).toContainText('Le PDF est ouvert')
  })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const file = test.info().outputPath('printed.pdf')
  writeFileSync(file, pdf)
  const info = spawnSync('pdfinfo', ['-f', '1', '-l', String(pages), file], { encoding: 'utf8' })
  test.skip(info.error !== undefined, 'measuring the pages of a PDF needs pdfinfo (poppler-utils)')
  const sizes = [...info.stdout.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)]
  const mm = (points: string | undefined): number => Math.round((Number(points) / 72) * 25.4 * 10) / 10
  expect(info.stdout).toMatch(new RegExp(`^Pages: +${pages}$`, 'm'))
  expect(sizes.map(([, width, height]) => [mm(width), mm(height)])).toEqual(
    Array.from({ length: pages }, () => [210, 297]),
  )
})

test('what cannot be drawn is told in the dialog, which stays as it is', async ({ page }) => {
  const dialog = await askedToPrint(page)
  const print = dialog.getByRole('button', { name: 'Imprimer' })
  await expect(print).toBeEnabled()
  await expect(dialog.locator('canvas[data-painted=true]').first()).toBeVisible()
  // No picture of a page is asked for any more.
  await expect(dialog.locator('canvas[data-painted=false]')).toHaveCount(0)
  // As for want of memory: whoever is to draw from now on ends at once.
  await page.evaluate(() => {
    Worker.prototype.postMessage = function () {
      this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
    }
  })
  await print.click()
  await expect(dialog.getByRole('alert')).toContainText('L’export n’a pas abouti')
  await expect(dialog.getByRole('combobox', { name: 'Papier' })).toHaveValue('a4')
  await expect(print).toBeEnabled()
})
