/** A scanned board under the map is kept for recovery, apart from the text of the document when it is large. */
import { createCanvas } from '@napi-rs/canvas'
import { createRng } from '../../shared/lang/rng'
import { dropOnMap } from './support/pictures'
import { expect, test } from './support/test'
import { openSortie, plant, planted } from './support/workshop'

/** A picture that cannot be made small: large enough to be kept apart from the text of the document. */
function grainy(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const grain = context.createImageData(width, height)
  const rng = createRng(1)
  for (let index = 0; index < grain.data.length; index++)
    grain.data[index] = index % 4 === 3 ? 255 : rng.below(256)
  context.putImageData(grain, 0, 0)
  return canvas.toBuffer('image/png')
}

test('a large scan comes back after a crash of the page, with what was traced on it', async ({
  page,
  disk,
  program,
}) => {
  const workshop = await openSortie(page)
  await dropOnMap(page, 'plateau.png', grainy(400, 300))
  await expect(page.getByRole('complementary', { name: 'Panneaux' })).toContainText('0 / 20')
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toContain('"background"')
  const text = await disk.saved()
  const apart = (whole: string): string => whole.replace(/"base64": "[^"]{300000,}"/, '"base64": ""')
  expect(apart(text).length).toBeLessThan(100_000)
  await plant(page, workshop, 'I13')
  await expect.poll(disk.kept).toEqual([apart(planted(text, 'I13'))])
  // By now the picture is not sent any more, and still there.
  await plant(page, workshop, 'I14')
  await expect.poll(disk.kept).toEqual([apart(planted(text, 'I13', 'I14'))])

  const next = await program.crash()
  await next.getByRole('button', { name: 'Restaurer' }).click()
  await expect(next.getByRole('dialog')).toHaveCount(0)
  await next.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toBe(planted(text, 'I13', 'I14'))
})
