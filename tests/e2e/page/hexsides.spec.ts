/** Walls in few moves: enclosed by one drag, joined by Shift, a gate with its portcullis, changed together. */
import { expect, test } from '../support/test'
import { hexsideAt } from '../../../shared/document/map'
import { type HexsideFeatures, type Scenario } from '../../../shared/document/types'
import { parseHexsideName } from '../../../shared/hex/numbering'
import { openSortie, savedScenario } from '../support/workshop'

const side = ({ map }: Scenario, name: string): HexsideFeatures | undefined => {
  const found = parseHexsideName(name, map.numbering, map.grid)
  return found && hexsideAt(map, found)
}

test('enclose, join, gate and change walls together', async ({ page, disk }) => {
  const workshop = await openSortie(page)
  const settings = page.getByRole('region', { name: 'Réglages de l’outil' })
  const undo = page.getByRole('button', { name: /^Annuler/ })
  const status = page.getByRole('contentinfo')
  await page.keyboard.press('w')
  await settings.getByRole('radio', { name: 'Créneaux' }).click()

  // A yard by one drag.
  await page.keyboard.press('3')
  await workshop.drag([await workshop.hex('T12'), await workshop.hex('X14')])
  await expect(undo).toHaveAccessibleName(/Poser.*créneaux/)

  // A gate in its south, open, with a raised portcullis; the line at the bottom says what the click does.
  await page.keyboard.press('1')
  await settings.getByRole('radio', { name: 'Entrée de fortification' }).click()
  await settings.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('radio', { name: 'Ouverte' }).click()
  await page.getByLabel('Herse', { exact: true }).selectOption({ label: 'Levée' })
  await page.keyboard.press('Escape')
  const south = await workshop.side('V14/V15')
  await page.mouse.move(south.x, south.y)
  await expect(status).toContainText('V14/V15\u202f: pose entrée de fortification')
  await page.mouse.click(south.x, south.y)

  // A wall from there, joined by Shift.
  await page.keyboard.press('Escape')
  await settings.getByRole('radio', { name: 'Mur', exact: true }).click()
  await workshop.click(await workshop.side('R11/R12'))
  await page.keyboard.down('Shift')
  await workshop.click(await workshop.side('R14/R15'))
  await page.keyboard.up('Shift')
  const built = await savedScenario(page, disk)
  expect(side(built, 'V14/V15')).toEqual({
    barrier: { feature: 'battlement', inside: expect.any(String) as unknown },
    opening: { feature: 'gate', state: 'open', portcullis: 'raised' },
  })
  const walls = Object.values(built.map.hexsides).flatMap((bucket) => Object.values(bucket))
  expect(walls.filter(({ barrier }) => barrier?.feature === 'wall').length).toBeGreaterThan(5)

  // Its whole run by a second click, one change for all.
  await page.keyboard.press('v')
  const wall = await workshop.side('R11/R12')
  await workshop.click(wall)
  await workshop.click(wall)
  const inspector = page.getByRole('tabpanel', { name: 'Inspecteur' })
  await expect(inspector).toContainText(/\d+ bords de case/)
  await inspector.getByLabel('Obstacle').selectOption({ label: 'Haie' })
  await expect(undo).toHaveAccessibleName(/Poser.*haie/)
  await page.keyboard.press('Delete')
  await expect(undo).toHaveAccessibleName(/Effacer/)
  expect(side(await savedScenario(page, disk), 'R11/R12')).toBeUndefined()
})
