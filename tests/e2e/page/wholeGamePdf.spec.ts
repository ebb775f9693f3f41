/** The whole game as one PDF by one item of the menu, and counter sheets of its own. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, test } from '../support/test'
import { openSortie, pagesPlanned } from '../support/workshop'

test('booklet, map and counters are one PDF', async ({ page, disk, menu, shot }) => {
  await openSortie(page)
  await menu.choose('Fichier', 'Tout le jeu en un PDF…')
  const dialog = page.getByRole('dialog', { name: 'Exporter' })
  await expect(dialog.getByRole('combobox', { name: 'Contenu' })).toHaveValue('all')
  await dialog.getByRole('combobox', { name: 'Style' }).selectOption({ label: 'Classique' })
  const pages = await pagesPlanned(dialog)
  const names = dialog.locator('.pages li')
  await expect(names).toHaveCount(pages)
  await expect(names.first()).toContainText('Livret 1')
  await expect(names.last()).toContainText('Planches de pions 1v')
  await expect(dialog.locator('canvas[data-painted=true]')).toHaveCount(pages)
  await shot('whole-game')
  const { name, bytes } = await disk.exported(async () => {
    await dialog.getByRole('button', { name: 'Exporter' }).click()
    await expect(dialog).toHaveCount(0)
  })
  expect(name).toMatch(/\.pdf$/)
  const file = test.info().outputPath('game.pdf')
  writeFileSync(file, bytes)
  const text = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' })
  test.skip(text.error !== undefined, 'reading the PDF needs pdftotext (poppler-utils)')
  expect(text.stdout.split('\f')).toHaveLength(pages + 1)
  expect(text.stdout).toContain('La sortie')
  expect(text.stdout).toContain('feuille 1 sur 1')
})

test('counters to be folded: only what concerns them is asked', async ({ page, disk, shot }) => {
  await openSortie(page)
  await page.keyboard.press('Control+E')
  const dialog = page.getByRole('dialog', { name: 'Exporter' })
  await dialog.getByRole('combobox', { name: 'Contenu' }).selectOption({ label: 'Planches de pions' })
  await expect(dialog.getByRole('textbox', { name: 'Recouvrement (mm)' })).toHaveCount(0)
  await dialog.getByText('Autres réglages').click()
  const shift = dialog.getByRole('textbox', { name: 'Verso vers la droite (mm)' })
  await shift.fill('50')
  await expect(dialog.getByText('De -20 à 20')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Exporter' })).toBeDisabled()
  // Not asked for a fold, its fault is none.
  await dialog.getByRole('combobox', { name: 'Verso des pions' }).selectOption('fold')
  await expect(shift).toHaveCount(0)
  await expect(dialog.locator('.export-summary')).toContainText('210 × 297')
  await expect(dialog.locator('canvas[data-painted=true]').first()).toBeVisible()
  await shot('counter-sheets')
  const { name } = await disk.exported(async () => {
    await dialog.getByRole('button', { name: 'Exporter' }).click()
    await expect(dialog).toHaveCount(0)
  })
  expect(name).toMatch(/\.pdf$/)
})
