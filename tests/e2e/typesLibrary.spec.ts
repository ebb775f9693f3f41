/** The user's own types (CTR-6): kept from the table, taken into a new scenario, a clash asked about, undone, there after a restart. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test'
import { openSortie, savedScenario } from './support/workshop'

test('two types are kept, taken into another scenario, and a clash is asked about', async ({
  page: firstPage,
  program,
  disk,
  menu,
  shot,
}) => {
  let page = firstPage
  await openSortie(page)
  const sortie = await savedScenario(page, disk)
  const [first, second] = Object.values(sortie.counterTypes)
    .slice(0, 2)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  if (!first || !second) throw new Error('the sortie has types')
  await page.keyboard.press('F4')
  await expect(page.locator('.armies-field')).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  const keep = page.getByRole('toolbar').getByRole('button', { name: 'Garder dans ma bibliothèque' })
  await keep.click()
  await expect(page.locator('.status-words')).toContainText(
    '2 types de pions gardés dans votre bibliothèque.',
  )
  await keep.click()
  await expect(page.locator('.status-words')).toContainText('Ces types sont déjà dans votre bibliothèque.')

  page = await program.restart()
  await page.getByRole('button', { name: /Nouveau scénario/ }).click()
  await page.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const camp = page.getByRole('button', { name: 'Ajouter un camp' })
  await camp.click()
  await page.getByRole('tab', { name: 'Pions' }).click()
  const tray = page.locator('.tray-item')
  await expect(tray).toHaveCount(0)

  let dialog = page.getByRole('dialog')
  const openLibrary = async (): Promise<void> => {
    await menu.choose('Fichier', 'Ajouter des types de pions…')
    await dialog.getByRole('tab', { name: 'Ma bibliothèque' }).click()
    await dialog.getByRole('region', { name: 'Mes types' }).waitFor()
  }
  await openLibrary()
  const cards = dialog.getByRole('tabpanel').locator('.catalogue-card')
  await expect(cards.filter({ visible: true })).toHaveCount(2)
  await dialog
    .getByRole('region', { name: 'Mes types' })
    .getByRole('button', { name: 'Tout le groupe' })
    .click()
  await shot('types-library')
  const { violations } = await new AxeBuilder({ page }).include('.dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await dialog.getByRole('button', { name: 'Ajouter (2)' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(tray).toHaveCount(2)
  const taken = Object.values((await savedScenario(page, disk)).counterTypes)
  expect(taken.map(({ name, abbreviation, stats, faces }) => ({ name, abbreviation, stats, faces }))).toEqual(
    [first, second].map(({ name, abbreviation, stats, faces }) => ({ name, abbreviation, stats, faces })),
  )
  await page.keyboard.press('Control+z')
  await expect(tray).toHaveCount(0)
  await page.keyboard.press('Control+y')
  await expect(tray).toHaveCount(2)

  // One is changed here: its letters now stand for two different sheets; the other is there already.
  await page.keyboard.press('F4')
  await page.locator('.armies-cell[data-row="0"][data-kind="integer"]').nth(1).click()
  await page.getByRole('button', { name: 'Ajouter 1 aux nombres choisis' }).click()
  await page.keyboard.press('F4')
  await openLibrary()
  await dialog
    .getByRole('region', { name: 'Mes types' })
    .getByRole('button', { name: 'Tout le groupe' })
    .click()
  await dialog.getByRole('button', { name: 'Ajouter (2)' }).click()
  await expect(dialog.getByRole('heading', { name: 'Sigles déjà pris' })).toBeVisible()
  const code = dialog.getByRole('textbox', { name: `${first.name} – Nouveau sigle` })
  const suggested = await code.inputValue()
  expect(suggested).toMatch(/^[A-Z0-9]{3}$/)
  expect(suggested).not.toBe(first.abbreviation)
  await shot('types-clash')
  await code.fill(first.abbreviation)
  await expect(dialog.getByRole('alert')).toContainText(`C’est déjà le sigle de «\u202f${first.name}\u202f».`)
  await expect(dialog.getByRole('button', { name: 'Ajouter', exact: true })).toBeDisabled()
  const { violations: asked } = await new AxeBuilder({ page }).include('.dialog').analyze()
  expect(asked.map(({ id }) => id)).toEqual([])
  await code.fill('XYZ')
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(tray).toHaveCount(3)
  const codes = async (): Promise<string[]> =>
    Object.values((await savedScenario(page, disk)).counterTypes).map(({ abbreviation }) => abbreviation)
  expect(await codes()).toEqual([first.abbreviation, second.abbreviation, 'XYZ'])
  await page.keyboard.press('Control+z')
  expect(await codes()).toEqual([first.abbreviation, second.abbreviation])

  // Renamed, deleted, put back; it lasts.
  await openLibrary()
  await dialog.getByRole('button', { name: `${first.name} – Autres actions` }).click()
  await page.getByRole('menuitem', { name: 'Renommer' }).click()
  await expect(dialog.locator('.catalogue-rename')).toBeFocused()
  await page.keyboard.type('Garde du corps')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Garde du corps – Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect(cards.filter({ visible: true })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Rétablir' }).click()
  await expect(cards.filter({ visible: true })).toHaveCount(2)
  const { name, bytes } = await disk.exported(() =>
    dialog.getByRole('tabpanel').getByRole('button', { name: 'Exporter…' }).click(),
  )
  expect(name).toMatch(/\.castellan-types$/)

  page = await program.restart()
  await openSortie(page)
  dialog = page.getByRole('dialog')
  await openLibrary()
  await expect(dialog.getByRole('button', { name: /^Garde du corps/ }).first()).toBeVisible()
  // The file as any other user would choose it; a spoilt one is refused with its place.
  await dialog.getByRole('tab', { name: 'Un fichier…' }).click()
  const chooser = dialog.getByRole('tabpanel').locator('input[type="file"]')
  const text = bytes.toString('utf8')
  const file = (content: string) => ({
    name: 'types.castellan-types',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
  await chooser.setInputFiles(file(text.replace('"version": 1', '"version": 9')))
  await expect(dialog.getByRole('alert')).toContainText(
    'types.castellan-types, ligne 3, colonne 14 (version)',
  )
  await chooser.setInputFiles(file(text))
  const offered = dialog.getByRole('region', { name: 'types', exact: true }).locator('.catalogue-card')
  await expect(offered).toHaveCount(2)
  await shot('types-file')
})
