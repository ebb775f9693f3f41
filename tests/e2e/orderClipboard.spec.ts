/** CTR-7: rows of the order of battle cut, copied and pasted, by keys and by the Edit menu. */
import { expect, type Locator, type Page, test } from './support/test'
import { openBareSortie, savedScenario } from './support/workshop'

const row = (page: Page, name: string): Locator =>
  page
    .getByRole('treeitem')
    .filter({ has: page.locator('.order-name', { hasText: new RegExp(`^${name}$`) }) })

async function newGroup(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Insert')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(row(page, name)).toBeVisible()
}

test('what is cut moves when it is pasted, what is copied is made anew, each in one undo step', async ({
  page,
  disk,
  host,
  shot,
}) => {
  await openBareSortie(page, disk)
  await page.keyboard.press('Shift+F4')
  await row(page, 'La garnison').click()
  await newGroup(page, 'Le donjon')
  await row(page, 'La garnison').click()
  await newGroup(page, 'La porte')

  // Two archers, cut: they stay, paler, until they are pasted.
  await row(page, 'Thibaud').click()
  await row(page, 'Gautier').click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+x')
  await expect(row(page, 'Thibaud')).toHaveAttribute('data-cut', 'true')
  await shot('order-cut')
  await row(page, 'Le donjon').click()
  await page.keyboard.press('Control+v')
  await expect(row(page, 'Thibaud')).toHaveAttribute('aria-level', '3')
  await expect(row(page, 'Gautier')).not.toHaveAttribute('data-cut')
  await page.keyboard.press('Control+z')
  await expect(row(page, 'Gautier')).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('Control+y')
  await expect(row(page, 'Gautier')).toHaveAttribute('aria-level', '3')

  // The group with them, copied by the menu into the other one.
  await row(page, 'Le donjon').click()
  if (host === 'browser') {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('menuitem', { name: 'Édition' }).click()
    await page.getByRole('menuitem', { name: /^Copier/ }).click()
    // The tree has the focus again, and hears the next key.
    await expect(page.getByRole('tree').first()).toBeFocused()
    await row(page, 'La porte').click()
    await page.getByRole('menuitem', { name: 'Édition' }).click()
    await page.getByRole('menuitem', { name: /^Coller/ }).click()
  } else {
    await page.keyboard.press('Control+c')
    await row(page, 'La porte').click()
    await page.keyboard.press('Control+v')
  }
  await expect(row(page, 'Le donjon')).toHaveCount(2)
  await expect(row(page, 'Thibaud')).toHaveCount(2)
  const { groups, counters } = await savedScenario(page, disk)
  const [gate] = Object.entries(groups).find(([, { name }]) => name === 'La porte') ?? []
  const [copy] = Object.entries(groups).find(([, { parent }]) => parent === gate) ?? []
  const copied = Object.values(counters).filter(({ group }) => group === copy)
  expect(copied.map(({ name, hex }) => [name, hex])).toEqual([
    ['Thibaud', undefined],
    ['Gautier', undefined],
  ])
  await page.keyboard.press('Control+z')
  await expect(row(page, 'Le donjon')).toHaveCount(1)

  // A row of the other side takes nothing of this one.
  await row(page, 'Les assiégeants').click()
  await page.keyboard.press('Control+v')
  await expect(page.locator('.status-words')).toContainText('reste dans son camp')
})
