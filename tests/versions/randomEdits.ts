/** Edits drawn by dice: any command by its example, and strokes, moves and words that fall together often. */
import { examples } from '../commands/examples'
import { BOARD_GRID } from '../format/richScenario'
import { plainCounter } from '../support/plainCounter'
import { pick } from '../support/dice'
import { createHistory, type History } from '#shared/commands/history'
import { commandById, COMMANDS } from '#shared/commands/index'
import { counterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type Json } from '#shared/json/extra'
import { type Rng } from '#shared/lang/rng'

interface Edit {
  readonly command: string
  readonly params: Json
}

/** Replace the map or the boards on it: tried apart, since they make hexes of two versions others. */
const WHOLE_MAP = [
  'change-hexes',
  'join-map',
  'mirror-map',
  'quarter-turn-map',
  'resize-map',
  'take-version',
  'turn-map',
]

type Maker = (rng: Rng, scenario: Scenario) => Edit

function somewhere(rng: Rng, grid: Grid): HexKey {
  const [col, row] =
    rng.below(4) === 0 ? [30 + rng.below(4), 30 + rng.below(4)] : [rng.below(4), rng.below(4)]
  return hexKey(toAxial({ col, row }, grid))
}

const some = (rng: Rng, grid: Grid): HexKey[] =>
  Array.from({ length: 1 + rng.below(5) }, () => somewhere(rng, grid))

const newCounter: Maker = (rng, { map, counterTypes }) => ({
  command: 'place-counter',
  params: {
    id: `new-${rng.below(2) === 0 ? '' : `${pick(rng, ['4k2f', '7a1b'])}-`}${2 + rng.below(2)}`,
    counter: plainCounter({
      type: counterTypeId(pick(rng, Object.keys(counterTypes)) ?? ''),
      hex: somewhere(rng, map.grid),
      facing: { kind: 'vertex', index: 1 },
      rank: rng.below(2),
    }) as unknown as Json,
  },
})

const MAKERS: readonly Maker[] = [
  (rng, { map }) => ({
    command: 'paint-terrain',
    params: { hexes: some(rng, map.grid), terrain: pick(rng, ['wood', 'marsh', 'clear', 'heath']) },
  }),
  (rng, { map }) => ({
    command: 'set-elevation',
    params: { hexes: some(rng, map.grid), mode: 'set', value: rng.below(3) },
  }),
  (rng, { map }) => ({
    command: 'set-hex-attribute',
    params: {
      hexes: some(rng, map.grid),
      attribute: pick(rng, ['cave', 'flammable', 'inaccessible', 'infiltration', 'wandering']),
      value: rng.below(2),
    },
  }),
  (rng, { map }) => {
    const side = hexsideOf(
      toAxial({ col: rng.below(3), row: rng.below(3) }, map.grid),
      rng.below(3) as 0 | 1 | 2,
    )
    const [slot, feature] = pick(rng, [
      ['barrier', 'wall'],
      ['barrier', 'hedge'],
      ['way', 'road'],
      ['fixture', 'stairs'],
    ] as const)
    return {
      command: 'set-hexside-feature',
      params: { sides: [hexsideKey(side)], slot, value: { feature }, wall: 'wall' },
    }
  },
  (rng, { map }) => {
    const side = hexsideOf(
      toAxial({ col: rng.below(3), row: rng.below(3) }, map.grid),
      rng.below(3) as 0 | 1 | 2,
    )
    return { command: 'clear-hexside', params: { sides: [hexsideKey(side)] } }
  },
  (rng, { map, counters }) => ({
    command: 'move-counters',
    params: { moves: [{ counter: pick(rng, Object.keys(counters)) ?? '', hex: somewhere(rng, map.grid) }] },
  }),
  (rng, { counters }) => ({
    command: 'edit-counter',
    params: {
      counter: pick(rng, Object.keys(counters)) ?? '',
      change: pick<Json>(rng, [{ name: 'Aymar' }, { name: 'Perrin' }, { hidden: true }, { decoy: true }]),
    },
  }),
  newCounter,
  newCounter,
  (rng, { counters }) => ({
    command: 'remove-counters',
    params: { counters: [pick(rng, Object.keys(counters)) ?? ''] },
  }),
  (rng, { counterTypes }) => ({
    command: 'remove-counter-type',
    params: { counterType: pick(rng, Object.keys(counterTypes)) ?? '' },
  }),
  (rng) => ({
    command: 'edit-info',
    params: {
      change: pick<Json>(rng, [{ title: 'Un' }, { title: 'Deux' }, { date: '1190' }, { authors: ['Moi'] }]),
    },
  }),
]

/** One edit of a scenario; commands on the whole map only where it is said. */
export function randomEdit(rng: Rng, scenario: Scenario, wholeMap = false): Edit {
  if (rng.below(5) > 1) return pick(rng, MAKERS)(rng, scenario)
  const ids = COMMANDS.map(({ id }) => id).filter((id) => wholeMap || !WHOLE_MAP.includes(id))
  const command = pick(rng, ids)
  return { command, params: examplesOf(scenario.map.grid)[command]?.does ?? {} }
}

const made = new Map<string, ReturnType<typeof examples>>()

// The examples for the rich scenario on a grid of this kind, whatever its size has become.
function examplesOf({ orientation, stagger }: Grid): ReturnType<typeof examples> {
  const key = `${orientation} ${stagger}`
  const known = made.get(key) ?? examples({ ...BOARD_GRID, orientation, stagger })
  made.set(key, known)
  return known
}

/** Some edits, one after the other; those that are refused are left out. */
export function edited(scenario: Scenario, rng: Rng, count: number, wholeMap = false): Scenario {
  const history = createHistory(scenario)
  for (let number = 0; number < count; number++) run(history, randomEdit(rng, history.document, wholeMap))
  return history.document
}

/** True when it was not refused. */
export function run(history: History, { command, params }: Edit): boolean {
  const known = commandById(command)
  if (!known) throw new Error(`no command ${command}`)
  return history.apply(known, params) === undefined
}
