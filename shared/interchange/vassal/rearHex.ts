/**
 * The name of the other hex of a counter on two hexes, as a property `RearHex` of its piece: VASSAL knows one place of a piece alone.
 * It is worked out from the pixel and the facing by comparisons of whole numbers, which every version of VASSAL can do. Boards with
 * names of their own, and maps of more lines than an expression should have steps, have no such property.
 */
import { footprint } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Facing, facingAngle } from '#shared/hex/facing'
import { type Grid, hexesOfGrid, toAxial } from '#shared/hex/grid'
import { type BoardSheet } from './board'
import { type CounterSlot } from './counterSlots'
import { type Lattice, middleOf, type Pixel, rawHex } from './lattice'
import { type FromPrototype } from './pieces'
import { type ModuleSetting, say } from './setting'
import * as traits from './traits'
import { type Turning } from './turning'

/** Of columns, and of rows, half ones too. */
const MOST_STEPS = 150

/**
 * The traits of a counter that say it; none where names are not so simple.
 * @param levels of its faces that lie on two hexes, from 1; `every` = there is no other
 */
export type RearHex = (
  slot: CounterSlot,
  turning: Turning,
  levels: readonly number[] | 'every',
) => readonly FromPrototype[]

/** Of one board: its names are looked at once. */
export function rearHexOn(setting: ModuleSetting, { lattice }: BoardSheet): RearHex {
  let known: { readonly names: PlaceNames | undefined } | undefined
  return ({ example }, { facings, base }, levels) => {
    known ??= { names: namesByPlace(setting.scenario, lattice) }
    const { names } = known
    if (!names) return []
    const { scenario } = setting
    const rears = Array.from({ length: facings }, (_, index) => {
      const facing = facingAt(base + (index * 2 * Math.PI) / facings, scenario.map.grid)
      return rearOffset(scenario, example, facing, lattice)
    })
    const kind = base === 0 ? '' : ' +'
    const own = levels === 'every' ? [] : levels
    return [
      {
        prototype: [say(setting, 'rearHex'), `${facings}${kind}`, ...own].join(', '),
        traits: [
          traits.calculated('RearHex', nameThere(names, say(setting, 'map'), own)),
          traits.calculated(
            'RearX',
            moved(
              'CurrentX',
              rears.map(({ x }) => x),
            ),
          ),
          traits.calculated(
            'RearY',
            moved(
              'CurrentY',
              rears.map(({ y }) => y),
            ),
          ),
        ],
      },
    ]
  }
}

/** The pixel, so much further in each facing. */
function moved(from: string, steps: readonly number[]): string {
  const choices = steps.map((step, index) => ({ when: `Facing_Facing == ${index + 1}`, then: String(step) }))
  return `{ ${from} + (${chain(choices)}) }`
}

/** @param levels none = of any face */
function nameThere(names: PlaceNames, map: string, levels: readonly number[]): string {
  const [column, row] = [stepsOf('RearX', names.columns), stepsOf('RearY', names.rows)]
  const face = levels.map((level) => `Face_Level == ${level}`).join(' || ')
  const shown = levels.length === 0 ? [] : [`(${face})`]
  const isThere = [`CurrentMap == "${map}"`, ...shown, column.within, row.within].join(' && ')
  const [first, second] = names.columnFirst ? [column.name, row.name] : [row.name, column.name]
  return `{ ${isThere} ? (${first}) + (${second}) : "" }`
}

interface Choice {
  readonly when: string
  readonly then: string
}

/** The first that is true; of the last it need not be asked. */
function chain(choices: readonly Choice[]): string {
  return choices
    .map(({ when, then }, index) => (index === choices.length - 1 ? then : `${when} ? ${then} : `))
    .join('')
}

/** The parts of names by the pixels of the middles, ascending. */
type Places = readonly (readonly [at: number, part: string])[]

interface PlaceNames {
  readonly columns: Places
  readonly rows: Places
  readonly columnFirst: boolean
}

/** Undefined where a name is not that of its column and that of its row, or there are too many. */
function namesByPlace(scenario: Scenario, lattice: Lattice): PlaceNames | undefined {
  const { grid, numbering } = scenario.map
  const columnFirst = numbering.style !== 'row-column'
  const [columns, rows] = [new Map<number, string>(), new Map<number, string>()]
  for (const hex of hexesOfGrid(grid)) {
    const name = nameOfHex(scenario, hex)
    const half = name.length / 2
    const [, first = '', second = ''] =
      numbering.style === 'letter-number'
        ? (/^([A-Z]+)(\d+)$/.exec(name) ?? [])
        : /^\d+$/.test(name)
          ? ['', name.slice(0, half), name.slice(half)]
          : []
    const [column, row] = columnFirst ? [first, second] : [second, first]
    const { x, y } = middleOf(rawHex(hex, grid), lattice)
    if (column === '' || (columns.get(x) ?? column) !== column || (rows.get(y) ?? row) !== row)
      return undefined
    columns.set(x, column)
    rows.set(y, row)
    if (columns.size > MOST_STEPS || rows.size > MOST_STEPS) return undefined
  }
  const ascending = (places: ReadonlyMap<number, string>): Places => [...places].sort(([a], [b]) => a - b)
  return { columns: ascending(columns), rows: ascending(rows), columnFirst }
}

function stepsOf(property: string, places: Places): { readonly within: string; readonly name: string } {
  const [first, next] = places
  const step = first && next ? next[0] - first[0] : 0
  // Half a hex further a name may be the same.
  const choices = places.flatMap(([at, part], index): Choice[] => {
    const after = places[index + 1]
    if (after?.[1] === part) return []
    return [{ when: after ? `${property} < ${Math.round((at + after[0]) / 2)}` : '', then: `"${part}"` }]
  })
  const [least, most] = [(places[0]?.[0] ?? 0) - step / 2, (places.at(-1)?.[0] ?? 0) + step / 2].map(
    Math.round,
  )
  return { within: `${property} > ${least} && ${property} < ${most}`, name: chain(choices) }
}

/** The facing of an angle. @param angle radians, clockwise from up */
function facingAt(angle: number, grid: Grid): Facing {
  const twelve = (['side', 'vertex'] as const).flatMap((kind) =>
    [0, 1, 2, 3, 4, 5].map((index): Facing => ({ kind, index: direction(index) })),
  )
  const off = (facing: Facing): number => 1 - Math.cos(facingAngle(facing, grid) - angle)
  return twelve.reduce((best, one) => (off(one) < off(best) ? one : best))
}

/** From its own hex to the other one, pixels of the board. */
function rearOffset(scenario: Scenario, example: Counter, facing: Facing, lattice: Lattice): Pixel {
  const { grid } = scenario.map
  // Far enough within that both are counted alike.
  const hex = toAxial({ col: 2, row: 2 }, grid)
  const type = scenario.counterTypes[example.type]
  const long = { counterTypes: type ? { [example.type]: { ...type, faces: {}, footprint: 2 as const } } : {} }
  const [own, rear] = footprint(long, { ...example, hex: hexKey(hex), facing }).map((one) =>
    middleOf(rawHex(one, grid), lattice),
  )
  return own && rear ? { x: rear.x - own.x, y: rear.y - own.y } : { x: 0, y: 0 }
}
