/** The order of battle (CTR-7): built by keys and by mouse, undone, saved and opened again. */
import { expect, type Locator, type Page, test } from '../support/test'
import { openBareSortie, openSortie, savedScenario } from '../support/workshop'

const trees = (page: Page): Locator => page.getByRole('tree')
const row = (page: Page, name: string): Locator =>
  page
    .getByRole('treeitem')
    .filter({ has: page.locator('.order-name', { hasText: new RegExp(`^${name}$`) }) })

const details = (page: Page): Locator => page.locator('.order-details')

async function openOrder(page: Page): Promise<void> {
  await page.keyboard.press('Shift+F4')
  await expect(trees(page).first()).toBeFocused()
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await expect(to).toHaveAttribute('data-drop', 'in')
  await page.mouse.up()
}

test('a tree built by keys and mouse: groups, 6 copies, a reinforcement, undone, saved and opened again', async ({
  page,
  disk,
}) => {
  await openBareSortie(page, disk)
  await openOrder(page)
  await expect(trees(page)).toHaveCount(2)
  await expect(row(page, 'Sire Guy')).toHaveAttribute('aria-level', '2')

  // By keys: two groups, the second within the first, and a knight into it.
  await page.keyboard.press('Insert')
  await page.keyboard.type('Le donjon')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Insert')
  await page.keyboard.type('Les tireurs')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Les tireurs')).toHaveAttribute('aria-level', '3')
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(row(page, 'Les tireurs')).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('Alt+ArrowRight')
  await expect(row(page, 'Les tireurs')).toHaveAttribute('aria-level', '3')
  await row(page, 'Renaud').click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(row(page, 'Renaud')).toHaveAttribute('aria-level', '3')
  await expect(row(page, 'Renaud')).toHaveAttribute('aria-selected', 'true')

  // By mouse: two archers at once.
  await row(page, 'Thibaud').click()
  await row(page, 'Gautier').click({ modifiers: ['Control'] })
  await drag(page, row(page, 'Gautier'), row(page, 'Les tireurs'))
  await expect(row(page, 'Thibaud')).toHaveAttribute('aria-level', '4')
  await expect(row(page, 'Gautier')).toHaveAttribute('aria-level', '4')

  // Quantities: one is added, six are typed; one step back, one forth.
  await row(page, 'Les tireurs').click()
  await details(page).getByLabel('Ajouter des pions').selectOption({ label: 'Arbalétrier' })
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  const copies = row(page, 'Arbalétrier')
  await expect(copies).toContainText('6 ×')
  await page.keyboard.press('Control+z')
  await expect(copies).toContainText('1 ×')
  await page.keyboard.press('Control+y')
  await expect(copies).toContainText('6 ×')
  // The group stays selected for the next type.
  await expect(row(page, 'Les tireurs')).toHaveAttribute('aria-selected', 'true')
  await copies.click()
  await page.keyboard.press('-')
  await expect(copies).toContainText('5 ×')

  // They come later.
  await page.getByRole('button', { name: 'Nouveau renfort' }).click()
  await page.getByLabel('Tour d’arrivée · Renfort 1').fill('4')
  await page.getByLabel('Tour d’arrivée · Renfort 1').press('Enter')
  await details(page).getByLabel('Entrée en jeu').selectOption({ label: 'Renfort 1, tour 4' })
  await expect(copies).toContainText('Renfort 1, tour 4')
  await expect(copies).toHaveAttribute('aria-selected', 'true')

  const saved = await savedScenario(page, disk)
  const text = await disk.saved()
  const named = new Map(Object.entries(saved.groups).map(([id, { name }]) => [name, id]))
  const [keep, shots] = [named.get('Le donjon'), named.get('Les tireurs')]
  expect(Object.values(saved.groups)).toEqual([
    { side: 'garrison', name: 'Le donjon', note: '', rank: 0 },
    { side: 'garrison', name: 'Les tireurs', note: '', rank: 0, parent: keep },
  ])
  const inGroup = (id: string | undefined): string[] =>
    Object.values(saved.counters).flatMap(({ group, name, type }) => (group === id ? name || type : []))
  expect(inGroup(keep)).toEqual(['Renaud'])
  expect(inGroup(shots)).toEqual(['Thibaud', 'Gautier', ...new Array<string>(5).fill('crossbowman')])
  const coming = Object.values(saved.counters).filter(({ reinforcement }) => reinforcement !== undefined)
  expect(coming).toHaveLength(5)
  expect(coming.every(({ hex }) => hex === undefined)).toBe(true)

  // Opened again it is the same, byte for byte.
  await page.keyboard.press('Control+o')
  await expect(page.locator('.order')).toHaveCount(0)
  await openOrder(page)
  await expect(row(page, 'Arbalétrier')).toContainText('5 ×')
  await row(page, 'Renaud').click()
  await page.keyboard.press('F2')
  await page.keyboard.type('Renaud II')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+z')
  await expect(row(page, 'Renaud')).toBeVisible()
  await disk.takeAway()
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(text)
})

test('to the map and back: counters that wait are placed, a character is shown, a leader is asked about', async ({
  page,
  disk,
}) => {
  const map = await openBareSortie(page, disk)
  await openOrder(page)
  await row(page, 'La garnison').click()
  await details(page).getByLabel('Ajouter des pions').selectOption({ label: 'Moine' })
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Moine')).toContainText('2 ×')
  await expect(row(page, 'Moine')).toContainText('hors de la carte')
  await page.getByRole('toolbar').getByRole('button', { name: 'Placer sur la carte' }).click()
  await expect(page.locator('.order')).toHaveCount(0)
  // A side without set-up zones: the author says where.
  await expect(page.getByRole('radio', { name: 'En bloc' })).toBeChecked()
  await expect(page.locator('.status-words')).toContainText('Cliquez là où poser 2 pions')
  await map.click(await map.hex('U3'))
  await expect(page.locator('.inspector-head')).toContainText('2 pions')
  await openOrder(page)
  await expect(row(page, 'Moine')).not.toContainText('hors de la carte')
  await expect(row(page, 'Moine')).toHaveAttribute('aria-selected', 'true')

  await row(page, 'Sire Guy').click()
  await page.keyboard.press('Enter')
  await expect(page.locator('.order')).toHaveCount(0)
  await expect(page.locator('.inspector-head')).toContainText('Sire Guy')

  await openOrder(page)
  await page.keyboard.press('Insert')
  await page.keyboard.type('Le gros')
  await page.keyboard.press('Enter')
  await details(page).getByLabel('Chef').selectOption({ label: 'Sire Guy (O7)' })
  await row(page, 'Sire Guy').click()
  await page.keyboard.press('Delete')
  await page
    .getByRole('dialog', { name: 'Supprimer un chef ?' })
    .getByRole('button', { name: 'Annuler' })
    .click()
  await expect(row(page, 'Sire Guy')).toBeVisible()
})

test('a click in a scrolled tree without the focus chooses the row under the pointer; one off the map cannot be asked about', async ({
  page,
}) => {
  await openSortie(page)
  await openOrder(page)
  const last = row(page, 'Jost')
  await trees(page).last().hover()
  await page.mouse.wheel(0, 2000)
  await expect(last).toBeInViewport()
  await last.hover()
  await page.mouse.down()
  await expect(trees(page).last()).toBeFocused()
  await page.mouse.up()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('.order')).toHaveCount(0)
  await page.keyboard.press('x')
  await expect(page.getByText('posez celui-ci dans une case')).toBeVisible()
})
