/** Reads what a row of a CSV wants of the order of battle: texts become values, or faults with their column. */
import { groupTree } from '#shared/document/groups'
import { MAX_QUANTITY, MAX_TURN } from '#shared/document/limits'
import { hexOfName } from '#shared/document/placeNames'
import { type CounterType } from '#shared/document/armies'
import { type Reinforcement } from '#shared/document/game'
import { type CounterTypeId, type GroupId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Facing, parseFacingName } from '#shared/hex/facing'
import { onGrid } from '#shared/hex/grid'
import { fold } from '#shared/i18n/fold'
import { type Localized, localized } from '#shared/i18n/localized'
import { readStat, type TextField } from '#shared/rules/counters/statText'
import { type BattleColumnId, type BattleTexts } from './battleColumns'
import { groupPath } from './battleRows'
import { type KnownRow, namesType } from './matchBattleRows'
import { tidy } from '../csv/cellText'
import { type BattlePlace, isText, readReinforcement, reinforcementText, SPARE, TO_PLACE } from './places'

/** A place in the game, of a reinforcement that may be yet to make. */
type WishedPlace = BattlePlace | { readonly kind: 'new-reinforcement'; readonly of: Reinforcement }

/** The names of a group and of those above it, from the side down; a list that the side has, or is to get. */
type WishedGroup = GroupId | readonly string[] | undefined

export interface Wish {
  /** Absent: nothing but a group. */
  readonly type: CounterTypeId | undefined
  /** With that of the type. */
  readonly side: SideId | undefined
  readonly group: WishedGroup
  readonly leads: boolean
  readonly name: string
  readonly quantity: number
  readonly place: WishedPlace
  /** Absent = as it is. */
  readonly facing: Facing | undefined
  /** Of the group; empty says nothing. */
  readonly note: string
  /** The columns that say something else than the scenario. */
  readonly changed: ReadonlySet<BattleColumnId>
}

export interface Fault {
  readonly column: BattleColumnId
  readonly says: Localized
}

/** `fault`: the first of the row; it is left out whole, for half a row would be another counter. */
export function readWish(
  scenario: Scenario,
  texts: BattleTexts,
  known: KnownRow | undefined,
): { readonly wish: Wish } | { readonly fault: Fault } {
  const changed = new Set<BattleColumnId>()
  try {
    return { wish: wishOf({ scenario, texts, known, changed }) }
  } catch (error) {
    if (error instanceof Wrong) return { fault: error }
    throw error
  }
}

class Wrong extends Error implements Fault {
  constructor(
    readonly column: BattleColumnId,
    readonly says: Localized,
  ) {
    super(says.en)
  }
}

interface Asked {
  readonly scenario: Scenario
  readonly texts: BattleTexts
  readonly known: KnownRow | undefined
  readonly changed: Set<BattleColumnId>
}

function wishOf(asked: Asked): Wish {
  const { scenario, known, changed } = asked
  const of = known?.row.of
  const type = of ? of.type : typeOf(asked)
  const ofType = type === undefined ? undefined : scenario.counterTypes[type]?.side
  const side = readIf(asked, 'side', known?.row.side, (text) => sideOfName(scenario, text)) ?? ofType
  if (known && side === known.row.side) changed.delete('side')
  const moved = known !== undefined && side !== known.row.side
  const name = readIf(asked, 'counter', of?.name ?? '', (text) => text)
  const quantity = quantityOf(asked, type === undefined, name)
  const group = readIf(asked, 'group', known?.row.group, (text) => groupOfPath(scenario, side, text), moved)
  const ofSide = of?.place.kind === 'reinforcement' && moved
  const place = readIf<WishedPlace>(
    asked,
    'position',
    of?.place ?? { kind: 'to-place' },
    (text) => placeOfText(scenario, side, text),
    ofSide,
  )
  const facing = readIf<Facing | undefined>(asked, 'facing', undefined, (text) => facingOf(scenario, text))
  if (facing === undefined) changed.delete('facing')
  const leads = readIf(asked, 'leader', of?.leads ?? false, (text) =>
    value<boolean>('leader', YES_OR_NO, text),
  )
  if (leads && quantity > 1) throw new Wrong('leader', ONE_LEADER)
  if (leads && group === undefined) throw new Wrong('leader', LEADS_NONE)
  const note = readIf(asked, 'note', '', (text) => text)
  if (note === '') changed.delete('note')
  else if (group === undefined) throw new Wrong('note', NOTE_OF_NONE)
  if (type === undefined && group === undefined) throw new Wrong('type', NO_TYPE)
  return { type, side, group, leads, name, quantity, place, facing, note, changed }
}

