/** A scanned board under the map: chosen or dropped, placed on the grid by what it shows, kept in the file, removed. */
import { createCanvas } from '@napi-rs/canvas'
import { exifOrientation } from '#shared/images/exifOrientation'
import { ORIENTATIONS, PHOTOGRAPH, photograph } from '../../support/photographs'
import { decodePng } from '../../support/pictures'
import { expect, type Page, test } from '../support/test'
import { dropOnMap } from '../support/pictures'
import { openSortie, savedScenario } from '../support/workshop'

function scan(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#d8cfa8'
  context.fillRect(0, 0, width, height)
  return canvas.toBuffer('image/png')
}

/** Grain of this many pixels a side, made by the page itself, dropped on the map: nothing packs it well. Answers its bytes. */
async function dropGrain(page: Page, name: string, side: number): Promise<number> {
  return page.getByRole('application').evaluate(
    async (board, [file, length]) => {
      const canvas = new OffscreenCanvas(length, length)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      const grain = context.createImageData(length, length)
      const words = new Uint32Array(grain.data.buffer)
      let random = 1
      for (let index = 0; index < words.length; index++) {
        random = (Math.imul(random, 1664525) + 1013904223) | 0
        words[index] = (random >>> 8) | 0xff000000
      }
      context.putImageData(grain, 0, 0)
      const scan = await canvas.convertToBlob()
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([scan], file))
      board.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
      return scan.size
    },
    [name, side] as const,
  )
}

test('a scan is chosen, laid by three points, replaced by a drop and taken away', async ({ page, disk }) => {
  const workshop = await openSortie(page)
  const panel = page.getByRole('complementary', { name: 'Panneaux' })
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await page.keyboard.press('y')
  const chooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Image de fond…' }).click()
  await (await chooser).setFiles({ name: 'plateau.png', mimeType: 'image/png', buffer: scan(600, 440) })
  await expect(panel).toContainText('Calage sur la grille')
  await expect(page.locator('.status-words')).toContainText('Point 1 sur 3')

  await workshop.drag([await workshop.hex('C3'), await workshop.hex('D4')])
  for (const name of ['V4', 'M12']) await workshop.click(await workshop.hex(name))
  await expect(panel.getByRole('rowheader')).toHaveText(['D4', 'V4', 'M12'])
  await expect(undo).toHaveAccessibleName(/Caler l’image de fond/)
  await panel.getByRole('button', { name: 'Retirer le point V4' }).click()
  await expect(panel.getByRole('rowheader')).toHaveText(['D4', 'M12'])
  await page.keyboard.press('Control+z')
  // What is printed follows the switch of the picture: the dialog promises nothing else.
  const printed = async (): Promise<boolean> => {
    await page.keyboard.press('Control+p')
    await page.getByRole('dialog').getByText('Calque par calque').click()
    const box = page.getByRole('dialog').getByRole('checkbox', { name: /Image de fond/ })
    const found = (await box.isChecked()) && (await box.isEnabled())
    await page.getByRole('button', { name: 'Annuler', exact: true }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    return found
  }
  expect(await printed()).toBe(false)
  await panel.getByRole('switch', { name: 'Exportée et imprimée' }).click()
  expect(await printed()).toBe(true)
  const saved = await savedScenario(page, disk)
  expect(saved.map.background).toMatchObject({ width: 600, height: 440, print: true, locked: false })
  expect(saved.map.background?.fit).toHaveLength(3)
  expect(Object.keys(saved.images)).toEqual([saved.map.background?.image])

  // What is no picture that can be used says so; another takes its place.
  await dropOnMap(page, 'plateau.tif', Buffer.from('II*\0'))
  const refusal = page.getByRole('dialog', { name: 'L’image n’est pas posée' })
  await expect(refusal).toContainText('n’est pas une image utilisable')
  await refusal.getByRole('button', { name: 'Compris' }).click()
  await expect(refusal).toHaveCount(0)
  await dropOnMap(page, 'grand.png', scan(800, 440))
  await expect(panel).toContainText('0 / 20')
  await expect(undo).toHaveAccessibleName(/Poser une image de fond/)
  await panel.getByRole('button', { name: 'Retirer l’image de fond' }).click()
  const bare = await savedScenario(page, disk)
  expect([bare.map.background, Object.keys(bare.images)]).toEqual([undefined, []])
})

test('a photographed board stands upright, however it was held', async ({ page, disk }) => {
  await openSortie(page)
  const panel = page.getByRole('complementary', { name: 'Panneaux' })
  for (const orientation of ORIENTATIONS) {
    await dropOnMap(page, `${orientation}.jpg`, Buffer.from(photograph(orientation)))
    await expect(panel).toContainText('0 / 20')
    const { images } = await savedScenario(page, disk)
    const [image] = Object.values(images)
    const bytes = Buffer.from(image?.base64 ?? '', 'base64')
    // Turned already: no viewer has to.
    expect(exifOrientation(bytes)).toBe(1)
    expect(await squaresOf(bytes), `orientation ${orientation}`).toEqual(PHOTOGRAPH.map((line) => [...line]))
    await panel.getByRole('button', { name: 'Retirer l’image de fond' }).click()
    // Saved without it, too: the pictures of several orientations are the same bytes.
    expect((await savedScenario(page, disk)).images).toEqual({})
  }
})

/** The colour of each square of a photograph, by the nearest that there is. */
async function squaresOf(bytes: Buffer): Promise<string[][]> {
  const { width, height, data } = await decodePng(bytes)
  const side = height / PHOTOGRAPH.length
  expect(width).toBe(side * PHOTOGRAPH[0].length)
  const off = (colour: string, at: number): number =>
    [0, 1, 2].reduce(
      (sum, channel) =>
        sum +
        Math.abs(parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16) - (data[at + channel] ?? 0)),
      0,
    )
  return PHOTOGRAPH.map((line, row) =>
    line.map((_, column) => {
      const at = 4 * (Math.round((row + 0.5) * side) * width + Math.round((column + 0.5) * side))
      return PHOTOGRAPH.flat().reduce((best, one) => (off(one, at) < off(best, at) ? one : best))
    }),
  )
}

test('a scan that is too large is reduced, asked once; what is damaged is refused in words', async ({
  page,
  shot,
}) => {
  await openSortie(page)
  const question = page.getByRole('dialog', { name: 'Réduire l’image ?' })
  expect(await dropGrain(page, 'plateau.png', 3000)).toBeGreaterThan(25 * 1024 * 1024)
  await expect(question).toContainText('« plateau.png » fait 3 000 × 3 000 pixels et')
  await expect(question).toContainText('Réduite, elle fera 3 000 × 3 000 pixels et')
  await shot('reduce-scan')
  await question.getByRole('button', { name: 'Réduire et poser' }).click()
  await expect(page.getByRole('complementary', { name: 'Panneaux' })).toContainText('0 / 20')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const damaged = new Uint8Array(27 * 1024 * 1024)
  damaged.set([137, 80, 78, 71, 13, 10, 26, 10])
  await dropOnMap(page, 'abîmé.png', Buffer.from(damaged))
  const refusal = page.getByRole('dialog', { name: 'L’image n’est pas posée' })
  await expect(refusal).toContainText('le fichier est abîmé')
  await shot('refused-scan')
})
