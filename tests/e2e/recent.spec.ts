/** The files opened and saved lately are named at the next start, and open again. */
import { expect, type Page, test } from './support/test'
import { leaveDialog, sortieText } from './support/workshop'

const NAME = 'Le château de l’Aulne.castellan'

/** The file, shown in the window that was empty. */
async function expectOpen(page: Page): Promise<void> {
  await expect(page.locator('.inspector')).toContainText('La sortie')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('after a restart, start dialog and menu name the file, and open it', async ({
  page,
  disk,
  menu,
  program,
}) => {
  await disk.put(sortieText(), NAME)
  await page.getByRole('button', { name: 'Ouvrir un fichier…' }).click()
  await expectOpen(page)
  // Kept a moment after it is shown: once the menu names it, it is.
  await menu.choose('Fichier', 'Ouvrir un fichier récent', NAME)
  await expectOpen(page)

  const second = await program.restart()
  const recent = second.getByRole('region', { name: 'Fichiers récents' }).getByRole('button')
  await expect(recent).toHaveCount(1)
  await expect(recent).toContainText(NAME)
  await recent.click()
  await expectOpen(second)

  const third = await program.restart()
  await leaveDialog(third)
  await menu.choose('Fichier', 'Ouvrir un fichier récent', NAME)
  await expectOpen(third)
})
