/** SCN-4: what a side sets up, and who comes later. */
import { expect, test } from 'vitest'
import { counterId, reinforcementId, zoneId } from '#shared/document/ids'
import { countSetUp, enteringCounters, setUpOf, setUpZones } from '#shared/document/setUp'
import { type Counter } from '#shared/document/armies'
import { type Scenario, type Zone } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { ARCHER, BOARD_GRID, KNIGHT, NORMANS, richScenario, SARACENS } from '../format/richScenario'
import { plainCounter } from '../support/plainCounter'

const hex = (col: number, row: number) => hexKey(toAxial({ col, row }, BOARD_GRID))
const CAMP = zoneId('camp')
const RELIEF = reinforcementId('relief')

const counter = (own: Partial<Counter>): Counter => plainCounter({ type: ARCHER, side: NORMANS, ...own })

function scenario(counters: readonly Counter[], zone: Partial<Zone> = {}): Scenario {
  const camp: Zone = { name: 'Camp', kind: 'setup', side: NORMANS, hexes: [hex(2, 2), hex(3, 2)], ...zone }
  const all = counters.map((one, nth) => [counterId(`c${nth}`), one])
  return { ...richScenario(), zones: { [CAMP]: camp }, counters: Object.fromEntries(all) }
}

test('the counters of a side in its zones, outside them and off the map; hidden ones and decoys', () => {
  const some = scenario([
    counter({ hex: hex(2, 2) }),
    counter({ hex: hex(3, 2), hidden: true }),
    counter({ hex: hex(9, 9), decoy: true, hidden: true }),
    counter({}),
    counter({ hex: hex(2, 2), side: SARACENS }),
    counter({ spare: true }),
    counter({ reinforcement: RELIEF }),
  ])
  expect(countSetUp(some, NORMANS)).toEqual({ inZones: 2, outside: 1, waiting: 1, hidden: 2, decoys: 1 })
  expect(countSetUp(some, SARACENS)).toEqual({ inZones: 0, outside: 1, waiting: 0, hidden: 0, decoys: 0 })
})

test('a zone of another kind or side is none of its set-up', () => {
  expect(setUpZones(scenario([]), NORMANS).map(([id]) => id)).toEqual([CAMP])
  expect(setUpZones(scenario([], { kind: 'entry' }), NORMANS)).toEqual([])
  expect(setUpZones(scenario([]), SARACENS)).toEqual([])
})

test('a side that says nothing of its set-up begins as it is placed', () => {
  expect(setUpOf({})).toEqual({ order: 1, where: 'as-placed', facing: 'as-placed', secret: false })
})

test('who enters with each reinforcement, by name and number', () => {
  const some = scenario([
    counter({ reinforcement: RELIEF }),
    counter({ reinforcement: RELIEF, type: KNIGHT, name: 'Guy' }),
    counter({ reinforcement: RELIEF }),
    counter({ reinforcement: RELIEF, spare: true }),
    counter({}),
  ])
  const archer = some.counterTypes[ARCHER]?.name
  expect([...enteringCounters(some)]).toEqual([
    [
      RELIEF,
      [
        { name: archer, count: 2 },
        { name: 'Guy', count: 1 },
      ],
    ],
  ])
})
