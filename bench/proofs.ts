/**
 * Bench of proofs: B51, does a side fit its zone? Half of it rides and half walks, on ground of all kinds; once it fits, and once
 * the zone is too small for it, and the smallest reason is found.
 */
import { fileURLToPath } from 'node:url'
import { counterId, counterTypeId, sideId, zoneId } from '#shared/document/ids'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { proveSetUp } from '#shared/proofs/setUpProof'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { mixedMap } from './document'
import { atMost, type Figure, median, printed, timed } from './figure'
import { KNIGHT, MOVER, TROOP, withMover } from './reach'

const RUNS = 5
const RED = sideId('red')

/** A zone of so many rows of 40 hexes at the top of a map, and a side that sets up in it. */
function sideInZone(ruleset: string, rows: number, count: number): Scenario {
  const board = { ...mixedMap(40, 30), ruleset }
  const fantasy = ruleset === 'common-mechanics'
  const start = withMover(board, fantasy ? TROOP : KNIGHT)
  const soldier: CounterType = fantasy
    ? TROOP
    : { ...KNIGHT, footprint: 1, stats: {}, faces: { healthy: { stats: { movement: 6 } } } }
  const rider = start.counters[MOVER] as Counter
  const foot = counterTypeId('foot')
  const counters = Array.from({ length: count }, (_, index) => {
    const { hex: _hex, ...waiting } = rider
    const walks = { type: foot, face: Object.keys(soldier.faces)[0] as string }
    return [counterId(`one-${index}`), { ...waiting, side: RED, ...(index % 2 === 0 && walks) }]
  })
  const hexes = Array.from({ length: rows * 40 }, (_, at) =>
    hexKey(toAxial({ col: at % 40, row: Math.floor(at / 40) }, board.map.grid)),
  )
  return {
    ...start,
    sides: {
      [RED]: {
        ...{ name: 'Red', color: '#9b2a2a', notes: '' },
        setUp: { order: 1, where: 'zones', facing: 'free', secret: false },
      },
    },
    counterTypes: { ...start.counterTypes, [foot]: soldier },
    counters: Object.fromEntries(counters) as Scenario['counters'],
    zones: { [zoneId('camp')]: { name: 'Camp', kind: 'setup', side: RED, hexes } },
  }
}

function figure(ruleset: string, rows: number, count: number, answer: 'yes' | 'no', limit: number): Figure {
  const scenario = sideInZone(ruleset, rows, count)
  const rules = rulesetOf(scenario)
  const runs = timed(RUNS, () => {
    const proof = proveSetUp(scenario, rules, RED)
    if (proof.answer !== answer) throw new Error(`${count} counters: ${proof.answer} instead of ${answer}`)
  })
  const what = `set-up proof, ${answer}, ${count} counters in ${rows * 40} hexes, ${ruleset}`
  return atMost('B51', what, median(runs) / 1000, 's', limit)
}

export function measureProofs(): Figure[] {
  return [
    figure('magna-carta', 5, 60, 'yes', 1),
    figure('magna-carta', 25, 200, 'yes', 5),
    figure('magna-carta', 1, 60, 'no', 1),
    figure('magna-carta', 5, 200, 'no', 5),
    figure('common-mechanics', 5, 60, 'yes', 1),
    figure('common-mechanics', 25, 200, 'yes', 5),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const one of measureProofs()) process.stdout.write(printed(one))
