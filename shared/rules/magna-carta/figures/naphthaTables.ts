/** The figures of naphtha as data: where it falls, what burning does to whom, what its engine can (MC-NAP-1, MC-NAP-3, MC-MAP-4). */
import { type Direction } from '#shared/hex/direction'
import { type Localized } from '#shared/i18n/localized'
import { type Band } from '../../chances/table'

/** The direction of the impact from the hex aimed at, by die, 1 first. */
export type ScatterDiagram = readonly ('on-target' | Direction)[]

/**
 * @rule MC-NAP-1
 * @interpretation The picture is missing from the source; these falls are ours, and uncertain.
 */
export const SCATTER: ScatterDiagram = ['on-target', 'on-target', 'on-target', 'on-target', 0, 1, 2, 3, 4, 5]

/** The kind of target, which chooses the table: the stunned have a separate one. */
export const NAPHTHA_TARGETS = ['foot', 'mounted', 'stunned'] as const
export type NaphthaTarget = (typeof NAPHTHA_TARGETS)[number]

export interface NaphthaResult {
  readonly id: string
  readonly name: Localized
  /** The effect on the character (the rider, when mounted). A wound here never counts as a second one. */
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
