/** CTR-3, CTR-7: counters dragged out of the order of battle, and groups out of the tray, onto the map. */
import { counterTypeId } from '../../../shared/document/ids'
import { type Axial, hexKey } from '../../../shared/hex/axial'
import { type Scenario } from '../../../shared/document/types'
import { expect, type Page, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

const MONK = counterTypeId('monk')
const monks = (page: Page) => page.getByRole('treeitem').filter({ hasText: /×\s*Moine/ })

async function threeMonks(page: Page): Promise<void> {
  await page.keyboard.press('Shift+F4')
  await page
    .getByRole('treeitem')
    .filter({ has: page.locator('.order-name', { hasText: /^La garnison$/ }) })
    .click()
  await page.locator('.order-details').getByLabel('Ajouter des pions').selectOption({ label: 'Moine' })
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(monks(page)).toContainText('3')
}

/** The hexes of the three counters. */
const hexesOf = ({ counters }: Scenario): readonly (string | undefined)[] =>
  Object.values(counters)
    .filter(({ type, name }) => type === MONK && name === '')
    .map(({ hex }) => hex)

test('a row leaves its tree for the map, is given up with Escape, and laid as one undo step', async ({
  page,
  disk,
  shot,
}) => {
  const { hex, axial } = await openSortie(page)
  const to = await hex('I13')
  await threeMonks(page)
  const order = page.locator('.order')
  const carry = async (): Promise<void> => {
    await monks(page).hover()
    await page.mouse.down()
    const box = await page.getByRole('tree').first().boundingBox()
    if (!box) throw new Error('the tree is on screen')
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 })
    await expect(page.locator('.status-words')).toContainText('Sortez de la liste')
    await page.mouse.move(box.x + 60, box.y - 40, { steps: 4 })
    await expect(order).toHaveCount(0)
    await page.mouse.move(to.x, to.y, { steps: 4 })
  }
  await carry()
  await expect(page.locator('.status-words')).toContainText('3\u00a0pions')
  await shot('carried-to-map')
  await page.keyboard.press('Escape')
  await expect(monks(page)).toHaveAttribute('aria-selected', 'true')
  await page.mouse.up()
  await expect(order).toHaveCount(1)
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await expect(undo).not.toHaveAccessibleName(/Placer/)

  await carry()
  await page.mouse.up()
  await expect(undo).toHaveAccessibleName(/Placer\s: 3\spions/)
  await expect(order).toHaveCount(0)
  const first: Axial = axial('I13')
  const laid = hexesOf(await savedScenario(page, disk))
  expect(laid).toContain(hexKey(first))
  expect(laid.filter((at) => at !== undefined)).toHaveLength(3)
  await undo.click()
  expect(hexesOf(await savedScenario(page, disk))).toEqual([undefined, undefined, undefined])
})

test('a group of the tray is dragged onto the map', async ({ page, disk }) => {
  const { board, axial, hex } = await openSortie(page)
  await threeMonks(page)
  await page.keyboard.press('Shift+F4')
  await page.getByRole('tab', { name: 'Pions', exact: true }).click()
  const [to, box] = [await hex('I13'), await board.boundingBox()]
  if (!box) throw new Error('the map is on screen')
  await page
    .locator('.tray-group')
    .first()
    .dragTo(board, { targetPosition: { x: to.x - box.x, y: to.y - box.y } })
  await expect(page.getByRole('button', { name: /^Annuler/ })).toHaveAccessibleName(/Placer\s: 3\spions/)
  const laid = hexesOf(await savedScenario(page, disk))
  expect(laid).toContain(hexKey(axial('I13')))
  expect(laid.filter((at) => at !== undefined)).toHaveLength(3)
})
