/** Reads the cells of a row of the order of battle: each text becomes a value of the scenario, or a fault in words. */
import { type CounterType } from '#shared/document/armies'
import { type Reinforcement } from '#shared/document/game'
import { groupTree } from '#shared/document/groups'
import { type CounterTypeId, type GroupId, type ReinforcementId, type SideId } from '#shared/document/ids'
import { MAX_QUANTITY, MAX_TURN } from '#shared/document/limits'
import { hexOfName } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Facing, parseFacingName } from '#shared/hex/facing'
import { onGrid } from '#shared/hex/grid'
import { fold } from '#shared/i18n/fold'
import { type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { readStat } from '#shared/rules/counters/statText'
import { tidy } from '../csv/cellText'
import { type BattleColumnId, type BattleTexts } from './battleColumns'
import { groupPath } from './battleRows'
import { namesType } from './matchBattleRows'
import { type BattlePlace, isText, readReinforcement, reinforcementText, SPARE, TO_PLACE } from './places'

/** A cell of the file that cannot be read, and why. */
export interface Fault {
  readonly column: BattleColumnId
  readonly says: Localized
}

/** A place in the game; of a reinforcement that the scenario does not have yet, all that it will be. */
export type WishedPlace = BattlePlace | { readonly kind: 'new-reinforcement'; readonly of: Reinforcement }

/** A group of the side, or the names of a new one and of those above it, from the side down; undefined = no group. */
export type WishedGroup = GroupId | readonly string[] | undefined

export const NO_TYPE = localized('Un type de pion est attendu.', 'A counter type is expected.')

type Read<T> = Result<T, Localized>

/**
 * By name and abbreviation in any spelling, or by its id; of several the exact one, then the one of the side. Undefined for a row
 * that names none.
 */
export function typeOf(scenario: Scenario, texts: BattleTexts): Result<CounterTypeId | undefined, Fault> {
  if (!namesType(texts)) return ok(undefined)
  const [name, code] = [tidy(texts.type ?? ''), tidy(texts.code ?? '')]
  if (name === '' && code === '') return fail({ column: 'type', says: NO_TYPE })
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
  if (best) return ok(best[0])
  return name === ''
    ? fail({ column: 'code', says: unknownType(code) })
    : fail({ column: 'type', says: unknownType(code === '' ? name : `${name} (${code})`) })
}

const unknownType = (called: string): Localized =>
  localized(
    `Le scénario n’a pas le type de pion «\u202f${called}\u202f».`,
    `The scenario has no counter type “${called}”.`,
  )

/** Finds a side by name, in any spelling if none is exact, or by id. */
export function sideOf({ sides }: Scenario, text: string): Read<SideId | undefined> {
  if (text === '') return ok(undefined)
  const ids = Object.keys(sides) as SideId[]
  const named = (spelt: (name: string) => string): SideId | undefined =>
    ids.find((id) => spelt(tidy(sides[id]?.name ?? '')) === spelt(text))
  const found = named((name) => name) ?? named(fold) ?? ids.find((id) => id === text)
  if (found !== undefined) return ok(found)
  return fail(
    localized(`Le scénario n’a pas le camp «\u202f${text}\u202f».`, `The scenario has no side “${text}”.`),
  )
}

/** Groups as deep as this are a mistake of the file. */
const DEEPEST = 12

const GROUP_OF_NONE = localized('Un groupe est d’un camp.', 'A group is of a side.')
const EMPTY_GROUP = localized(
  'Entre les barres, des noms de groupes sont attendus.',
  'Between the strokes names of groups are expected.',
)
const TOO_DEEP = localized(
  `Au plus ${DEEPEST} groupes l’un dans l’autre.`,
  `At most ${DEEPEST} groups one in another.`,
)

/** Reads the names of a group and of those above it, with strokes between them. */
export function groupOf({ groups }: Scenario, side: SideId | undefined, text: string): Read<WishedGroup> {
  if (text === '') return ok(undefined)
  if (side === undefined) return fail(GROUP_OF_NONE)
  const found = groupTree(groups, side).find(({ id }) => fold(groupPath({ groups }, id)) === fold(text))
  if (found) return ok(found.id)
  const names = text.split('/').map((name) => name.trim())
  if (names.includes('')) return fail(EMPTY_GROUP)
  return names.length > DEEPEST ? fail(TOO_DEEP) : ok(names)
}

const NO_PLACE = localized(
  'Une case, «\u202fà placer\u202f», «\u202fde rechange\u202f», «\u202ftour 3 (nom)\u202f» ou «\u202frenfort (nom)\u202f» est attendu.',
  'A hex, “to place”, “spare”, “turn 3 (name)” or “reinforcement (name)” is expected.',
)
const REINFORCES_NONE = localized('Un renfort est d’un camp.', 'A reinforcement is of a side.')
const NO_TURN = localized(`Un tour va de 1 à ${MAX_TURN}.`, `A turn is from 1 to ${MAX_TURN}.`)

/** Reads a hex, or one of the words for a place beside the map. */
export function placeOf(scenario: Scenario, side: SideId | undefined, text: string): Read<WishedPlace> {
  if (text === '' || isText(text, TO_PLACE)) return ok({ kind: 'to-place' })
  if (isText(text, SPARE)) return ok({ kind: 'spare' })
  const hex = hexOfName(scenario, text) ?? hexOfName(scenario, text.toUpperCase())
  if (hex && onGrid(hex, scenario.map.grid)) return ok({ kind: 'map', hex: hexKey(hex) })
  const read = readReinforcement(text)
  if (!read) return fail(NO_PLACE)
  if (side === undefined) return fail(REINFORCES_NONE)
  if (read.turn !== undefined && !(read.turn >= 1 && read.turn <= MAX_TURN)) return fail(NO_TURN)
  const of: Reinforcement = { side, ...read, entries: [], blocked: 'wait' }
  const wanted = reinforcementText(of)
  const reinforcements = Object.entries(scenario.reinforcements) as [ReinforcementId, Reinforcement][]
  const known = reinforcements.find(
    ([, one]) => one.side === side && isText(reinforcementText(one).fr, wanted),
  )
  return ok(known ? { kind: 'reinforcement', id: known[0] } : { kind: 'new-reinforcement', of })
}

const NO_FACING = localized(
  'Une orientation est attendue\u202f: s0 à s5 ou v0 à v5.',
  'A facing is expected: s0 to s5 or v0 to v5.',
)

/** Undefined for an empty cell: the facing stays as it is. */
export function facingOf({ map }: Scenario, text: string): Read<Facing | undefined> {
  if (text === '') return ok(undefined)
  const facing = parseFacingName(text.toLowerCase(), map.grid)
  return facing ? ok(facing) : fail(NO_FACING)
}

/** Is the counter the leader of its group? */
export function leadsOf(text: string): Read<boolean> {
  return readStat({ kind: 'boolean' }, text) as Read<boolean>
}

/** A count of counters. */
export function quantityOf(text: string): Read<number> {
  return readStat({ kind: 'integer', min: 0, max: MAX_QUANTITY }, text) as Read<number>
}
