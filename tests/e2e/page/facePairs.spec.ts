/** MC-MAP-3: the author chooses which faces are back to back, where counters are printed; the preview follows, the file keeps it. */
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

test('a pair of faces is chosen, given to all types, saved and undone', async ({ page, disk }) => {
  await openSortie(page)
  const dialog = page.getByRole('dialog', { name: 'Exporter' })
  const preview = dialog.locator('.export-preview')
  const openPairs = async (): Promise<void> => {
    await page.keyboard.press('Control+E')
    await dialog.getByRole('combobox', { name: 'Contenu' }).selectOption({ label: 'Planches de pions' })
    await dialog.getByText('Autres réglages').click()
    await dialog.getByText('Faces dos à dos').click()
  }
  const pictureOfBacks = async (): Promise<string> => {
    await expect(preview).toHaveAttribute('aria-busy', 'false')
    const backs = preview.locator('canvas').nth(1)
    await expect(backs).toBeVisible()
    return backs.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  }
  await openPairs()
  const mounted = dialog.getByRole('combobox', { name: 'Indemne, monté' })
  await expect(mounted).toHaveValue('riderless')
  const before = await pictureOfBacks()
  await mounted.selectOption({ label: 'Blessé, monté' })
  await expect(dialog.getByRole('combobox', { name: 'Monture seule' })).toHaveValue('dead-mount')
  await expect.poll(pictureOfBacks).not.toBe(before)
  await dialog.getByRole('button', { name: 'Pour tous les types' }).click()
  await dialog.getByRole('button', { name: 'Annuler' }).click()

  const pairs = [{ front: 'mounted-healthy', back: 'mounted-wounded' }]
  const saved = Object.values((await savedScenario(page, disk)).counterTypes)
  const riders = saved.filter(({ stats }) => stats['mounted'])
  expect(riders.length).toBeGreaterThan(1)
  expect(riders.map((type) => type.pairs)).toEqual(riders.map(() => pairs))
  expect(saved.filter((type) => type.pairs)).toHaveLength(riders.length)

  // All types, then the first alone.
  await page.keyboard.press('Control+z')
  const left = Object.values((await savedScenario(page, disk)).counterTypes)
  expect(left.filter((type) => type.pairs)).toHaveLength(1)
  await openPairs()
  await dialog.getByRole('button', { name: 'Comme calculé' }).click()
  await expect(mounted).toHaveValue('riderless')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  const again = Object.values((await savedScenario(page, disk)).counterTypes)
  expect(again.filter((type) => type.pairs)).toHaveLength(0)
})
