/** The order of battle through a spreadsheet: rows added, a quantity changed, shown before anything changes, undone once (XCH-3). */
import { type Counter } from '../../../shared/document/armies'
import { type Scenario } from '../../../shared/document/types'
import { expect, type Page, test } from '../support/test'
import { openBareSortie, savedScenario } from '../support/workshop'

/** A file dropped on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.locator('.order').evaluate(
    (element, [file, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], file))
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    },
    [name, text] as const,
  )
}

const levies = ({ counters }: Scenario): Counter[] =>
  Object.values<Counter>(counters).filter(({ type, name }) => type === 'levy' && name === '')

test('out as CSV, changed, in again: what changes is shown, then done, and undone in one step', async ({
  page,
  disk,
  menu,
  shot,
}) => {
  await openBareSortie(page, disk)
  const exported = async (): Promise<string> => {
    const { name, bytes } = await disk.exported(() =>
      menu.choose('Fichier', 'Exporter l’ordre de bataille (CSV)…'),
    )
    expect(name).toMatch(/ordre de bataille\.csv$/)
    return bytes.toString('utf8')
  }
  const text = await exported()
  expect(text).toMatch(
    /^\ufeffcamp;groupe;chef;type;sigle;nom;nom en anglais;quantité;position;orientation;note du groupe\r\n/,
  )
  const opened = await savedScenario(page, disk)
  expect(levies(opened)).toEqual([])

  // A group with four peasants is added; a row with a type that there is not is left out.
  await menu.choose('Fichier', 'Importer des types ou l’ordre de bataille (CSV)…')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'bataille.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `${text}Les assiégeants;Le camp / Les tentes;;Paysan;RPA;;;4;à placer;;Près du gué.\r\n;;;Dragon;;;;1;;;\r\n`,
    ),
  })
  await expect(dialog.getByRole('radio', { name: 'Ordre de bataille' })).toBeChecked()
  await expect(dialog).toContainText('11 colonnes reconnues')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByRole('heading')).toHaveText([
    'Importer l’ordre de bataille',
    'Laissé de côté (1)',
    'Nouvelles lignes (1)',
    'Nouveaux groupes (2)',
  ])
  await expect(dialog).toContainText(/Ligne 33, colonne «.type.».: le scénario n’a pas .* «.Dragon.»/)
  await expect(dialog).toContainText('4 × Paysan · Les assiégeants · Le camp / Les tentes · à placer')
  await expect(dialog).toContainText('4 pions seront ajoutés.')
  await shot('order-csv-added')
  await dialog.getByRole('button', { name: 'Importer (1)' }).click()
  await expect(dialog).toHaveCount(0)
  const added = await savedScenario(page, disk)
  expect(Object.values(added.groups).map(({ name, note }) => [name, note])).toEqual([
    ['Le camp', ''],
    ['Les tentes', 'Près du gué.'],
  ])
  expect(levies(added)).toHaveLength(4)
  const before = await disk.saved()

  // Out again, a quantity changed under a heading that nobody knows, and dropped on the order of battle.
  await page.keyboard.press('Shift+F4')
  const row = 'Paysan;RPA;;;4;à placer'
  const again = await exported()
  expect(again).toContain(row)
  const changed = again.replace(row, 'Paysan;RPA;;;6;à placer').replace('quantité', 'effectif')
  await drop(page, 'effectifs.csv', changed)
  await expect(dialog).toContainText('10 colonnes reconnues, 1 laissée de côté')
  await shot('order-csv-columns')
  await dialog.getByRole('combobox', { name: 'effectif' }).selectOption({ label: 'Quantité' })
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByRole('heading')).toHaveText([
    'Importer l’ordre de bataille',
    'Lignes modifiées (1)',
  ])
  await expect(dialog).toContainText('Quantité · 4 → 6')
  await expect(dialog).toContainText('2 pions seront ajoutés.')
  await shot('order-csv-changes')
  await dialog.getByRole('button', { name: 'Importer (1)' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('treeitem').filter({ hasText: /6\s×\s*Paysan/ })).toBeVisible()
  expect(levies(await savedScenario(page, disk))).toHaveLength(6)
  await page.keyboard.press('Control+z')
  expect(levies(await savedScenario(page, disk))).toHaveLength(4)
  expect(await disk.saved()).toBe(before)
})
