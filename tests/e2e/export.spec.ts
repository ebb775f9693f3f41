/** The export dialog: what it shows is what it writes. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, test } from './support/test'
import { openSortie, pagesPlanned } from './support/workshop'

/** Runs in the page: resolves when these fields are disabled, if only for a moment. */
function locked(fields: Element): Promise<void> {
  return new Promise((resolve) =>
    new MutationObserver(() => fields.matches(':disabled') && resolve()).observe(fields, {
      attributes: true,
    }),
  )
}

test('the map on A4 sheets as PDF', async ({ page, disk, shot }) => {
  await openSortie(page)
  await page.keyboard.press('Control+E')
  const dialog = page.getByRole('dialog', { name: 'Exporter' })
  const confirm = dialog.getByRole('button', { name: 'Exporter' })
  await expect(confirm).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Papier' }).selectOption('a4')
  // What saves paper is offered, and done by a click.
  const saving = dialog.getByRole('button', { name: 'Marge de 6\u202fmm\u202f: 6 feuilles au lieu de 8' })
  await saving.click()
  expect(await pagesPlanned(dialog)).toBe(7)
  await expect(saving).toHaveCount(0)
  await dialog.getByText('Autres réglages').click()
  const margin = dialog.getByRole('textbox', { name: 'Marge (mm)' })
  await expect(margin).toHaveValue('6')
  await margin.fill('12')
  const pages = await pagesPlanned(dialog)
  await expect(dialog.locator('canvas[data-painted=true]')).toHaveCount(pages)
  await shot('export')
  const { name, bytes } = await disk.exported(async () => {
    const whileItLasts = dialog.locator('.export-fields').evaluate(locked)
    await confirm.click()
    await whileItLasts
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.status-words')).toContainText(/dans (vos téléchargements|.*exports)\.$/)
  })
  expect(name).toMatch(/\.pdf$/)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  // The next one begins as this one did.
  await page.keyboard.press('Control+E')
  await expect(margin).toHaveValue('12')
  const file = test.info().outputPath(name)
  writeFileSync(file, bytes)
  const info = spawnSync('pdfinfo', [file], { encoding: 'utf8' })
  if (info.error) console.log('skipped: counting the pages of the PDF needs pdfinfo (poppler-utils)')
  test.skip(info.error !== undefined)
  expect(info.stdout).toMatch(new RegExp(`Pages:\\s+${pages}\\b`))
  expect(info.stdout).toMatch(/A4/)
})

test('one picture of the whole board to play on, and the same is offered at the next visit', async ({
  page,
  disk,
  program,
}) => {
  await openSortie(page)
  await page.keyboard.press('Control+E')
  const dialog = page.getByRole('dialog', { name: 'Exporter' })
  await dialog.getByText('PNG', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Résolution (ppp)' }).fill('40')
  const style = dialog.getByRole('combobox', { name: 'Style' })
  await style.selectOption({ label: 'Classique' })
  const layers = dialog.getByRole('combobox', { name: 'Calques' })
  await layers.selectOption({ label: 'Pour jouer' })
  await expect(dialog.getByText('Sans\u202f: Pions, Entrées et objectifs, Zones')).toBeVisible()
  await expect(dialog.locator('.export-summary')).toContainText('1 page')
  const { name, bytes } = await disk.exported(async () => {
    await dialog.getByRole('button', { name: 'Exporter' }).click()
    await expect(dialog).toHaveCount(0)
  })
  expect(name).toMatch(/\.png$/)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  const next = await program.restart()
  await openSortie(next)
  await next.keyboard.press('Control+E')
  const again = next.getByRole('dialog', { name: 'Exporter' })
  await expect(again.getByRole('combobox', { name: 'Calques' })).toHaveValue('play')
  await expect(again.getByRole('combobox', { name: 'Papier' })).toHaveValue('sheet')
  await expect(again.getByRole('textbox', { name: 'Résolution (ppp)' })).toHaveValue('40')
  await expect(again.getByRole('combobox', { name: 'Style' })).toHaveValue('classic')
})
