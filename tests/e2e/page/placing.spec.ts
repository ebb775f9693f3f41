/** Placing by the mouse (CTR-3): whole groups, the knob that turns, the stack that fans out, what remains in the tray. */
import { counterId } from '../../../shared/document/ids'
import { countersByHex } from '../../../shared/document/counters'
import { hexKey } from '../../../shared/hex/axial'
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

const THIRTY = 30

test('two groups of ten are placed in two gestures, taken off the map, and each undone in one step', async ({
  page,
  disk,
}) => {
  const { hex, drag } = await openSortie(page)
  const panels = page.getByRole('complementary', { name: 'Panneaux' })
  await page.getByRole('tab', { name: 'Pions', exact: true }).click()
  await panels.getByRole('searchbox', { name: 'Chercher un pion' }).fill('vougier')
  const line = panels.locator('.tray-item')
  await expect(line).toHaveCount(1)
  await line.getByRole('button').first().click()
  await page.getByRole('radio', { name: 'En ligne' }).click()
  const count = page.getByRole('spinbutton', { name: 'Combien' })
  await count.fill('10')
  await count.press('Tab')
  await drag([await hex('I13'), await hex('I11')])
  await expect(page.locator('.status')).toContainText('10\u00a0pions.')
  await drag([await hex('U13'), await hex('U11')])
  const placed = await savedScenario(page, disk)
  const pikemen = Object.values(placed.counters).filter(({ hex: at }) => at !== undefined)
  expect(pikemen).toHaveLength(THIRTY + 20)
  await page.keyboard.press('Shift+Delete')
  await expect(line).toContainText('10\u00a0à placer')
  const undo = page.getByRole('button', { name: /^Annuler/ })
  for (let step = 0; step < 3; step++) await undo.click()
  await expect(line).toContainText('1 sur la carte')
  await expect(line).not.toContainText('à placer')
  await expect(undo).toBeDisabled()
})

test('the knob turns a counter; a stack fans out under the resting pointer and is re-ordered by a drag', async ({
  page,
  disk,
}) => {
  const { board, hex, axial, click } = await openSortie(page)
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await page.getByRole('tab', { name: 'Pions', exact: true }).click()
  await page.locator('.tray-item').filter({ hasText: 'Vougier' }).getByRole('button').first().click()
  const free = await hex('I12')
  await click(free)
  await page.keyboard.press('v')
  // It faces the vertex 30 degrees from the top; the knob stands 16 pixels beyond the rim of its hex.
  const far = ((await hex('I13')).y - free.y) / 2 + 16
  await page.mouse.move(free.x + far / 2, free.y - far * Math.cos(Math.PI / 6))
  await expect(board).toHaveAttribute('data-cursor', 'handle')
  await page.mouse.down()
  await page.mouse.move(free.x + 60, free.y, { steps: 8 })
  await page.mouse.move(free.x, free.y + 60, { steps: 8 })
  await expect(page.locator('.status-words')).toContainText('Tourne 1\u00a0pion')
  await page.mouse.up()
  await expect(undo).toHaveAccessibleName(/Tourner/)
  await undo.click()
  await expect(undo).toHaveAccessibleName(/Placer/)

  // Two in one hex.
  await page.keyboard.press('c')
  await click(free)
  await page.keyboard.press('v')
  await page.mouse.move(free.x + 120, free.y)
  await page.mouse.move(free.x, free.y)
  const fan = page.getByRole('group', { name: /^Pile en I12/ })
  await expect(fan.getByRole('button')).toHaveCount(2)
  const stackIn = async (): Promise<readonly string[]> =>
    countersByHex(await savedScenario(page, disk)).get(hexKey(axial('I12'))) ?? []
  const cards = await fan.getByRole('button').all()
  const [top, bottom] = await Promise.all(cards.map((card) => card.boundingBox()))
  const ids = await Promise.all(cards.map((card) => card.getAttribute('data-counter')))
  if (!top || !bottom) throw new Error('the cards are on screen')
  await page.mouse.move(top.x + 20, top.y + 20)
  await page.mouse.down()
  await page.mouse.move(bottom.x + 20, bottom.y + 20, { steps: 6 })
  await page.mouse.up()
  await expect(undo).toHaveAccessibleName(/Descendre un pion/)
  expect(await stackIn()).toEqual(ids.map((id) => counterId(id ?? '')))
  await page.keyboard.press('Escape')
  await expect(fan).toHaveCount(0)
  await undo.click()
  expect(await stackIn()).toEqual(ids.map((id) => counterId(id ?? '')).toReversed())

  // Out of the fan onto the map: the card that is dragged moves, as one undo step, and the fan is gone.
  await page.mouse.move(free.x + 120, free.y)
  await page.mouse.move(free.x, free.y)
  await expect(fan.getByRole('button')).toHaveCount(2)
  const lower = await fan.getByRole('button').nth(1).boundingBox()
  if (!lower) throw new Error('the card is on screen')
  const away = await hex('I14')
  await page.mouse.move(lower.x + 20, lower.y + 20)
  await page.mouse.down()
  await page.mouse.move(away.x, away.y, { steps: 8 })
  await page.mouse.up()
  await expect(undo).toHaveAccessibleName(/Déplacer/)
  await expect(fan).toHaveCount(0)
  const moved = countersByHex(await savedScenario(page, disk))
  expect(moved.get(hexKey(axial('I14')))).toEqual([counterId(ids[1] ?? '')])
  expect(moved.get(hexKey(axial('I12')))).toEqual([counterId(ids[0] ?? '')])
})
