/** Several counters at once, the menu on them, and the sheet of their type: there and back. */
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

test('a rider and a man on foot: what differs is mixed, states and side go to both, what cannot is told', async ({
  page,
  disk,
}) => {
  const workshop = await openSortie(page)
  await workshop.click(await workshop.hex('O7'))
  await page.getByRole('switch', { name: 'Assommé' }).click()
  await page.keyboard.down('Shift')
  await workshop.click(await workshop.hex('K9'))
  await page.keyboard.up('Shift')
  await expect(page.getByRole('heading', { name: '2\u00a0pions' })).toBeVisible()
  const face = page.getByLabel('Face', { exact: true })
  const side = page.getByLabel('Camp', { exact: true })
  await expect(face.locator('option:checked')).toHaveText('Divers')
  await expect(side.locator('option:checked')).toHaveText('Divers')
  const stunned = page.getByRole('checkbox', { name: 'Assommé' })
  await expect(stunned).toHaveAttribute('aria-checked', 'mixed')
  await stunned.click()
  await expect(page.getByRole('switch', { name: 'Assommé' })).toBeChecked()
  await side.selectOption({ label: 'La garnison' })

  // By the keyboard: the menu on the map, its states by name.
  const menu = page.getByRole('menu', { name: 'Menu de la carte' })
  const { x, y } = await workshop.hex('O7')
  await page.mouse.click(x, y, { button: 'right' })
  await menu.getByRole('menuitemcheckbox', { name: 'Blessé' }).press('Enter')
  await expect(menu).toHaveCount(0)
  await page.mouse.click(x, y, { button: 'right' })
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Blessé' })).toBeChecked()
  await menu.getByRole('menuitemcheckbox', { name: 'À pied' }).click()
  await expect(page.locator('.status')).toContainText('Le pion est tourné vers un sommet.')
  const { counters } = await savedScenario(page, disk)
  const [guy, dickon] = ['sire-guy', 'dickon'].map((id) => counters[id as keyof typeof counters])
  expect(guy).toMatchObject({ face: 'wounded', facing: { kind: 'vertex' }, status: { stunned: true } })
  expect(dickon).toMatchObject({ face: 'wounded', side: 'garrison', status: { stunned: true } })
})

test('a second counter lies beside the first, chosen from the palette, and is undone', async ({
  page,
  disk,
}) => {
  const workshop = await openSortie(page)
  await workshop.click(await workshop.hex('X5'))
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Palette de commandes' })
  await field.fill('assommé')
  await field.press('Enter')
  await expect(page.getByRole('switch', { name: 'Assommé' })).toBeChecked()
  await page.keyboard.press('Control+d')
  const two = await savedScenario(page, disk)
  const perrins = Object.values(two.counters).filter(({ name }) => name === 'Perrin')
  expect(perrins.map(({ hex, status }) => [hex, status['stunned']])).toHaveLength(2)
  expect(new Set(perrins.map(({ hex }) => hex)).size).toBe(2)
  await page.keyboard.press('Control+z')
  const one = await savedScenario(page, disk)
  expect(Object.values(one.counters).filter(({ name }) => name === 'Perrin')).toHaveLength(1)
  expect(Object.keys(one.counters)).toHaveLength(Object.keys(two.counters).length - 1)
})

test('the sheet of a type opens where one is, and leads back; its numbers are selected when clicked', async ({
  page,
}) => {
  const workshop = await openSortie(page)
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const chosen = (): Promise<string | undefined> => page.evaluate(() => getSelection()?.toString())

  // From a counter: back by its button, and by Escape.
  await workshop.click(await workshop.hex('Q8'))
  await expect(page.getByRole('heading', { name: 'Gontran' })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier le type…' }).press('Enter')
  const back = page.getByRole('button', { name: 'Retour au pion' })
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Gontran' })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier le type…' }).click()
  await back.waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Gontran' })).toBeVisible()

  // From the list: in its place, and back to its line.
  await tab('Pions').click()
  const line = page.getByRole('listitem').filter({ hasText: 'Vougier' })
  await line.getByRole('button', { name: 'Modifier le type' }).click()
  await expect(tab('Pions')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'Vougier' })).toBeVisible()

  // A face that has its own value keeps it; the number is replaced by what is typed.
  const healthy = page.getByLabel('indemne, à pied, attaque')
  await healthy.click()
  expect(await chosen()).toBe('10')
  await page.keyboard.type('11')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('blessé, à pied, attaque')).toHaveValue('5')
  await page.getByRole('button', { name: 'Tous les types de pion' }).click()
  await expect(line.getByRole('button').first()).toBeFocused()

  // A new one: the wounded face follows until it differs.
  await page.getByRole('button', { name: 'Nouveau type de pion' }).last().click()
  await page.getByRole('menuitem', { name: 'Pion à pied' }).click()
  await healthy.fill('12')
  await healthy.press('Enter')
  await expect(page.getByLabel('blessé, à pied, attaque')).toHaveValue('12')
  await expect(tab('Pions')).toHaveAttribute('aria-selected', 'true')
})
