/** The interaction layer above the board: nodes for the selection, the hex cursor and handles, only while they are needed. */
import { createCanvas } from '@napi-rs/canvas'
import { counterId } from '../../../shared/document/ids'
import { nameOfHex } from '../../../shared/document/placeNames'
import { parseHexKey } from '../../../shared/hex/axial'
import { type Point } from '../../../shared/hex/layout'
import { expect, type Locator, test } from '../support/test'
import { openSortie, savedScenario, sortie } from '../support/workshop'

/** The canvases of the map: board and overlay, and that of the interaction layer while it shows something. */
const canvases = (board: Locator): Locator => board.locator('canvas:visible')

/** Counts the pixels of the uppermost canvas that are drawn on. */
function drawnPixels(board: Locator): Promise<number> {
  return canvases(board)
    .last()
    .evaluate((found) => {
      const canvas = found as HTMLCanvasElement
      const context = canvas.getContext('2d')
      if (!context) throw new Error('the layer has a canvas')
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      return data.filter((value, index) => index % 4 === 3 && value > 0).length
    })
}

/** Measures the opacity of the uppermost canvas at a point of the page: 0 to 255. */
function opacityAt(board: Locator, at: Point): Promise<number> {
  return canvases(board)
    .last()
    .evaluate((found, { x, y }) => {
      const box = found.getBoundingClientRect()
      const context = (found as HTMLCanvasElement).getContext('2d')
      return context?.getImageData(x - box.left, y - box.top, 1, 1).data[3] ?? 0
    }, at)
}

test('a selection and the hex cursor are outlined, and follow the zoom; a map at rest has no nodes', async ({
  page,
}) => {
  const { board, hex, click } = await openSortie(page)
  await expect(canvases(board)).toHaveCount(2)
  await click(await hex('I13'))
  await expect(canvases(board)).toHaveCount(3)
  await expect.poll(() => drawnPixels(board)).toBeGreaterThan(100)
  const whole = await drawnPixels(board)
  await page.mouse.wheel(0, -480)
  await expect.poll(() => drawnPixels(board)).toBeGreaterThan(1.5 * whole)
  await page.keyboard.press('Escape')
  await expect(canvases(board)).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await expect(canvases(board)).toHaveCount(3)
  await expect.poll(() => drawnPixels(board)).toBeGreaterThan(100)
})

test('a point of the background picture is dragged with the mouse, given up by Escape, and undone', async ({
  page,
}) => {
  const { board, hex, click } = await openSortie(page)
  const panel = page.getByRole('complementary', { name: 'Panneaux' })
  await page.keyboard.press('y')
  const chooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Image de fond…' }).click()
  const canvas = createCanvas(600, 440)
  const buffer = canvas.toBuffer('image/png')
  await (await chooser).setFiles({ name: 'plateau.png', mimeType: 'image/png', buffer })
  await expect(panel).toContainText('Calage sur la grille')
  const points = panel.getByRole('rowheader')
  const [d4, e6, v4] = [await hex('D4'), await hex('E6'), await hex('V4')]
  await click(d4)
  await click(v4)
  await expect(points).toHaveText(['D4', 'V4'])

  // Taken a little beside its middle.
  const beside = (dx: number, { x, y }: Point): Point => ({ x: x + dx, y })
  const take = async (from: Point, to: Point): Promise<void> => {
    // The point may be drawn a moment after the pointer has come.
    await expect(async () => {
      await page.mouse.move(from.x - 1, from.y)
      await page.mouse.move(from.x, from.y)
      expect(await board.getAttribute('data-cursor')).toBe('handle')
    }).toPass()
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
  }
  await take(beside(5, d4), beside(5, e6))
  await page.keyboard.press('Escape')
  await expect(points).toHaveText(['D4', 'V4'])
  await page.mouse.up()
  await expect(points).toHaveText(['D4', 'V4'])

  await take(beside(5, d4), beside(5, e6))
  await expect(page.locator('.status-words')).toContainText('Centre de la case E6')
  await page.mouse.up()
  await expect(points).toHaveText(['V4', 'E6'])
  await page.keyboard.press('Control+z')
  await expect(points).toHaveText(['D4', 'V4'])
})

test('a label is moved by its frame and turned by its knob, each undone in one step', async ({ page }) => {
  const { board, hex, click } = await openSortie(page)
  const undo = page.getByRole('button', { name: /^Annuler/ })
  const [i13, l13] = [await hex('I13'), await hex('L13')]
  await page.keyboard.press('n')
  await click(i13)
  const field = page.getByRole('textbox', { name: 'Texte de l’étiquette' })
  await field.fill('Le gué')
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)

  await page.mouse.move(i13.x + 4, i13.y)
  await expect(board).toHaveAttribute('data-cursor', 'handle')
  await page.mouse.down()
  await page.mouse.move(l13.x + 4, l13.y, { steps: 5 })
  await page.mouse.up()
  await expect(undo).toHaveAccessibleName(/Déplacer l’étiquette/)

  // The knob stands above the letters: up from there until the pointer is on it.
  await page.mouse.move(l13.x, l13.y - 12)
  await expect(board).toHaveAttribute('data-cursor', 'tool')
  let y = l13.y - 12
  while ((await board.getAttribute('data-cursor')) !== 'handle' && y > l13.y - 60)
    await page.mouse.move(l13.x, (y -= 2))
  y -= 6
  await page.mouse.move(l13.x, y)
  await page.mouse.down()
  await page.mouse.move(l13.x + 60, l13.y, { steps: 6 })
  await expect(page.locator('.status-words')).toContainText('Tourne l’étiquette')
  await page.mouse.up()
  await expect(undo).toHaveAccessibleName(/Tourner l’étiquette/)
  await page.keyboard.press('Control+z')
  await expect(undo).toHaveAccessibleName(/Déplacer l’étiquette/)
  await page.keyboard.press('Control+z')
  await expect(undo).toHaveAccessibleName(/Écrire l’étiquette/)

  // A click on it, once selected, types it anew.
  await click(i13)
  await expect(field).toHaveValue('Le gué')
})

test('a counter goes from hex to hex and its ghost with the pointer; undone in one step', async ({
  page,
  disk,
}) => {
  const scenario = sortie()
  const odon = counterId('odon')
  const at = scenario.counters[odon]?.hex
  if (at === undefined) throw new Error('Odon is on the map')
  const { board, hex, axial } = await openSortie(page)
  const [from, to] = [await hex(nameOfHex(scenario, parseHexKey(at))), await hex('N14')]
  await page.keyboard.press('v')
  // The node comes when the pointer is over the counter, and is found from its next move on.
  await expect(async () => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.move(from.x + 1, from.y)
    expect(await board.getAttribute('data-cursor')).toBe('handle')
  }).toPass()
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  // The ghost covers what the outline of the hex only tints.
  const beside = { x: to.x + 9, y: to.y + 5 }
  await page.mouse.move(beside.x, beside.y)
  await expect.poll(() => opacityAt(board, beside)).toBeGreaterThan(100)
  await page.mouse.up()
  await expect.poll(() => opacityAt(board, beside)).toBeLessThan(50)
  await expect(page.getByRole('button', { name: /^Annuler/ })).toHaveAccessibleName(/Déplacer/)
  const moved = await savedScenario(page, disk)
  expect(moved.counters[odon]?.hex).toBe(Object.values(axial('N14')).join(','))
  await page.getByRole('button', { name: /^Annuler/ }).click()
  expect((await savedScenario(page, disk)).counters[odon]?.hex).toBe(at)
})
