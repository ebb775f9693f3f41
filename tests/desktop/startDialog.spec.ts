/** The start dialog asks no question: menus and keys lead away from it, and windows agree on how they look. */
import { type RunningShell } from './process/launch'
import { type SeenMenuItem } from './process/protocol'
import { expect, sortieOn, test } from './shellTest'

/** A menu within a menu offers something when one of its items does. */
function offers({ enabled, label, items }: SeenMenuItem): boolean {
  return enabled && label !== '' && (items.length === 0 || items.some(offers))
}

/** Lists the items that a menu offers now. */
async function offered(shell: RunningShell, menu: number): Promise<readonly string[]> {
  const items = (await shell.ask.menus())[menu]?.items ?? []
  return items.filter(offers).map(({ label }) => label)
}

test('over the start, native menus offer what leads away from it, and Ctrl+O opens a file', async ({
  disk,
  launch,
}) => {
  const path = sortieOn(disk, 'one.castellan')
  const shell = await launch()
  const page = shell.pages()[0]!
  const dialogs = page.getByRole('dialog')
  await expect(page.locator('.gallery')).toBeVisible()
  // No file is recent yet.
  await expect
    .poll(() => offered(shell, 0))
    .toEqual(['Nouveau scénario…', 'Ouvrir…', 'Fermer la fenêtre', 'Quitter'])
  // The system’s own, which belong to whatever text is being typed.
  expect(await offered(shell, 1)).toEqual(['Couper', 'Copier', 'Coller'])
  await shell.ask.choose(['Fichier', 'Nouveau scénario…'])
  await expect(page.getByRole('dialog', { name: 'Nouveau scénario' })).toBeVisible()
  await expect(dialogs).toHaveCount(1)
  await expect.poll(() => offered(shell, 0)).not.toContain('Ouvrir…')
  await page.keyboard.press('Escape')
  await expect.poll(() => offered(shell, 0)).toContain('Galerie…')
  await shell.ask.choose(['Fichier', 'Galerie…'])
  await expect(page.locator('.gallery')).toBeVisible()
  await shell.ask.answerNext({ kind: 'open', paths: [path] })
  await page.keyboard.press('Control+O')
  await expect(page.locator('.inspector')).toContainText('La sortie')
  await expect(dialogs).toHaveCount(0)
  expect(await shell.ask.problems()).toEqual([])
})

test('the language chosen in one window is that of the others', async ({ disk, launch }) => {
  const shell = await launch(sortieOn(disk, 'one.castellan'))
  const page = shell.pages()[0]!
  await expect(page.locator('.inspector')).toContainText('La sortie')
  await shell.ask.secondInstance([sortieOn(disk, 'two.castellan', 'La seconde')])
  const other = await shell.pageBeside([page])
  await expect(other.locator('.inspector')).toContainText('La seconde')
  await other.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('tab', { name: 'Counters' })).toBeVisible()
  await page.getByRole('radio', { name: 'Français' }).click()
  await expect(other.getByRole('tab', { name: 'Pions' })).toBeVisible()
  expect(await shell.ask.problems()).toEqual([])
})
