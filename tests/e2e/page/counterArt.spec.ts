/** Own art on counters (CTR-5): dropped on a card, fitted by dragging, kept in the file and printed; a folder of pictures. */
import { writeScenario } from '../../../shared/format/write'
import { dropOn, portrait } from '../support/pictures'
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'
import { scenarioOf } from '../../support/scenarioFiles'

test('a picture is dropped on a card, fitted by dragging, undone and redone, and saved byte for byte', async ({
  page,
  disk,
  shot,
}) => {
  await openSortie(page)
  await page.getByRole('tab', { name: 'Pions' }).click()
  await page.locator('.tray-take').first().dblclick()
  const rows = page.locator('.art-row')
  await dropOn(rows.first(), 'portrait.png', portrait(1600, 900))
  const undo = page.getByRole('button', { name: /^Annuler/ })
  await expect(undo).toHaveAccessibleName(/Illustrer/)
  await expect(page.locator('.status')).toContainText('réduite à 1\u202f200')
  await rows
    .first()
    .getByRole('button', { name: /^Cadrer/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Image du pion/ })
  const stage = dialog.getByRole('application', { name: 'Image sur le pion' })
  await expect(stage).toBeFocused()
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 10)
  await page.mouse.move(x + 60, y + 30)
  await page.mouse.up()
  await stage.press('+')
  await stage.press(']')
  await dialog.getByRole('radio', { name: 'De fond' }).click()
  await shot('counter-art')
  await dialog.getByRole('button', { name: 'Terminer' }).click()

  const saved = await savedScenario(page, disk)
  const [face] = Object.values(saved.counterTypes).flatMap(({ faces }) =>
    Object.values(faces).filter(({ image }) => image),
  )
  expect(face?.art).toMatchObject({ width: 1200, height: 675, mode: 'behind', zoom: 1.02, turn: 1 })
  expect(face?.art?.x).toBeGreaterThan(0.05)
  expect(Object.keys(saved.images)).toEqual([face?.image])
  const text = writeScenario(saved)
  expect(writeScenario(scenarioOf(text))).toBe(text)

  // Mode, turn, zoom, drag, picture: one step each.
  for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z')
  await expect(undo).toHaveAccessibleName(/Illustrer/)
  const unmoved = await savedScenario(page, disk)
  const placed = Object.values(unmoved.counterTypes).flatMap(({ faces }) =>
    Object.values(faces).flatMap(({ art }) => art ?? []),
  )
  const unmovedArt = { width: 1200, height: 675, mode: 'figure', zoom: 1, x: 0, y: 0, turn: 0 }
  expect(placed.length).toBeGreaterThan(0)
  expect(placed).toEqual(placed.map(() => unmovedArt))
  await page.keyboard.press('Control+z')
  expect((await savedScenario(page, disk)).images).toEqual({})
  for (let step = 0; step < 5; step++) await page.keyboard.press('Control+y')
  expect(writeScenario(await savedScenario(page, disk))).toBe(text)
})

test('pictures are matched with types by name, shown first, and come in one step', async ({
  page,
  disk,
  shot,
}) => {
  await openSortie(page)
  const { counterTypes } = await savedScenario(page, disk)
  const [id, type] = Object.entries(counterTypes)[0] ?? ['', { faces: {} }]
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Palette de commandes' }).fill('images de pions')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Importer des images de pions' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choisir des images…' }).click()
  const picture = (name: string, color: string) => ({
    ...{ name, mimeType: 'image/png', buffer: portrait(300, 300, color) },
  })
  await (await chooser).setFiles([picture(`${id}.png`, '#c83232'), picture('inconnu.png', '#32c832')])
  await expect(dialog).toContainText('1 image reconnue, 1 laissée de côté.')
  await expect(dialog.getByRole('row').nth(1)).toContainText('Aucun type de ce nom.')
  await shot('import-pictures')
  const faces = Object.keys(type.faces)
  await dialog
    .getByRole('button', { name: `Importer (${faces.length} face${faces.length > 1 ? 's' : ''})` })
    .click()
  await expect(dialog).toHaveCount(0)
  const saved = await savedScenario(page, disk)
  const given = saved.counterTypes[id as keyof typeof counterTypes]
  expect(Object.values(given?.faces ?? {}).map(({ image }) => image !== undefined)).toEqual(
    faces.map(() => true),
  )
  expect(Object.keys(saved.images)).toHaveLength(1)
  await page.keyboard.press('Control+z')
  expect((await savedScenario(page, disk)).images).toEqual({})
})
