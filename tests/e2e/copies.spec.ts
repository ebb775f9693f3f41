/** A copy of the scenario that another has changed: its differences, and both made one (XCH-7). */
import { writeScenario } from '../../shared/format/write'
import { type Scenario } from '../../shared/document/types'
import { expect, test } from './support/test'
import { openSortie, plant, savedScenario, sortie, sortieText } from './support/workshop'
import { scenarioOf } from '../support/scenarioFiles'

/** A copy with another title, and without its first counter. */
function copyOf(scenario: Scenario, title: string): string {
  const counters = Object.fromEntries(Object.entries(scenario.counters).slice(1))
  return writeScenario({ ...scenario, counters, info: { ...scenario.info, title } })
}

test('its differences are listed beside the map, and a click goes to the place', async ({
  page,
  disk,
  menu,
}) => {
  await openSortie(page)
  await disk.put(copyOf(sortie(), 'La sortie, relue'), 'copie.castellan')
  await menu.choose('Fichier', 'Comparer avec une copie…')
  const panel = page.getByRole('region', { name: 'De la copie « La sortie, relue » à ce scénario' })
  await expect(panel).toContainText('2 différences')
  await expect(panel).toContainText('Titre « La sortie, relue » → « La sortie »')
  const counter = panel.getByRole('button', { name: /^Ajouté : pion / })
  await counter.click()
  // The panel stays, and the counter is selected.
  await expect(counter).toBeVisible()
  await page.getByRole('tab', { name: 'Inspecteur' }).click()
  await expect(page.locator('.inspector')).toContainText('Camp')

  // It follows the edits.
  await page.getByRole('tab', { name: 'Différences' }).click()
  await page.keyboard.press('Delete')
  await expect(panel).toContainText('1 différence')
  await panel.getByRole('button', { name: 'Terminer la comparaison' }).click()
  await expect(page.getByRole('tab', { name: 'Différences' })).toHaveCount(0)
})

test('merged with the version from which both come: what meets is chosen, and undone in one step', async ({
  page,
  disk,
  menu,
}) => {
  const workshop = await openSortie(page)
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(sortieText())
  // Here a hex is planted and saved: the version before is kept.
  await plant(page, workshop, 'I13')
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).not.toBe(sortieText())
  const here = await disk.saved()
  await disk.put(copyOf(sortie(), 'La sortie, relue'), 'copie.castellan')

  await menu.choose('Fichier', 'Fusionner une copie…')
  const dialog = page.getByRole('dialog', { name: 'Fusionner une copie' })
  await dialog.getByRole('button', { name: 'Copie Choisir un fichier…' }).click()
  // Without a base everything is a choice: title, counter, hex.
  await expect(dialog).toContainText('0 sur 3 choisis')
  await expect(dialog.getByRole('button', { name: 'Fusionner', exact: true })).toBeDisabled()
  await dialog.getByLabel('Version commune').selectOption({ index: 1 })
  await expect(dialog).toContainText('Aucun conflit.')
  await expect(dialog).toContainText('Repris de la copie – 2 changements')
  await dialog.getByRole('button', { name: 'Fusionner', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.document-title')).toContainText('La sortie, relue')
  await page.keyboard.press('Control+S')
  await expect.poll(() => disk.saved('scenario.castellan')).not.toBe(here)
  const merged = scenarioOf(await disk.saved('scenario.castellan'))
  expect(Object.keys(merged.counters)).toHaveLength(Object.keys(sortie().counters).length - 1)

  await page.keyboard.press('Control+Z')
  await page.keyboard.press('Control+S')
  await expect.poll(() => disk.saved('scenario.castellan')).toBe(here)
})

test('conflicts are chosen one by one, or all at once', async ({ page, disk, menu }) => {
  await openSortie(page)
  await disk.put(copyOf(sortie(), 'La sortie, relue'), 'copie.castellan')
  await menu.choose('Fichier', 'Fusionner une copie…')
  const dialog = page.getByRole('dialog', { name: 'Fusionner une copie' })
  await dialog.getByRole('button', { name: 'Copie Choisir un fichier…' }).click()
  await expect(dialog).toContainText('0 sur 2 choisis')
  await dialog.getByRole('radio', { name: 'Copie : « La sortie, relue »' }).click()
  await expect(dialog).toContainText('1 sur 2 choisis')
  await dialog.getByRole('button', { name: 'Prendre partout la copie' }).click()
  await expect(dialog).toContainText('2 sur 2 choisis')
  await dialog.getByRole('button', { name: 'Garder partout ce scénario' }).click()
  await expect(dialog).toContainText('Rien de la copie n’est à reprendre.')
  const confirm = dialog.getByRole('button', { name: 'Fusionner', exact: true })
  await expect(confirm).toBeDisabled()

  // One of each: the title of the copy, the counter that stands here. Undone once, all is as before.
  await dialog.getByRole('radio', { name: 'Copie : « La sortie, relue »' }).click()
  await expect(dialog).toContainText('Repris de la copie – 1 changement')
  await confirm.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.document-title')).toContainText('La sortie, relue')
  await disk.put('', 'scenario.castellan')
  const merged = await savedScenario(page, disk)
  expect(Object.keys(merged.counters)).toEqual(Object.keys(sortie().counters))
  expect(merged.info.title).toBe('La sortie, relue')
  await page.keyboard.press('Control+Z')
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(sortieText())
})
