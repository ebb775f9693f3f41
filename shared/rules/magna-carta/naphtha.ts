/** Naphtha: where it lands, and what burning does to whom (MC-NAP-1, MC-NAP-3), and the reach of its engine (MC-MAP-4). */
import { type Axial } from '#shared/hex/axial'
import { type Direction, neighbor } from '#shared/hex/direction'
import { type Localized } from '#shared/i18n/localized'
import { asFractions, dieDistribution } from '../engine/dice'
import { type Band, lookUp } from '../engine/table'
import { because, type Reason, type Ruling, ruling } from '../ruling'

/** Where the impact lies from the hex aimed at, by die, 1 first. */
export type ScatterDiagram = readonly ('on-target' | Direction)[]

/**
 * @rule MC-NAP-1
 * @interpretation The picture is missing from the source; these falls are ours, and uncertain.
 */
export const SCATTER: ScatterDiagram = ['on-target', 'on-target', 'on-target', 'on-target', 0, 1, 2, 3, 4, 5]

/**
 * The hex the naphtha lands on, which may lie off the map. Throws a RangeError when the die has no such face.
 * @rule MC-NAP-1
 */
export function naphthaImpact(target: Axial, die: number, scatter = SCATTER): Ruling<Axial> {
  const fall = scatter[die - 1]
  if (fall === undefined) throw new RangeError(`a die shows 1 to ${scatter.length}, not ${die}`)
  return ruling(fall === 'on-target' ? target : neighbor(target, fall), because('MC-NAP-1'))
}

/** Whose table is read: who is stunned has one of its own. */
export const NAPHTHA_TARGETS = ['foot', 'mounted', 'stunned'] as const
export type NaphthaTarget = (typeof NAPHTHA_TARGETS)[number]

export interface NaphthaResult {
  readonly id: string
  readonly name: Localized
  /** What befalls the character (the rider, when mounted). A wound here never counts as a second one. */
  readonly character?: 'recovers' | 'stunned' | 'wounded' | 'killed'
  readonly mount?: 'killed'
  /** Hexes, after the rest. */
  readonly retreat: number
}

export interface NaphthaTable {
  readonly dieFaces: number
  readonly results: readonly Band<NaphthaResult>[]
}

/** @rule MC-NAP-3 */
export const NAPHTHA_TABLES: Readonly<Record<NaphthaTarget, NaphthaTable>> = {
  foot: {
    dieFaces: 10,
    results: [
      {
        upTo: 2,
        result: {
          id: 'killed',
          name: { fr: 'personnage tué', en: 'character killed' },
          character: 'killed',
          retreat: 0,
        },
      },
      {
        upTo: 7,
        result: {
          id: 'wounded-retreat-1',
          name: {
            fr: 'personnage blessé, recule d’une case',
            en: 'character wounded, retreats 1 hex',
          },
          character: 'wounded',
          retreat: 1,
        },
      },
      {
        upTo: undefined,
        result: {
          id: 'retreat-1',
          name: { fr: 'personnage recule d’une case', en: 'character retreats 1 hex' },
          retreat: 1,
        },
      },
    ],
  },
  mounted: {
    dieFaces: 10,
    results: [
      {
        upTo: 2,
        result: {
          id: 'stunned-mount-killed',
          name: { fr: 'personnage assommé, monture tuée', en: 'character stunned, mount killed' },
          character: 'stunned',
          mount: 'killed',
          retreat: 0,
        },
      },
      {
        upTo: 4,
        result: {
          id: 'stunned-mount-retreat-2',
          name: {
            fr: 'personnage assommé, monture recule de 2 cases',
            en: 'character stunned, mount retreats 2 hexes',
          },
          character: 'stunned',
          retreat: 2,
        },
      },
      {
        upTo: undefined,
        result: {
          id: 'retreat-2',
          name: { fr: 'personnage monté recule de 2 cases', en: 'rider retreats 2 hexes' },
          retreat: 2,
        },
      },
    ],
  },
  stunned: {
    dieFaces: 10,
    results: [
      {
        upTo: 4,
        result: {
          id: 'recovers-retreat-1',
          name: {
            fr: 'reprend ses esprits et recule d’une case',
            en: 'recovers, then retreats 1 hex',
          },
          character: 'recovers',
          retreat: 1,
        },
      },
      {
        upTo: 6,
        result: {
          id: 'wounded',
          name: { fr: 'personnage blessé', en: 'character wounded' },
          character: 'wounded',
          retreat: 0,
        },
      },
      {
        upTo: undefined,
        result: {
          id: 'killed',
          name: { fr: 'périt dans les flammes', en: 'dies in the flames' },
          character: 'killed',
          retreat: 0,
        },
      },
    ],
  },
}

/**
 * What a result of the mounted table does: with only the rear hex burning the rider is spared, the mount is not.
 * @rule MC-NAP-3 @rule MC-GEO-3
 */
export function effectOnRider(
  result: NaphthaResult,
  frontBurns: boolean,
): Ruling<Omit<NaphthaResult, 'name'>> {
  const { id, character, mount, retreat } = result
  const spared = character !== undefined && !frontBurns
  return ruling(
    { id, retreat, ...(mount && { mount }), ...(character && !spared && { character }) },
    because('MC-NAP-3'),
    ...(spared ? [because('MC-GEO-3')] : []),
  )
}

export interface NaphthaThrowerFigures {
  /** Hexes, both included. */
  readonly nearest: number
  readonly farthest: number
  /** Turns from one throw to the next. */
  readonly everyTurns: number
  readonly crew: number
}

/** @rule MC-MAP-4 */
export const NAPHTHA_THROWER: NaphthaThrowerFigures = { nearest: 5, farthest: 10, everyTurns: 5, crew: 2 }

export type NaphthaAnswer = { readonly because: readonly Reason[] } & (
  | {
      readonly kind: 'chances'
      /** By result id, in the table's order; unreduced ("2/10"). */
      readonly outcomes: Readonly<Record<string, string>>
    }
  | { readonly kind: 'roll'; readonly die: number; readonly outcome: NaphthaResult }
)

/**
 * One roll of a character on a burning hex: exact chances, or the result of a given die.
 * Throws a RangeError when the die has no such face. @rule MC-NAP-3
 */
export function resolveNaphtha(
  target: NaphthaTarget,
  die?: number,
  tables: Readonly<Record<NaphthaTarget, NaphthaTable>> = NAPHTHA_TABLES,
): NaphthaAnswer {
  const { dieFaces, results } = tables[target]
  const shared = { because: [because('MC-NAP-3')] }
  if (die === undefined) {
    const ids = results.map(({ result }) => result.id)
    const chances = dieDistribution(dieFaces, ids, (face) => lookUp(results, face).id)
    return { kind: 'chances', ...shared, outcomes: asFractions(chances) }
  }
  if (!Number.isInteger(die) || die < 1 || die > dieFaces)
    throw new RangeError(`a die shows 1 to ${dieFaces}, not ${die}`)
  return { kind: 'roll', ...shared, die, outcome: lookUp(results, die) }
}
