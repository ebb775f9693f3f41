/** Acts on the whole map: numbering, a road to the rim, joining with what stops at the seam, orientation, size. */
import { createHistory } from '../../../shared/commands/history'
import { clearHexside } from '../../../shared/commands/clearHexside'
import { paintTerrain } from '../../../shared/commands/paintTerrain'
import { hexsideAt, terrainAt } from '../../../shared/document/map'
import { type Scenario } from '../../../shared/document/types'
import { writeScenario } from '../../../shared/format/write'
import { hexKey } from '../../../shared/hex/axial'
import { toAxial } from '../../../shared/hex/grid'
import { hexsideBetween, hexsideKey } from '../../../shared/hex/hexside'
import { expect, test } from '../support/test'
import { createWorkshop, newFantasyScenario, savedScenario } from '../support/workshop'

/** The same board without its road, and with difficult ground on its left rim. */
function otherBoard(scenario: Scenario): string {
  const history = createHistory(scenario)
  const sides = Object.values(scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))
  history.apply(clearHexside, { sides: sides as never })
  const { grid, palette } = scenario.map
  const [character, terrain] = Object.entries(palette)[1] as [string, string]
  history.apply(paintTerrain, { hexes: [hexKey(toAxial({ col: 0, row: 9 }, grid))], terrain, character })
  return writeScenario(history.document)
}

test('numbered, joined with a report of the seam, turned to the other orientation, resized', async ({
  page,
  disk,
  menu,
  program,
}) => {
  await newFantasyScenario(page)
  await page.getByRole('button', { name: 'Carte entière' }).click()
  const workshop = createWorkshop(page, await savedScenario(page, disk))

  // A road by clicks, up to the right rim.
  await workshop.board.focus()
  await page.keyboard.press('o')
  await workshop.click(await workshop.hex('0906'))
  await workshop.click(await workshop.hex('1106'))
  await workshop.click(await workshop.hex('1306'))
  await page.keyboard.press('Enter')
  const drawn = await savedScenario(page, disk)
  const between = (a: string, b: string) => hexsideBetween(workshop.axial(a), workshop.axial(b))!
  expect(Object.values(drawn.map.hexsides).flatMap((bucket) => Object.keys(bucket))).toHaveLength(4)
  const last = Object.values(drawn.map.hexsides).flatMap((bucket) => Object.keys(bucket))
  expect(
    last.some((side) =>
      [hexsideKey(between('1206', '1306')), hexsideKey(between('1207', '1306'))].includes(side as never),
    ),
  ).toBe(true)

  await menu.choose('Carte', 'Numérotation…')
  await page.getByLabel('Style', { exact: true }).selectOption('row-column')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  const numbered = await savedScenario(page, disk)
  expect(numbered.map.numbering.style).toBe('row-column')

  await menu.choose('Carte', 'Aspect de la grille…')
  await page.getByRole('slider', { name: 'Épaisseur' }).press('ArrowRight')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  expect((await savedScenario(page, disk)).map.gridLook).toEqual({ lineMm: 0.34 })
  await menu.choose('Carte', 'Aspect de la grille…')
  await page.getByRole('button', { name: 'Aspect ordinaire' }).click()
  await page.getByRole('button', { name: 'Appliquer' }).click()
  expect((await savedScenario(page, disk)).map.gridLook).toBeUndefined()

  await disk.put(otherBoard(numbered), 'other.castellan')
  await menu.choose('Carte', 'Joindre une carte…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Choisir un fichier/ }).click()
  await expect(dialog).toContainText(/1\u00a0case du bord ne s’accorde pas/)
  await expect(dialog).toContainText('qui s’arrête à la jointure')
  await dialog.getByRole('radio', { name: 'La carte jointe' }).click()
  await dialog.getByRole('button', { name: 'Joindre', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Constats' })).toContainText('s’arrête à la jointure')
  const joined = await savedScenario(page, disk)
  expect(joined.map.grid).toMatchObject({ columns: 25, rows: 17, orientation: 'flat' })
  const rim = toAxial({ col: 12, row: 9 }, joined.map.grid)
  expect(terrainAt(joined.map, rim)).not.toBe(terrainAt(numbered.map, rim))
  expect(
    hexsideAt(joined.map, between('1206', '1306')) ?? hexsideAt(joined.map, between('1207', '1306')),
  ).toBeDefined()

  await menu.choose('Carte', 'Orientation des cases…')
  await expect(dialog).toContainText('Chaque case garde son nom.')
  await dialog.getByRole('button', { name: 'Tourner', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const turned = await savedScenario(page, disk)
  expect(turned.map.grid).toMatchObject({ columns: 17, rows: 25, orientation: 'pointy' })

  await menu.choose('Carte', 'Taille de la carte…')
  await page.getByLabel('Colonnes à droite').fill('-2')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect((await savedScenario(page, disk)).map.grid).toMatchObject({ columns: 15, rows: 25 })

  // Step by step back to where it began.
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Control+z')
  expect((await savedScenario(page, disk)).map.grid).toEqual(numbered.map.grid)
  expect(program.errors).toEqual([])
})
