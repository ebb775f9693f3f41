/**
 * The name of the other hex of a counter on two hexes, as a property `RearHex` of its piece: VASSAL knows one place of a piece alone.
 * It is worked out from the pixel and the facing by comparisons of whole numbers, which every version of VASSAL can do. Maps of more
 * lines than an expression should have steps, and boards that lie in one another, have no such property. Reports say it in words.
 */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { toAxial } from '#shared/hex/grid'
import { type BoardSheet } from './board'
import { type CounterSlot } from './counterSlots'
import { areasOf } from './namedAreas'
import { type Lattice, middleOf, type Pixel, rawHex } from './lattice'
import { type FromPrototype } from './pieces'
import { type ModuleSetting, say } from './setting'
import { spoken } from './strings'
import * as traits from './traits'
import { facingsOf, type Turning } from './turning'

/** The most columns and rows that are tried, half ones too, over all areas. */
const MOST_STEPS = 400

/**
 * The traits of a counter that say it; none where names are not so simple.
 * @param levels of its faces that lie on two hexes, from 1; `every` = there is no other
 * @param only the facings that the rules allow these faces: between them they lie on no hex behind. Absent = all
 */
export type RearHex = (
  slot: CounterSlot,
  turning: Turning,
  levels: readonly number[] | 'every',
  only?: Facing['kind'],
) => readonly FromPrototype[]

