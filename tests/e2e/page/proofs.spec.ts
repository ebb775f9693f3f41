/** Proofs (CHK-12): run beside the page from the scenario view, shown on the map, carried out as one step, cancelled at once. */
import { type Condition } from '../../../shared/document/game'
import { footprint } from '../../../shared/document/counters'
import { sideId, type SideId, victoryId, zoneId } from '../../../shared/document/ids'
import { type Counter } from '../../../shared/document/armies'
import { type Scenario } from '../../../shared/document/types'
import { writeScenario } from '../../../shared/format/write'
import { hexKey, type HexKey } from '../../../shared/hex/axial'
import { hexesOfGrid } from '../../../shared/hex/grid'
import { bareSortie } from '../../support/bareSortie'
import { expect, type Page, test } from '../support/test'
import { type Disk } from '../support/program'
import { leaveDialog, savedScenario } from '../support/workshop'
import { galleryScenario } from '../../support/scenarioFiles'

const IN_ZONES = { order: 1, where: 'zones', facing: 'free', secret: false } as const

/** The sortie without its game, each side in a zone: that of the garrison is where it stands, that of the besiegers has room for one rider. */
function zonedSortie(): Scenario {
  const sortie = bareSortie()
  const [garrison, besiegers] = Object.keys(sortie.sides).map(sideId) as [SideId, SideId]
  const standing = (side: SideId): HexKey[][] =>
    Object.values<Counter>(sortie.counters)
      .filter((counter) => (counter.side ?? sortie.counterTypes[counter.type]?.side) === side)
      .map((counter) => footprint(sortie, counter).map(hexKey))
  const rider = standing(besiegers).find((hexes) => hexes.length === 2)
  if (!rider) throw new Error('no rider')
  const zone = (side: SideId, hexes: readonly HexKey[]) =>
    ({ name: `Zone ${side}`, kind: 'setup', side, hexes: [...new Set(hexes)] }) as const
  const placed = (id: SideId) => ({ ...(sortie.sides[id] as Scenario['sides'][SideId]), setUp: IN_ZONES })
  return {
    ...sortie,
    sides: { [garrison]: placed(garrison), [besiegers]: placed(besiegers) },
    zones: {
      [zoneId('castle')]: zone(garrison, standing(garrison).flat()),
      [zoneId('camp')]: zone(besiegers, rider),
    },
    victory: {
      [victoryId('leave')]: {
        ...{ side: garrison, level: 'decisive', join: 'all' },
        conditions: [
          {
            kind: 'exit',
            who: [{ kind: 'side', side: garrison }],
            least: { kind: 'count', count: 1 },
            place: { kind: 'edge', edge: 'left' },
          },
        ],
      },
    },
  }
}

async function openProofs(page: Page, disk: Disk, scenario: Scenario): Promise<void> {
  await disk.put(writeScenario(scenario))
  await leaveDialog(page)
  await page.keyboard.press('Control+O')
  await expect(page.locator('.document-title')).toContainText(scenario.info.title)
  await page.keyboard.press('F7')
  await page.getByRole('tab', { name: 'Preuves' }).click()
}

const view = (page: Page) => page.getByRole('region', { name: 'Preuves' })
const status = (page: Page) => view(page).getByRole('status')

test('each question is answered; a witness is shown, and laid as one step; a reason selects its counters', async ({
  page,
  disk,
  shot,
}) => {
  await openProofs(page, disk, zonedSortie())
  await expect(status(page)).toHaveText('3 sur 3 prouvées')
  const [castle, camp, exit] = [0, 1, 2].map((nth) => view(page).locator('.proof').nth(nth))
  if (!castle || !camp || !exit) throw new Error('three proofs')
  await expect(castle).toContainText('tous ses pions tiennent-ils dans ses zones')
  await expect(castle).toContainText('Oui')
  await expect(castle).toContainText('tout tient dans ses zones.')
  await expect(camp).toContainText('Non')
  await expect(camp).toContainText('n’ont à se partager que')
  await expect(exit).toContainText('au plus tôt au tour')
  await expect(view(page).getByRole('region', { name: 'Ce qui manque' })).toContainText('Aucun renfort')
  await shot('proofs')

  // A way is drawn, and goes with Escape.
  await exit.getByRole('button', { name: 'Montrer' }).click()
  await expect(page.getByText('Exemple montré sur la carte')).toBeVisible()
  await shot('proofs-way')
  await page.keyboard.press('Escape')

  // The counters that do not fit are selected.
  await page.keyboard.press('F7')
  await camp.getByRole('button', { name: 'Montrer' }).click()
  await expect(page.locator('.inspector')).toContainText(/pions?/)

  await page.keyboard.press('F7')
  await castle.getByRole('button', { name: 'Montrer' }).click()
  await shot('proofs-witness')

  await page.keyboard.press('F7')
  await castle.getByRole('button', { name: 'Placer ainsi' }).click()
  await expect(page.getByText('Les pions sont placés ainsi.')).toBeVisible()
  const laid = await savedScenario(page, disk)
  const zone = new Set(laid.zones[zoneId('castle')]?.hexes)
  const garrison = Object.values<Counter>(laid.counters).filter(
    (counter) =>
      (counter.side ?? laid.counterTypes[counter.type]?.side) === laid.zones[zoneId('castle')]?.side,
  )
  expect(garrison.length).toBeGreaterThan(0)
  for (const counter of garrison)
    for (const hex of footprint(laid, counter)) expect(zone.has(hexKey(hex))).toBe(true)

  // What was proven is of another state now.
  await page.keyboard.press('F7')
  await expect(status(page)).toContainText('Le scénario a changé depuis.')
  await expect(castle.getByRole('button', { name: 'Montrer' })).toBeDisabled()
  await view(page).getByRole('button', { name: 'Prouver à nouveau' }).click()
  await expect(status(page)).toHaveText('3 sur 3 prouvées')
  await expect(castle.getByRole('button', { name: 'Montrer' })).toBeEnabled()

  // One step back, to the byte.
  await page.getByRole('button', { name: /^Annuler/ }).click()
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeDisabled()
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(writeScenario(zonedSortie()))
})

/** Sixty hexes to hold, one by one: the marches of all units to each take minutes. */
function longPass(): Scenario {
  const pass = galleryScenario('the-pass')
  const [side] = Object.keys(pass.sides).map(sideId)
  if (!side) throw new Error('nobody')
  const conditions = [...hexesOfGrid(pass.map.grid)].slice(0, 60).map((hex): Condition => ({
    kind: 'hold',
    by: 'presence',
    place: { kind: 'hexes', hexes: [hexKey(hex)] },
  }))
  return { ...pass, victory: { [victoryId('all')]: { side, level: 'decisive', join: 'all', conditions } } }
}

test('a run tells how far it is and what it proves, and ends as soon as it is cancelled', async ({
  page,
  disk,
}) => {
  await openProofs(page, disk, longPass())
  await expect(status(page)).toContainText(/\d+ sur 6\d prouvées/)
  await expect(status(page)).toContainText('Est-ce possible à temps')
  await view(page).getByRole('button', { name: 'Arrêter' }).click()
  await expect(status(page)).toContainText('Arrêté\u202f: le reste n’est pas prouvé.')
  await expect(view(page).getByRole('progressbar')).toHaveCount(0)
  const [done] = /\d+/.exec((await status(page).textContent()) ?? '') ?? []
  expect(Number(done)).toBeLessThan(60)
  await view(page).getByRole('button', { name: 'Prouver à nouveau' }).click()
  await expect(view(page).getByRole('button', { name: 'Arrêter' })).toBeVisible()
})
