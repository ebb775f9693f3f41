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

test('of a file that has been broken since, the error leads to them', async ({ page, disk, program }) => {
  const workshop = await openSortie(page)
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(sortieText())
  await plant(page, workshop, 'I13')
  await page.keyboard.press('Control+S')
  const planted13 = planted(sortieText(), 'I13')
  await expect.poll(disk.saved).toBe(planted13)
  await disk.put(planted13.slice(0, 400))

  const again = await program.restart()
  await again.getByRole('region', { name: 'Fichiers récents' }).getByRole('button').click()
  const error = again.getByRole('dialog', { name: 'Impossible d’ouvrir « scenario.castellan »' })
  await expect(error).toContainText('Ce fichier est abîmé ou incomplet')
  await expect(error).toContainText('Ouvrez une version antérieure, ou corrigez la ligne')
  await error.getByRole('button', { name: 'Versions antérieures…' }).click()
  const dialog = again.getByRole('dialog', { name: 'Versions antérieures – scenario.castellan' })
  await dialog.getByRole('button', { name: /^Ouvrir – / }).click()
  await expect(again.getByRole('dialog')).toHaveCount(0)
  await expect(again.locator('.inspector')).toContainText('La sortie')
  await expect(again.locator('.document-title')).toContainText('Version du ')
})