/** The rear hexes on one board: its names are looked at once. */
export function rearHexOn(setting: ModuleSetting, { lattice }: BoardSheet): RearHex {
  let known: { readonly areas: readonly AreaNames[] | undefined } | undefined
  return ({ example }, turning, levels, only) => {
    known ??= { areas: namesByPlace(setting.scenario, lattice) }
    const { areas } = known
    if (!areas) return []
    const { scenario } = setting
    const { facings, base } = turning
    const all = facingsOf(turning, scenario.map.grid)
    const rears = all.map((facing) => rearOffset(scenario, example, facing, lattice))
    const allowed = all.flatMap((facing, index) =>
      only === undefined || facing.kind === only ? [index + 1] : [],
    )
    const isPartly = allowed.length < facings
    const kind = base === 0 ? '' : ' +'
    const own = levels === 'every' ? [] : levels
    const isThere = liesOnTwo(say(setting, 'map'), own, isPartly ? allowed : [])
    return [
      {
        prototype: [
          say(setting, 'rearHex'),
          `${facings}${kind}`,
          ...own,
          ...(isPartly ? [`${only}`] : []),
        ].join(', '),
        traits: [
          // Under a mask nobody should learn that it is long.
          ...(setting.ruleset.concealedFace ? [] : [traits.reports([traits.HAS_ENDED_MOVE], MOVED)]),
          traits.calculated('RearWords', `{ ${isThere} ? (${rearWords(setting)}) : "" }`),
          traits.calculated('RearHex', `{ ${isThere} ? (${nameThere(areas)}) : "" }`),
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

/** After the report of the move itself; nothing on a face that lies on one hex. */
const MOVED = '{ RearWords == "" ? "" : newPieceName + RearWords }'

/** ", rear in U7", or that it is off the map. */
function rearWords(setting: ModuleSetting): string {
  const [inHex, offMap] = [`, ${say(setting, 'rearIn')}`, `, ${say(setting, 'rearOffMap')}`]
  return `RearHex == "" ? "${offMap}" : "${inHex}" + RearHex`
}

/** The pixel, so much further in each facing. */
function moved(from: string, steps: readonly number[]): string {
  const choices = steps.map((step, index) => ({ when: `Facing_Facing == ${index + 1}`, then: String(step) }))
  return `{ ${from} + (${chain(choices)}) }`
}

/** @param levels none = of any face @param facings counted from 1; none = in any */
function liesOnTwo(map: string, levels: readonly number[], facings: readonly number[]): string {
  const either = (property: string, values: readonly number[]): string[] =>
    values.length === 0 ? [] : [`(${values.map((value) => `${property} == ${value}`).join(' || ')})`]
  return [
    `CurrentMap == "${map}"`,
    ...either('Face_Level', levels),
    ...either('Facing_Facing', facings),
  ].join(' && ')
}

function nameThere(areas: readonly AreaNames[]): string {
  const named = areas.map((area): Choice => {
    const parts = [chain(stepsOf('RearX', area.columns)), chain(stepsOf('RearY', area.rows))]
    const [first, second] = area.columnFirst ? parts : parts.reverse()
    const { left, right, top, bottom } = area.box
    const within = `RearX > ${left} && RearX < ${right} && RearY > ${top} && RearY < ${bottom}`
    return {
      when: within,
      then: `${area.prefix === '' ? '' : `"${area.prefix}" + `}(${first}) + (${second})`,
    }
  })
  return chain([...named, { when: '', then: '""' }])
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

/** Hexes whose names begin alike, and between which there are no others. */
interface AreaNames {
  readonly prefix: string
  readonly columns: Places
  readonly rows: Places
  readonly columnFirst: boolean
  /** px, about the middles of its hexes. */
  readonly box: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
}

/** Undefined where a name is not that of its column and that of its row, or there are too many. */
function namesByPlace(scenario: Scenario, lattice: Lattice): AreaNames[] | undefined {
  const areas: AreaNames[] = []
  let steps = 0
  const all = areasOf(scenario)
  for (const { prefix, hexes, columnFirst } of all) {
    const [columns, rows] = [new Map<number, string>(), new Map<number, string>()]
    for (const { raw, parts } of hexes) {
      const [column, row] = columnFirst ? parts : ([parts[1], parts[0]] as const)
      const { x, y } = middleOf(raw, lattice)
      if (column === '' || (columns.get(x) ?? column) !== column || (rows.get(y) ?? row) !== row)
        return undefined
      columns.set(x, column)
      rows.set(y, row)
    }
    steps += columns.size + rows.size
    if (steps > MOST_STEPS || spoken(prefix) !== prefix || /["\\]/.test(prefix)) return undefined
    const ascending = (places: ReadonlyMap<number, string>): Places => [...places].sort(([a], [b]) => a - b)
    const area = { prefix, columns: ascending(columns), rows: ascending(rows), columnFirst }
    areas.push({ ...area, box: boxOf(area, lattice) })
  }
  const isOwn = (at: Pixel, own: number): boolean =>
    areas.every(({ box }, index) => isWithin(at, box) === (index === own))
  const areApart = all.every(({ hexes }, own) => hexes.every(({ raw }) => isOwn(middleOf(raw, lattice), own)))
  return areApart ? areas : undefined
}

function boxOf({ columns, rows }: Pick<AreaNames, 'columns' | 'rows'>, { sideways, dx, dy }: Lattice) {
  // Neighbours of a line lie half as far apart from those of the next one.
  const [aside, along] = [dx / 2, dy / 4]
  const [x, y] = sideways ? [along, aside] : [aside, along]
  const [first, last] = [0, -1].map((at) => ({ x: columns.at(at)?.[0] ?? 0, y: rows.at(at)?.[0] ?? 0 })) as [
    Pixel,
    Pixel,
  ]
  return {
    left: Math.round(first.x - x),
    right: Math.round(last.x + x),
    top: Math.round(first.y - y),
    bottom: Math.round(last.y + y),
  }
}

function isWithin({ x, y }: Pixel, { left, right, top, bottom }: AreaNames['box']): boolean {
  return x > left && x < right && y > top && y < bottom
}

function stepsOf(property: string, places: Places): Choice[] {
  // Half a hex further a name may be the same.
  return places.flatMap(([at, part], index): Choice[] => {
    const after = places[index + 1]
    if (after?.[1] === part) return []
    return [{ when: after ? `${property} < ${Math.round((at + after[0]) / 2)}` : '', then: `"${part}"` }]
  })
}

/** The way from its own hex to the other one, pixels of the board. */
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
