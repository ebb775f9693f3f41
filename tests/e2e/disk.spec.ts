/** Another program or tab changes or removes the file of the scenario that is open: nothing is written over it unasked. */
import { expect, type Page, test } from './support/test'
import { openSortie, plant, planted, sortieOn, sortieText } from './support/workshop'

const OTHERS = sortieText().replace('"La sortie"', '"La sortie, relue"')

/** The sortie, saved to the file of the disk. */
async function savedSortie(page: Page, saved: () => Promise<string>): ReturnType<typeof openSortie> {
  const workshop = await openSortie(page)
  await page.keyboard.press('Control+S')
  await expect.poll(saved).toBe(sortieText())
  return workshop
}

/** The user comes from another program back to this window. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
}

test('saving over another program’s changes asks: Cancel keeps them, Overwrite replaces them', async ({
  page,
  disk,
}) => {
  const workshop = await savedSortie(page, disk.saved)
  await plant(page, workshop, 'I13', 'I14')
  await disk.put(OTHERS)
  await page.keyboard.press('Control+S')
  const dialog = page.getByRole('dialog', { name: '« scenario.castellan » a changé entre-temps' })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await disk.saved()).toBe(OTHERS)
  await expect(page.getByRole('button', { name: /^Annuler.*Peindre/ })).toBeEnabled()
  await page.keyboard.press('Control+S')
  await dialog.getByRole('button', { name: 'Remplacer' }).click()
  await expect.poll(disk.saved).toBe(planted(sortieText(), 'I13', 'I14'))
  await expect(dialog).toHaveCount(0)
  // From now on it is this window's file again.
  await workshop.drag([await workshop.hex('L13')])
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(planted(sortieText(), 'I13', 'I14', 'L13'))
})

test('on coming back to a window with nothing unsaved, what another program wrote is offered', async ({
  page,
  disk,
}) => {
  await savedSortie(page, disk.saved)
  const dialog = page.getByRole('dialog', { name: 'Relire le fichier ?' })
  await disk.put(OTHERS)
  await comeBack(page)
  await expect(dialog).toContainText('« scenario.castellan »')
  await dialog.getByRole('button', { name: 'Relire' }).click()
  await expect(page.locator('.inspector')).toContainText('La sortie, relue')
  await expect(dialog).toHaveCount(0)
  // Kept instead, what the window shows is in no file: it is saved only when that is meant.
  await disk.put(sortieText())
  await comeBack(page)
  await dialog.getByRole('button', { name: 'Garder le mien' }).click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Control+S')
  await page.getByRole('dialog').getByRole('button', { name: 'Remplacer' }).click()
  await expect.poll(disk.saved).toBe(OTHERS)
})

test('a file that has vanished is told of, and written anew where it was', async ({ page, disk }) => {
  await savedSortie(page, disk.saved)
  await disk.takeAway()
  expect(await disk.saved()).toBe('')
  await comeBack(page)
  await expect(page.locator('.status')).toContainText('n’est plus à sa place')
  await page.keyboard.press('Control+S')
  const dialog = page.getByRole('dialog', { name: '« scenario.castellan » n’est plus à sa place' })
  await dialog.getByRole('button', { name: 'Recréer ici' }).click()
  await expect.poll(disk.saved).toBe(sortieText())
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('two tabs on one file: the second is asked at once, and each is told what the other saves', async ({
  page,
  disk,
  program,
  host,
}) => {
  test.skip(host !== 'browser', 'the desktop shows a file in one window alone')
  const workshop = await savedSortie(page, disk.saved)
  const second = await program.start()
  await second.getByRole('dialog').waitFor()
  await second.keyboard.press('Control+O')
  const twice = second.getByRole('dialog', { name: '« scenario.castellan » est ouvert dans un autre onglet' })
  await expect(twice).toBeVisible()
  await twice.getByRole('button', { name: 'Laisser à l’autre onglet' }).click()
  await expect(twice).toHaveCount(0)
  await second.keyboard.press('Control+O')
  await twice.getByRole('button', { name: 'Ouvrir ici aussi' }).click()
  await expect(second.getByRole('dialog')).toHaveCount(0)
  await second.getByRole('button', { name: 'Carte entière' }).click()

  // The first has nothing of its own, and learns at once, without having the focus.
  await plant(second, sortieOn(second), 'I13')
  await second.keyboard.press('Control+S')
  const told = page.getByRole('dialog', { name: 'Relire le fichier ?' })
  await expect(told).toContainText('Un autre onglet de Castellan vient d’enregistrer')
  await told.getByRole('button', { name: 'Relire' }).click()
  await expect(told).toHaveCount(0)
  await plant(page, workshop, 'L13')
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(planted(sortieText(), 'I13', 'L13'))

  // The second hears of it in turn, keeps its own, and saving asks with the same words.
  const toldBack = second.getByRole('dialog', { name: 'Relire le fichier ?' })
  await toldBack.getByRole('button', { name: 'Garder le mien' }).click()
  await expect(toldBack).toHaveCount(0)
  await second.keyboard.press('Control+S')
  const trouble = second.getByRole('dialog')
  await expect(trouble).toContainText('Un autre onglet de Castellan')
  await trouble.getByRole('button', { name: 'Annuler' }).click()

  // With changes of its own, a tab chooses what to lose.
  await plant(page, workshop, 'I14')
  await second.keyboard.press('Control+S')
  await trouble.getByRole('button', { name: 'Remplacer' }).click()
  await expect(told).toContainText('modifications qui ne sont pas enregistrées')
  await told.getByRole('button', { name: 'Relire sans les miennes' }).click()
  await expect(told).toHaveCount(0)
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toBe(planted(sortieText(), 'I13'))
})
