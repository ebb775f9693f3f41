/** An army from the spreadsheet to the field: pasted, mended, given pictures, placed in groups, saved, exported, opened again. */
import { writeScenario } from '../../../shared/format/write'
import { dropOn, portrait } from '../support/pictures'
import { paste, TSV } from '../support/spreadsheet'
import { expect, test } from '../support/test'
import { createWorkshop, savedScenario, scenarioOn } from '../support/workshop'
import { scenarioOf } from '../../support/scenarioFiles'

test('twelve types, a mended cell, two pictures and two groups of ten in two gestures, byte for byte', async ({
  page,
  disk,
  shot,
}) => {
  await page.getByRole('button', { name: /Nouveau scénario/ }).click()
  await page.getByLabel('Règles').selectOption({ label: 'Magna Carta' })
  await page.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('F4')
  const cells = page.getByRole('grid', { name: 'Tableau des pions' })
  await expect(page.locator('.armies-field')).toBeFocused()
  await paste(page, TSV)
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('12 types', { exact: true })).toBeVisible()
  await expect(page.locator('.armies-field')).toBeFocused()
  const wrong = cells.locator('[aria-invalid="true"]').filter({ hasText: 'sept' })
  await expect(wrong).toHaveCount(2)
  do await page.keyboard.press('F8')
  while ((await cells.locator('[data-active]').textContent()) !== 'sept')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(wrong).toHaveCount(0)
  await page.keyboard.press('F4')
  await expect(page.locator('.armies')).toHaveCount(0)

  // A picture on two of them, in the list of counters.
  await page.getByRole('tab', { name: 'Pions', exact: true }).click()
  const undo = page.getByRole('button', { name: /^Annuler/ })
  const line = (name: string) => page.locator('.tray-item').filter({ hasText: name })
  for (const name of ['Moine', 'Paysan']) {
    await dropOn(line(name).locator('.tray-picture'), `${name}.png`, portrait(300, 400))
    await expect(undo).toHaveAccessibleName(new RegExp(`Illustrer.*${name}`))
  }

  // Ten of each in one gesture.
  await page.getByRole('button', { name: /Carte entière/ }).click()
  const { hex, drag } = createWorkshop(page, await savedScenario(page, disk))
  for (const [name, from, to] of [
    ['Moine', 'I13', 'I11'],
    ['Paysan', 'S13', 'S11'],
  ] as const) {
    await line(name).getByRole('button').first().click()
    await page.getByRole('radio', { name: 'En ligne' }).click()
    const count = page.getByRole('spinbutton', { name: 'Combien' })
    await count.fill('10')
    await count.press('Tab')
    await drag([await hex(from), await hex(to)])
    await expect(line(name)).toContainText('10 sur la carte')
  }
  await shot('army-on-the-field')
  const army = await savedScenario(page, disk)
  expect(Object.values(army.counters).filter((counter) => counter.hex !== undefined)).toHaveLength(20)
  expect(Object.keys(army.images)).toHaveLength(1)

  // Exported, and the file opened again is the same to the byte.
  await page.keyboard.press('Control+E')
  const dialog = page.getByRole('dialog', { name: 'Exporter' })
  await dialog.getByText('SVG', { exact: true }).click()
  const { bytes } = await disk.exported(async () => {
    await dialog.getByRole('button', { name: 'Exporter' }).click()
    await expect(dialog).toHaveCount(0)
  })
  const drawing = bytes.toString('utf8')
  expect(drawing.match(/href="data:image\/png/g)).toHaveLength(1)
  const text = await disk.saved()
  expect(writeScenario(scenarioOf(text))).toBe(text)
  await page.keyboard.press('Control+o')
  await expect(line('Moine')).toContainText('10 sur la carte')
  await page.getByRole('button', { name: /Carte entière/ }).click()
  await page.keyboard.press('v')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('r')
  await expect(undo).toHaveAccessibleName(/Tourner/)
  await undo.click()
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(() => disk.saved()).toBe(text)
  expect(await scenarioOn(disk)).toEqual(army)
})
