/** One shot by the fire tables: its band, modifiers, row and exact chances, or why it may not be made (MC-FIR). */
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { asFractions, checkTotal, dieDistribution, type Distribution } from '../../chances/dice'
import { type Cover, COVER_NAMES } from '../rows/covers'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import {
  type FireModifierRow,
  type FirePhase,
  type FireResult,
  type FireRules,
  fireMeanings,
  type FireTable,
  type FireTarget,
} from '../figures/fireTables'
import { type CounterId } from '#shared/document/ids'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type RuleId } from '../../sentences/ruleIds'
import { type Weapon } from '../rows/weapons'
import { type Modifier, sumOf } from '../../chances/table'
import { type RangeBand } from '../rules/medievalRules'

export interface Shot {
  readonly weapon: Weapon
  /** Hexes from firer to target, a whole number from 1. */
  readonly range: number
  readonly cover: Cover
  readonly target: FireTarget
  readonly phase: FirePhase
  /** The target is in armour. */
  readonly armoured: boolean
  /** The firer is wounded. */
  readonly wounded: boolean
  /** The firer is a Turkish horse archer; a Turcopole is none. */
  readonly turkish: boolean
}

/** The refusal of a shot; `of` is the part at fault. */
interface RefusedShot {
  readonly kind: 'refused'
  readonly of: 'phase' | 'range' | 'cover'
  readonly text: Localized
  readonly because: readonly Reason[]
}

export type FireAnswer =
  | RefusedShot
  | ({
      readonly band: RangeBand
      readonly modifier: number
      readonly modifiers: readonly Modifier[]
      readonly shift: number
      readonly because: readonly Reason[]
    } & (
      | { readonly kind: 'chances'; readonly outcomes: Readonly<Partial<Record<FireResult, string>>> }
      | {
          readonly kind: 'roll'
          readonly die: number
          /** The die as it counts, after modifiers: 1 to its faces. */
          readonly modified: number
          readonly row: number
          readonly outcome: FireResult
        }
    ))

/**
 * The band a range in hexes lies in; undefined beyond the weapon's reach.
 * Throws a RangeError unless it is a whole number from 1.
 * @rule MC-FIR-1
 */
export function rangeBand(weapon: Weapon, range: number): RangeBand | undefined {
  if (!Number.isInteger(range) || range < 1) throw new RangeError(`a range is 1 hex or more, not ${range}`)
  return (['short', 'medium', 'long'] as const).find((band) => range <= weapon[band])
}

/** @rule MC-FIR-1 May a weapon, in one of its modes at least, fire in a phase? */
export function mayFire(weapon: Weapon, phase: FirePhase): boolean {
  return phase === 'offensive' || weapon.modes.some(({ fire }) => fire !== 'offensive')
}

/**
 * Does this turn let a weapon fire in this phase? Not one of either phase that has fired in the other, nor in defence when its bearer
 * has moved farther than that allows.
 * @rule MC-FIR-1 @interpretation A turn is a game turn: in one of a player nobody could do both.
 */
export function firesStill(
  weapon: Weapon,
  phase: FirePhase,
  { firedOffensively = [], firedDefensively, movedTooFar = [] }: TurnMemory,
  firer: CounterId,
): boolean {
  if (phase === 'defensive' && movedTooFar.includes(firer)) return false
  if (!firesEitherWay(weapon)) return true
  return !(phase === 'offensive' ? firedDefensively : firedOffensively).includes(firer)
}

/** Offensively or in defence, not both in a turn. @rule MC-FIR-1 */
export function firesEitherWay({ modes }: Weapon): boolean {
  return modes.length > 0 && modes.every(({ fire }) => fire === 'offensive-or-defensive')
}

/** @rule MC-FIR-2 The modifiers that apply at a band, in the rules' order. */
export function fireModifiers(shot: Shot, band: RangeBand, rules: FireRules): Modifier[] {
  return (rules.tables[shot.target].modifiers ?? rules.modifiers)
    .filter((row) => applies(row, shot, band))
    .map(({ rule, name, value }) => ({ rule, name, value }))
}

function applies(row: FireModifierRow, shot: Shot, band: RangeBand): boolean {
  switch (row.when) {
    case 'medium':
    case 'long':
      return row.when === band
    case 'close':
      return shot.weapon.archery && shot.range <= row.within
    default:
      return shot[row.when]
  }
}

/** @rule MC-FIR-2 A die as it counts: never below 1, never above its faces (10 + 1 = 10). */
export function countedDie(die: number, modifier: number, faces: number): number {
  return Math.min(faces, Math.max(1, die + modifier))
}