/** The value that a cell gives; `present` where it says what is there already, or the file has no such column. */
function readIf<T>(
  { texts, known, changed }: Asked,
  column: BattleColumnId,
  present: T,
  read: (text: string) => T,
  anew = false,
): T {
  const given = texts[column]
  const there = known && [known.texts.fr[column], known.texts.en[column]].map(tidy)
  const text = given === undefined ? undefined : tidy(given)
  const same = text === undefined || (there ? there.includes(text) : text === '')
  if (same && !(anew && there)) return present
  if (!same) changed.add(column)
  return read(text ?? there?.[0] ?? '')
}

function value<T>(column: BattleColumnId, field: TextField, text: string): T {
  const read = readStat(field, text)
  if (!read.ok) throw new Wrong(column, read.error)
  return read.value as T
}

const YES_OR_NO = { kind: 'boolean' } as const
const NUMBER = { kind: 'integer', min: 0, max: MAX_QUANTITY } as const

function quantityOf(asked: Asked, isGroup: boolean, name: string): number {
  const present = asked.known?.row.of?.ids.length ?? (isGroup ? 0 : 1)
  const quantity = readIf(asked, 'quantity', present, (text) =>
    text === '' ? present : value<number>('quantity', NUMBER, text),
  )
  if (quantity === present) asked.changed.delete('quantity')
  if (isGroup && quantity > 0) throw new Wrong('type', NO_TYPE)
  if (name !== '' && quantity > 1) throw new Wrong('quantity', NAMED_ALONE)
  return quantity
}

/** By name and abbreviation in any spelling, or by its id; of several the exact one, then the one of the side. */
function typeOf({ scenario, texts }: Asked): CounterTypeId | undefined {
  if (!namesType(texts)) return undefined
  const [name, code] = [tidy(texts.type ?? ''), tidy(texts.code ?? '')]
  if (name === '' && code === '') throw new Wrong('type', NO_TYPE)
  const types = Object.entries(scenario.counterTypes) as [CounterTypeId, CounterType][]
  const alike = types.filter(
    ([id, type]) =>
      (name === '' || fold(tidy(type.name)) === fold(name) || id === name) &&
      (code === '' || fold(tidy(type.abbreviation)) === fold(code)),
  )
  const side = tidy(texts.side ?? '')
  const nearness = ([, type]: (typeof alike)[number]): number =>
    (tidy(type.name) === name ? 2 : 0) +
    (type.side !== undefined && fold(scenario.sides[type.side]?.name ?? '') === fold(side) ? 1 : 0)
  const best = alike.reduce<(typeof alike)[number] | undefined>(
    (one, other) => (one && nearness(one) >= nearness(other) ? one : other),
    undefined,
  )
  if (best) return best[0]
  throw new Wrong(
    name === '' ? 'code' : 'type',
    unknownType(name === '' ? code : name, name !== '' ? code : ''),
  )
}

function sideOfName({ sides }: Scenario, text: string): SideId | undefined {
  if (text === '') return undefined
  const ids = Object.keys(sides) as SideId[]
  const named = (spelt: (name: string) => string): SideId | undefined =>
    ids.find((id) => spelt(tidy(sides[id]?.name ?? '')) === spelt(text))
  const found = named((name) => name) ?? named(fold) ?? ids.find((id) => id === text)
  if (found === undefined)
    throw new Wrong(
      'side',
      localized(`Le scénario n’a pas le camp «\u202f${text}\u202f».`, `The scenario has no side “${text}”.`),
    )
  return found
}

/** Groups as deep as this are a mistake of the file. */
const DEEPEST = 12

