/** Counter types through a spreadsheet: out as CSV, a value changed, in again with one column corrected, undone once (XCH-3). */
import { expect, test } from './support/test'
import { openSortie, savedScenario } from './support/workshop'

test('out as CSV, changed, in again: what changes is shown, then done, and undone in one step', async ({
  page,
  disk,
  menu,
  shot,
}) => {
  await openSortie(page)
  const { name, bytes } = await disk.exported(() =>
    menu.choose('Fichier', 'Exporter les types de pions (CSV)…'),
  )
  expect(name).toMatch(/\.csv$/)
  await expect(page.locator('.status-words')).toContainText(/dans (vos téléchargements|.*exports)\.$/)
  const [head = '', first = '', ...rest] = bytes.toString('utf8').slice(1).split('\r\n')
  expect(head).toMatch(/^nom;nom en anglais;sigle;sigle en anglais;camp;quantité;/)
  const cells = first.split(';')
  const before = Number(cells[5])
  // As a spreadsheet saves it in Windows-1252, the column called otherwise.
  const changed = [head.replace('quantité', 'à découper'), cells.with(5, '7').join(';'), ...rest].join('\r\n')
  const buffer = Buffer.from(changed.replaceAll('\u202f', ' ').replaceAll('’', '\x92'), 'latin1')

  await menu.choose('Fichier', 'Importer des types ou l’ordre de bataille (CSV)…')
  const dialog = page.getByRole('dialog')
  const chooser = dialog.locator('input[type="file"]')
  await chooser.setInputFiles({
    name: 'faux.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('nom;camp\nGuy;"Francs\n'),
  })
  await expect(dialog.getByRole('alert')).toContainText(/ligne 2, colonne 2.: des guillemets/)
  await chooser.setInputFiles({ name: 'armée.csv', mimeType: 'text/csv', buffer })
  await expect(dialog).toContainText('WINDOWS-1252')
  await shot('csv-columns')
  await dialog.getByRole('combobox', { name: 'à découper' }).selectOption({ label: 'Quantité' })
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByRole('heading')).toContainText([
    'Importer des types de pions',
    'Types modifiés (1)',
  ])
  await expect(dialog).toContainText(`Quantité · ${before} → 7`)
  await shot('csv-changes')
  // Back and forth nothing changes.
  await dialog.getByRole('button', { name: 'Retour' }).click()
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByRole('button', { name: 'Importer (1)' }).click()
  await expect(dialog).toHaveCount(0)
  const quantities = async (): Promise<number[]> =>
    Object.values((await savedScenario(page, disk)).counterTypes).map(({ quantity }) => quantity)
  const after = await quantities()
  expect(after.filter((quantity) => quantity === 7)).toHaveLength(1)
  await page.keyboard.press('Control+z')
  expect(await quantities()).toEqual(after.map((quantity) => (quantity === 7 ? before : quantity)))
})
