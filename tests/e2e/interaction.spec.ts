/** What is selected and the hex cursor are drawn above the board, by nodes that are there as long as they are needed. */
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