function groupOfPath({ groups }: Scenario, side: SideId | undefined, text: string): WishedGroup {
  if (text === '') return undefined
  if (side === undefined) throw new Wrong('group', GROUP_OF_NONE)
  const found = groupTree(groups, side).find(({ id }) => fold(groupPath({ groups }, id)) === fold(text))
  if (found) return found.id
  const names = text.split('/').map((name) => name.trim())
  if (names.includes('')) throw new Wrong('group', EMPTY_GROUP)
  if (names.length > DEEPEST) throw new Wrong('group', TOO_DEEP)
  return names
}

function placeOfText(scenario: Scenario, side: SideId | undefined, text: string): WishedPlace {
  if (text === '' || isText(text, TO_PLACE)) return { kind: 'to-place' }
  if (isText(text, SPARE)) return { kind: 'spare' }
  const hex = hexOfName(scenario, text) ?? hexOfName(scenario, text.toUpperCase())
  if (hex && onGrid(hex, scenario.map.grid)) return { kind: 'map', hex: hexKey(hex) }
  const read = readReinforcement(text)
  if (!read) throw new Wrong('position', NO_PLACE)
  if (side === undefined) throw new Wrong('position', REINFORCES_NONE)
  if (read.turn !== undefined && !(read.turn >= 1 && read.turn <= MAX_TURN))
    throw new Wrong('position', NO_TURN)
  const of: Reinforcement = { side, ...read, entries: [], blocked: 'wait' }
  const wanted = reinforcementText(of)
  const known = Object.entries<Reinforcement>(scenario.reinforcements).find(
    ([, one]) => one.side === side && isText(reinforcementText(one).fr, wanted),
  )
  return known ? { kind: 'reinforcement', id: known[0] as never } : { kind: 'new-reinforcement', of }
}

function facingOf({ map }: Scenario, text: string): Facing | undefined {
  if (text === '') return undefined
  const facing = parseFacingName(text.toLowerCase(), map.grid)
  if (!facing) throw new Wrong('facing', NO_FACING)
  return facing
}

function unknownType(name: string, code: string): Localized {
  const called = code === '' ? name : `${name} (${code})`
  return localized(
    `Le scénario n’a pas le type de pion «\u202f${called}\u202f».`,
    `The scenario has no counter type “${called}”.`,
  )
}

const NO_TYPE = localized('Un type de pion est attendu.', 'A counter type is expected.')
const ONE_LEADER = localized('Un chef est seul dans sa ligne.', 'A leader is alone in his row.')
const LEADS_NONE = localized('Un chef est d’un groupe.', 'A leader is in a group.')
const NAMED_ALONE = localized(
  'Un pion qui a un nom est seul dans sa ligne.',
  'A counter with a name is alone in its row.',
)
const NOTE_OF_NONE = localized(
  'Cette ligne n’a pas de groupe à annoter.',
  'This row has no group to be noted.',
)
const GROUP_OF_NONE = localized('Un groupe est d’un camp.', 'A group is of a side.')
const EMPTY_GROUP = localized(
  'Entre les barres, des noms de groupes sont attendus.',
  'Between the strokes names of groups are expected.',
)
const TOO_DEEP = localized(
  `Au plus ${DEEPEST} groupes l’un dans l’autre.`,
  `At most ${DEEPEST} groups one in another.`,
)
const NO_PLACE = localized(
  'Une case, «\u202fà placer\u202f», «\u202fde rechange\u202f», «\u202ftour 3 (nom)\u202f» ou «\u202frenfort (nom)\u202f» est attendu.',
  'A hex, “to place”, “spare”, “turn 3 (name)” or “reinforcement (name)” is expected.',
)
const REINFORCES_NONE = localized('Un renfort est d’un camp.', 'A reinforcement is of a side.')
const NO_TURN = localized(`Un tour va de 1 à ${MAX_TURN}.`, `A turn is from 1 to ${MAX_TURN}.`)
const NO_FACING = localized(
  'Une orientation est attendue\u202f: s0 à s5 ou v0 à v5.',
  'A facing is expected: s0 to s5 or v0 to v5.',
)
