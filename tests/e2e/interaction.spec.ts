/** What is selected, the hex cursor and handles lie above the board, as nodes that are there as long as they are needed. */
import { createCanvas } from '@napi-rs/canvas'
import { type Point } from '../../shared/hex/layout'
import { expect, type Locator, test } from './support/test'
import { openSortie } from './support/workshop'

/** The canvases of the map: board and overlay, and that of the interaction layer while it shows something. */
const canvases = (board: Locator): Locator => board.locator('canvas')

/** How many pixels of the uppermost canvas are drawn on. */
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
    await page.mouse.move(from.x, from.y)
    await expect(board).toHaveAttribute('data-cursor', 'handle')
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
