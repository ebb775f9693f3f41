/** The figures of naphtha as data: where it falls, what burning does to whom, what its engine can (MC-NAP-1, MC-NAP-3, MC-MAP-4). */
import { type Direction } from '#shared/hex/direction'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Band } from '../../chances/table'
import { count, singleFigures } from '../../house/singleFigures'

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

/** A band up to a die: the id and name of its result, and what it does. */
function band(
  upTo: number | undefined,
  id: string,
  [fr, en]: readonly [string, string],
  effect: Partial<Omit<NaphthaResult, 'id' | 'name'>>,
): Band<NaphthaResult> {
  return { upTo, result: { id, name: localized(fr, en), retreat: 0, ...effect } }
}

/** @rule MC-NAP-3 */
export const NAPHTHA_TABLES: Readonly<Record<NaphthaTarget, NaphthaTable>> = {
  foot: {
    dieFaces: 10,
    results: [
      band(2, 'killed', ['personnage tué', 'character killed'], { character: 'killed' }),
      band(
        7,
        'wounded-retreat-1',
        ['personnage blessé, recule d’une case', 'character wounded, retreats 1 hex'],
        { character: 'wounded', retreat: 1 },
      ),
      band(undefined, 'retreat-1', ['personnage recule d’une case', 'character retreats 1 hex'], {
        retreat: 1,
      }),
    ],
  },
  mounted: {
    dieFaces: 10,
    results: [
      band(
        2,
        'stunned-mount-killed',
        ['personnage assommé, monture tuée', 'character stunned, mount killed'],
        { character: 'stunned', mount: 'killed' },
      ),
      band(
        4,
        'stunned-mount-retreat-2',
        ['personnage assommé, monture recule de 2 cases', 'character stunned, mount retreats 2 hexes'],
        { character: 'stunned', retreat: 2 },
      ),
      band(undefined, 'retreat-2', ['personnage monté recule de 2 cases', 'rider retreats 2 hexes'], {
        retreat: 2,
      }),
    ],
  },
  stunned: {
    dieFaces: 10,
    results: [
      band(
        4,
        'recovers-retreat-1',
        ['reprend ses esprits et recule d’une case', 'recovers, then retreats 1 hex'],
        { character: 'recovers', retreat: 1 },
      ),
      band(6, 'wounded', ['personnage blessé', 'character wounded'], { character: 'wounded' }),
      band(undefined, 'killed', ['périt dans les flammes', 'dies in the flames'], { character: 'killed' }),
    ],
  },
}

/** Hexes of a throw, both ends included. @rule MC-MAP-4 */
export const NAPHTHA_THROWER = singleFigures({
  nearest: count(5, 'but le plus proche, cases', 'nearest target, hexes'),
  farthest: count(10, 'but le plus éloigné, cases', 'farthest target, hexes'),
  everyTurns: count(5, 'tours d’un tir au suivant', 'turns from one throw to the next'),
  crew: count(2, 'servants', 'crew'),
})
