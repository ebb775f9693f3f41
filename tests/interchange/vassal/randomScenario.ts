/** Random small scenarios of a ruleset, by a seed: any grid and numbering, boards, armies in every state, zones, reinforcements. */
import {
  boardId,
  counterId,
  counterTypeId,
  type CounterTypeId,
  groupId,
  markerId,
  reinforcementId,
  sideId,
  zoneId,
} from '#shared/document/ids'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Board, type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Grid, hexesOfGrid } from '#shared/hex/grid'
import { type Numbering } from '#shared/hex/numbering'
import { createRng } from '#shared/lang/rng'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { firstFaceOf } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { testBoard } from '../../support/board'
import { diceOf } from '../../support/dice'

const NAMES = ['Ost', 'Garde; du pont', "'Reîtres'", 'Éclaireurs, à pied', 'Les/autres', 'Tab\tbed', 'Back\\']

export function randomScenario(ruleset: Ruleset, seed: number): Scenario {
  const rng = createRng(seed)
  const { pick, chance } = diceOf(rng)
  const numbering = (): Numbering => {
    const style = pick(['letter-number', 'column-row', 'row-column'] as const)
    return {
      ...{ style, firstColumn: rng.below(3) + 1, firstRow: rng.below(3) },
      ...{ columnsDescend: chance(0.3), rowsDescend: chance(0.3), show: 'all' },
    }
  }
  const grid: Grid = {
    ...{ orientation: pick(['flat', 'pointy'] as const), stagger: pick(['odd', 'even'] as const) },
    ...{ columns: 3 + rng.below(chance(0.2) ? 30 : 8), rows: 3 + rng.below(8), halfHexes: chance(0.4) },
  }
  const empty = testBoard({
    ...{ ...grid, ruleset: ruleset.id, info: { title: pick(NAMES), language: 'fr' } },
    ...{ hexMm: pick([18, 25, 31.7]), numbering: numbering() },
  })
  const hexes = [...hexesOfGrid(grid)]
  const anyHexes = (count: number): HexKey[] => Array.from({ length: count }, () => hexKey(pick(hexes)))
  const facing = () => ({ kind: pick(['side', 'vertex'] as const), index: direction(rng.below(6)) })
  const sides = [sideId('a'), sideId('b')]
  const types = Array.from({ length: 4 }, (_, index): [CounterTypeId, CounterType] => {
    const side = sides[index % 2]
    const { stats } = pick(ruleset.counterSchema.kinds)
    const sheet = newCounterType(ruleset.counterSchema, { name: pick(NAMES), side, stats })
    return [counterTypeId(`type-${index}`), { ...sheet, abbreviation: 'ABC' }]
  })
  const [first, second] = [groupId('g1'), groupId('g2')]
  const counter = (index: number): Counter => {
    const [type, sheet] = pick(types)
    const states = ruleset.counterSchema.fields.filter(
      ({ of, kind }) => of === 'counter' && kind === 'choice',
    )
    const status = states.flatMap(({ id, choices = [] }) => (chance(0.3) ? [[id, pick(choices).id]] : []))
    return {
      ...{ type, name: chance(0.3) ? `${pick(NAMES)} ${index}` : '', facing: facing() },
      ...(chance(0.85) && { hex: hexKey(pick(hexes)) }),
      ...{ placement: pick(ruleset.placements), rank: rng.below(4) },
      face: chance(0.5) ? pick(Object.keys(sheet.faces)) : firstFaceOf(sheet, ruleset.counterSchema),
      ...{ status: Object.fromEntries(status), hidden: chance(0.1), decoy: chance(0.05) },
      ...(chance(0.4) && { group: pick([first, second]) }),
      ...(chance(0.1) && { reinforcement: reinforcementId('relief') }),
      ...(chance(0.05) && { spare: true }),
    }
  }
  const boards = grid.columns > 4 && grid.rows > 4 && chance(0.5) ? twoBoards(grid, numbering, chance) : []
  return {
    ...empty,
    boards: Object.fromEntries(boards.map((board, index) => [boardId(`board-${index}`), board])),
    sides: {
      [sides[0] as string]: { name: pick(NAMES), color: '#a63a32', notes: '' },
      [sides[1] as string]: { name: `2 ${pick(NAMES)}`, color: '#2f5a9e', notes: '' },
    },
    groups: {
      [first]: { side: sides[0], name: pick(NAMES), note: '', rank: 0, color: '#228833' },
      [second]: { side: sides[1], name: pick(NAMES), note: '', rank: 1, parent: first },
    } as Scenario['groups'],
    reinforcements: {
      [reinforcementId('relief')]: {
        ...{ side: sides[0], name: pick(NAMES), turn: 3, blocked: 'wait' },
        entries: [{ kind: 'edge', edge: 'left' }],
      },
    } as Scenario['reinforcements'],
    counterTypes: Object.fromEntries(types),
    counters: Object.fromEntries(
      Array.from({ length: 4 + rng.below(8) }, (_, index) => [counterId(`c-${index}`), counter(index)]),
    ),
    zones: {
      [zoneId('z')]: { name: pick(NAMES), kind: 'setup', side: pick(sides), hexes: anyHexes(3) },
    } as Scenario['zones'],
    map: { ...empty.map, markers: markers(ruleset, anyHexes(4), chance) },
  }
}

function markers(
  ruleset: Ruleset,
  hexes: readonly HexKey[],
  chance: (share: number) => boolean,
): Scenario['map']['markers'] {
  return Object.fromEntries(
    hexes.map((hex, index) => {
      const row = ruleset.markers[index % Math.max(1, ruleset.markers.length)]
      return [markerId(`m-${index}`), { kind: row?.id ?? 'none', hex, hidden: chance(0.2) }]
    }),
  )
}

/** One on either side of the map, the second perhaps turned, with a line of hexes that both have. */
function twoBoards(grid: Grid, numbering: () => Numbering, chance: (share: number) => boolean): Board[] {
  const half = Math.floor(grid.columns / 2)
  const columns = grid.columns - half
  return [
    {
      ...{ name: '1', firstColumn: 0, firstRow: 0, columns: half + (chance(0.5) ? 1 : 0), rows: grid.rows },
      ...{ turned: chance(0.3), edges: [], numbering: numbering() },
    },
    {
      ...{ name: '2', firstColumn: half, firstRow: chance(0.5) ? 1 : 0, columns, rows: grid.rows - 1 },
      ...{ turned: chance(0.5), edges: [], ...(chance(0.8) && { numbering: numbering() }) },
    },
  ]
}