/** @rule MC-FIR-3 The row of a modified die, from 1; past the table its last row counts. */
export function fireRow(modifiedDie: number, shift: number, table: FireTable): number {
  return Math.min(table.rows.length, Math.max(1, modifiedDie) + shift)
}

/** The result in a row, from 1, under a cover. Throws a RangeError on a cell the table lacks. @rule MC-FIR-4 */
export function fireResult(row: number, cover: Cover, table: FireTable): FireResult {
  const result = table.rows[row - 1]?.[table.columns.indexOf(cover)]
  if (result === undefined) throw new RangeError(`${table.id} has no row ${row} under ${cover} cover`)
  return result
}

/** The effect of a result on the target, in words. Throws a RangeError on a letter the table lacks. @rule MC-FIR-5 MC-FIR-6 */
export function fireMeaning(result: FireResult, phase: FirePhase, table: FireTable): Localized {
  const meaning = table.meanings[result]
  if (!meaning) throw new RangeError(`${table.id} has no result ${result}`)
  return meaning[phase]
}

/**
 * One shot: its chances as unreduced fractions ("7/10"), the result of a given die, or why it may not be made.
 * Throws a RangeError when the die has no such face, or the range is no whole number from 1.
 */
export function resolveFire(shot: Shot, die: number | undefined, rules: FireRules): FireAnswer {
  const table = rules.tables[shot.target]
  const band = rangeBand(shot.weapon, shot.range)
  if (!mayFire(shot.weapon, shot.phase)) return refusedPhase(shot.weapon)
  if (band === undefined) return refusedRange(shot)
  if (!table.columns.includes(shot.cover)) return refusedCover(shot.cover, table)
  const { shift } = shot.weapon
  const modifiers = fireModifiers(shot, band, rules)
  const modifier = sumOf(modifiers)
  const cited = [
    because('MC-FIR-1'),
    ...(modifiers.some(({ rule }) => rule === 'MC-FIR-2') ? [because('MC-FIR-2')] : []),
    because('MC-FIR-3'),
    because('MC-FIR-4'),
  ]
  const shared = { band, modifier, modifiers, shift }
  const rowOf = (rolled: number): number =>
    fireRow(countedDie(rolled, modifier, rules.dieFaces), shift, table)
  if (die === undefined) {
    const chances: Distribution<FireResult> = dieDistribution(
      rules.dieFaces,
      fireMeanings(table).map(([result]) => result),
      (rolled) => fireResult(rowOf(rolled), shot.cover, table),
    )
    return { kind: 'chances', ...shared, because: cited, outcomes: asFractions(chances) }
  }
  checkTotal({ count: 1, faces: rules.dieFaces }, die)
  const modified = countedDie(die, modifier, rules.dieFaces)
  const row = rowOf(die)
  const outcome = fireResult(row, shot.cover, table)
  return {
    kind: 'roll',
    ...shared,
    because: [...cited, because(table.meaningRule)],
    die,
    modified,
    row,
    outcome,
  }
}

function refused(of: RefusedShot['of'], rule: RuleId, fr: string, en: string): RefusedShot {
  return {
    kind: 'refused',
    of,
    text: localized(`${fr} (${rule})`, `${en} (${rule})`),
    because: [because(rule)],
  }
}

function refusedPhase({ name: { fr, en } }: Weapon): RefusedShot {
  return refused(
    'phase',
    'MC-FIR-1',
    `${fr}\u202f: pas de tir défensif, tir offensif seulement`,
    `${en}: no defensive fire, offensive fire only`,
  )
}

function refusedRange({ weapon: { name, long }, range }: Shot): RefusedShot {
  return refused(
    'range',
    'MC-FIR-1',
    `${name.fr}\u202f: hors de portée à ${range} cases\u202f; attendu\u202f: ${long} au plus`,
    `${name.en}: out of range at ${range} hexes, expected ${long} at most`,
  )
}

function refusedCover(cover: Cover, { title, columns }: FireTable): RefusedShot {
  const { fr, en } = COVER_NAMES[cover]
  const offered = joined(columns.map((one) => COVER_NAMES[one]))
  return refused(
    'cover',
    'MC-FIR-4',
    `${title.fr}\u202f: pas de colonne «\u202f${fr}\u202f»\u202f; attendu\u202f: ${offered.fr}`,
    `${title.en}: no "${en}" column, expected ${offered.en}`,
  )
}
