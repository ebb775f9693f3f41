/** A board of the fantasy game drawn in the page: a cave, levels, a fortification with its entrance, obstacles with a facing. */
import { elevationAt, environmentAt, hexsideAt, wanderingAt } from '../../../shared/document/map'
import { type Scenario } from '../../../shared/document/types'
import { hexKey } from '../../../shared/hex/axial'
import { DIRECTIONS } from '../../../shared/hex/direction'
import { facingName } from '../../../shared/hex/facing'
import { hexsideOf, verticesOfSide } from '../../../shared/hex/hexside'
import { type Vertex } from '../../../shared/hex/vertex'
import { type Disk } from '../support/program'
import { expect, type Page, test } from '../support/test'
import {
  createWorkshop,
  leaveDialog,
  newFantasyScenario,
  savedScenario,
  type Workshop,
} from '../support/workshop'

async function newBoard(page: Page, disk: Disk): Promise<Workshop> {
  await newFantasyScenario(page)
  await page.getByRole('button', { name: 'Carte entière' }).click()
  return createWorkshop(page, await savedScenario(page, disk))
}

async function take(page: Page, key: string, choice?: string): Promise<void> {
  await page.getByRole('application').focus()
  await page.keyboard.press(key)
  if (choice !== undefined) await page.getByRole('radio', { name: choice, exact: true }).click()
}

/** Once round a hex, from vertex to vertex. */
function around(map: Workshop, hex: string): readonly Vertex[] {
  const corners = DIRECTIONS.map((side) => verticesOfSide(hexsideOf(map.axial(hex), side))[0])
  return [...corners, corners[0] as Vertex]
}

async function dragOver(map: Workshop, ...hexes: string[]): Promise<void> {
  await map.drag(await Promise.all(hexes.map((hex) => map.hex(hex))))
}

/** Cave, level and wandering of a hex. */
function ground({ map }: Scenario, at: Workshop, hex: string): unknown[] {
  const axial = at.axial(hex)
  return [environmentAt(map, axial), elevationAt(map, axial), wanderingAt(map, axial)]
}

test('a board is drawn, its findings are answered, and it is turned and undone', async ({
  page,
  disk,
  menu,
  program,
}) => {
  const map = await newBoard(page, disk)

  await take(page, 'a', 'Caverne')
  await dragOver(map, '0304', '0306', '0506')
  await page.getByRole('radio', { name: 'Errement' }).click()
  await page.getByRole('radio', { name: '3', exact: true }).click()
  await map.click(await map.hex('0305'))
  await take(page, 'h', 'Élever')
  await dragOver(map, '0306', '0506')
  await map.click(await map.hex('0506'))

  await take(page, 'b', 'Fortification')
  await map.click(await map.hex('0808'))
  await take(page, 'w', 'Bord de fortification')
  await map.drag(await map.vertices(around(map, '0808')))
  await page.getByRole('radio', { name: 'Entrée de fortification' }).click()
  await map.click(await map.side('0808/0809'))

  const findings = page.getByRole('region', { name: 'Constats' })
  await expect(findings).toContainText('sans propriétaire')
  await page.getByLabel('Propriétaire').selectOption({ index: 1 })
  await expect(findings).toContainText('Rien à signaler')
  const drawn = await savedScenario(page, disk)
  expect(ground(drawn, map, '0305')).toEqual(['cave', 0, 3])
  expect(ground(drawn, map, '0306')).toEqual(['cave', 1, 0])
  expect(ground(drawn, map, '0506')).toEqual(['cave', 2, 0])
  const walls = DIRECTIONS.map((side) => hexsideAt(drawn.map, hexsideOf(map.axial('0808'), side)))
  expect(walls.map((side) => side?.barrier?.feature)).toEqual(DIRECTIONS.map(() => 'fortification'))
  expect(walls.flatMap((side) => side?.opening?.owner ?? [])).toEqual(Object.keys(drawn.sides))

  const before = await disk.saved()
  await menu.choose('Carte', 'Tourner la carte de 180°')
  const turned = await savedScenario(page, disk)
  expect(ground(turned, map, '1114')).toEqual(['cave', 0, 0])
  expect(ground(turned, map, '1113')).toEqual(['cave', 0, 3])
  await page.keyboard.press('Control+Z')
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toBe(before)
  expect(program.errors).toEqual([])
})

test('obstacles are laid the way they look, turned and hidden; a wrong one is answered by its fix', async ({
  page,
  disk,
}) => {
  const map = await newBoard(page, disk)
  await take(page, 'd', 'Mantelet')
  await page.keyboard.press('r')
  await dragOver(map, '0505', '0506')
  await page.keyboard.press('r')
  await page.getByRole('radio', { name: 'Piège', exact: true }).click()
  await map.click(await map.hex('0708'))
  await page.getByRole('radio', { name: 'Incendie', exact: true }).click()
  await map.click(await map.hex('0910'))
  await take(page, 'v')
  // A dialog gives the focus back to the map.
  await page.keyboard.press('F1')
  await leaveDialog(page)
  await expect(map.board).toBeFocused()
  await map.click(await map.hex('0708'))
  await page.getByLabel('Caché').click()
  await expect(page.getByLabel('Caché')).toBeChecked()
  await page.getByRole('button', { name: 'Enlever ce marqueur' }).click()
  await expect(page.getByRole('region', { name: 'Constats' })).toContainText('Rien à signaler')

  const { map: saved } = await savedScenario(page, disk)
  const lying = Object.values(saved.markers).map(({ kind, hex, facing, hidden }) => [
    kind,
    ['0505', '0506', '0708'].find((name) => hex === hexKey(map.axial(name))),
    facing && facingName(facing, saved.grid),
    hidden,
  ])
  expect(lying).toEqual([
    ['mantlet', '0505', 'v0', undefined],
    ['mantlet', '0506', 's1', undefined],
    ['trap', '0708', undefined, true],
  ])
})
