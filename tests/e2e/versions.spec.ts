/** Earlier versions of a file: to look at and to go on from, while the file stays as it is. */
import { expect, test } from './support/test'
import { openSortie, plant, planted, sortieText } from './support/workshop'

test('after two more savings the earliest text opens as an unsaved scenario without a file', async ({
  page,
  disk,
  menu,
  program,
}) => {
  const workshop = await openSortie(page)
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(sortieText())
  await plant(page, workshop, 'I13')
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(planted(sortieText(), 'I13'))
  await workshop.drag([await workshop.hex('L13')])
  await page.keyboard.press('Control+S')
  const newest = planted(sortieText(), 'I13', 'L13')
  await expect.poll(disk.saved).toBe(newest)

  await menu.choose('Fichier', 'Versions antérieures…')
  const dialog = page.getByRole('dialog', { name: 'Versions antérieures – scenario.castellan' })
  const versions = dialog.getByRole('button', { name: /^Ouvrir – / })
  await expect(versions).toHaveCount(2)
  const shown = await program.opened(() => versions.last().click())
  await expect(shown.locator('.inspector')).toContainText('La sortie')
  await expect(dialog).toHaveCount(0)
  const unsaved = shown.getByRole('img', { name: 'Modifications non enregistrées' })
  await expect(unsaved).toBeVisible()

  // It has no file: saving asks where to.
  await disk.put('', 'ancienne.castellan')
  await shown.keyboard.press('Control+S')
  await expect.poll(() => disk.saved()).toBe(sortieText())
  await expect(unsaved).toHaveCount(0)
  expect(await disk.saved('scenario.castellan')).toBe(newest)
})
