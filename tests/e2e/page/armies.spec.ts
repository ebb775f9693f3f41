/** The table of counter types: from a spreadsheet to a saved army and back, by keys (CTR-1). */
import { expect, type Locator, type Page, test } from '../support/test'
import { ARMY, paste, TSV } from '../support/spreadsheet'
import { openSortie, savedScenario } from '../support/workshop'

const copied = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return clipboardData.getData('text/plain')
  })

async function openTable(page: Page): Promise<Locator> {
  await page.keyboard.press('F4')
  const grid = page.getByRole('grid', { name: 'Tableau des pions' })
  await expect(page.locator('.armies-field')).toBeFocused()
  return grid
}

const marked = (grid: Locator): Locator => grid.locator('[aria-invalid="true"]')

test('an army from a spreadsheet: pasted, mended, undone in one step, saved and opened again', async ({
  page,
  disk,
}) => {
  await page.getByRole('button', { name: /Nouveau scénario/ }).click()
  await page.getByLabel('Règles').selectOption({ label: 'Magna Carta' })
  await page.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const grid = await openTable(page)
  // Given up, nothing is added.
  await paste(page, TSV)
  await page
    .getByRole('dialog', { name: 'Ajouter 12 types de pion ?' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(page.getByText('0 type', { exact: true })).toBeVisible()
  await expect(page.locator('.armies-field')).toBeFocused()
  await paste(page, TSV)
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('12 types', { exact: true })).toBeVisible()
  await expect(grid.getByRole('gridcell', { name: 'Sergent de Foix' })).toBeVisible()

  // What is wrong is counted below the table, where it moves none of its rows.
  await expect(page.locator('.armies-line .armies-faults')).toContainText(/^2\serreurs/)
  const bar = await page.getByRole('toolbar', { name: 'Tableau des pions' }).boundingBox()
  expect(bar?.height).toBe(40)
  // The wrong value stands as it was typed, with its reason; the key goes there, a number mends it.
  await expect(page.locator('.armies-field')).toBeFocused()
  await page.keyboard.press('F8')
  const wrong = marked(grid).filter({ hasText: 'sept' })
  // A wounded man follows the healthy one, in this too.
  await expect(wrong).toHaveCount(2)
  await expect(wrong.first()).toHaveAttribute('aria-description', 'Un nombre entier est attendu. (CHK-9)')
  while ((await grid.locator('[data-active]').textContent()) !== 'sept') await page.keyboard.press('F8')
  await expect(page.locator('.armies-line')).toContainText('Un nombre entier est attendu.CHK-9')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(wrong).toHaveCount(0)

  const army = await savedScenario(page, disk)
  const types = Object.values(army.counterTypes)
  expect(types.map(({ name }) => name).sort()).toEqual(
    ARMY.slice(1)
      .map(([name]) => (name ?? '').replace(/"/g, ''))
      .sort(),
  )
  const foix = types.find(({ abbreviation }) => abbreviation === 'TSF')
  expect(foix?.faces['healthy']?.stats).toMatchObject({ attack: 8, defence: 7, movement: 7 })
  expect(foix?.faces['wounded']?.stats).toMatchObject({ attack: 8, defence: 7, movement: 7 })
  const count = types.find(({ abbreviation }) => abbreviation === 'TCO')
  expect(count?.stats).toMatchObject({ category: 'leader', mounted: true, armour: 'heavy' })
  expect(count?.footprint).toBe(2)

  // Two steps: the number, and the whole paste.
  await page.keyboard.press('Control+z')
  await expect(wrong).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('0 type', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+y')
  await expect(page.getByText('12 types', { exact: true })).toBeVisible()

  // What was saved is what is there when it is opened again.
  await page.keyboard.press('Control+o')
  await expect(page.locator('.armies')).toHaveCount(0)
  await openTable(page)
  await page.keyboard.press('Control+a')
  const cells = await copied(page)
  expect(cells.split('TSF\t')).toHaveLength(2)
  expect(await savedAgain(page, disk)).toEqual(army)
})

/** One change and its undoing, so that there is something to save. */
async function savedAgain(page: Page, disk: Parameters<typeof savedScenario>[1]) {
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('x')
  await page.keyboard.press('Enter')
  await savedScenario(page, disk)
  await page.keyboard.press('Control+z')
  return savedScenario(page, disk)
}

test('cells are typed, ticked, filled and counted up by keys; rows sorted and filtered; Escape leads back', async ({
  page,
  disk,
}) => {
  await openSortie(page)
  const grid = await openTable(page)
  const cell = async (row: number, column: string): Promise<Locator> => {
    const heading = grid.locator('.armies-heading').filter({ has: page.getByText(column, { exact: true }) })
    const index = await heading.first().getAttribute('aria-colindex')
    return grid.locator(`[data-row="${row}"][aria-colindex="${index}"]`)
  }
  const active = grid.locator('[data-active]')

  // A letter begins a cell, Ctrl+Enter fills what is selected.
  await (await cell(0, 'Quantité')).click()
  await expect(active).toHaveText('1')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.type('12')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Alt+ArrowUp')
  for (const row of [0, 1, 2]) await expect(await cell(row, 'Quantité')).toHaveText('13')
  // Yes and no by the space bar.
  await (await cell(0, 'Monté')).click()
  await expect(active).toHaveAttribute('aria-label', 'oui')
  await page.keyboard.press(' ')
  await expect(active).toHaveAttribute('aria-label', 'non')
  // A choice by its list.
  await (await cell(0, 'Armure')).click()
  await page.keyboard.press('Alt+ArrowDown')
  await page.getByRole('option', { name: 'légère' }).click()
  await expect(active).toHaveText('légère')
  // What is copied is what is seen.
  await page.keyboard.press('Shift+ArrowDown')
  expect(await copied(page)).toBe('légère\nlourde')
  const { counterTypes } = await savedScenario(page, disk)
  expect(Object.values(counterTypes).filter(({ quantity }) => quantity === 13)).toHaveLength(3)

  // Sorted by a click, filtered by words; the keys of tools sleep.
  await grid.getByRole('button', { name: /^Nom/ }).click()
  await expect(await cell(0, 'Nom')).toContainText('Arbalétrier')
  await page.getByRole('searchbox', { name: 'Filtrer les lignes' }).fill('garnison archer')
  await expect(page.getByText('1 sur 17')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.armies-field')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.armies')).toHaveCount(0)
  await expect(page.getByRole('application')).toBeFocused()
})

test('a new type is there to be named: its name is selected, also where rows are sorted and filtered', async ({
  page,
}) => {
  await openSortie(page)
  const grid = await openTable(page)
  const field = page.locator('.armies-field')
  await grid.getByRole('button', { name: /^Nom/ }).click()
  await page.getByRole('searchbox', { name: 'Filtrer les lignes' }).click()
  await page.keyboard.type('archer')
  await page.getByRole('button', { name: 'Nouveau type' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Nouveau pion')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Nouveau pion')
  await page.keyboard.type('Éclaireur de l’ost')
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('gridcell', { name: 'Éclaireur de l’ost' })).toBeVisible()
  await expect(page.getByText('18 types', { exact: true })).toBeVisible()
  // Names are typed one below the other: Enter goes on in the line for the next type.
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  for (const name of ['Sapeur', 'Milicien']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('20 types', { exact: true })).toBeVisible()
})

test('a CSV that is opened is imported', async ({ page, disk }) => {
  await openSortie(page)
  await disk.put(TSV, 'troupe.csv')
  await page.keyboard.press('Control+o')
  const dialog = page.getByRole('dialog', { name: /Importer/ })
  await expect(dialog).toContainText('troupe.csv')
  await page.keyboard.press('Escape')
  await expect(page.locator('.document-title')).toContainText('La sortie')
})
