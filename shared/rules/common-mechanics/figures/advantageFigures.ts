/**
 * The figures of the Advantage. Two sets: those of the mechanics sheet, and those of the published combat sheet, which an
 * option chooses. Those of hexside features stand in their rows.
 */
import { localized } from '#shared/i18n/localized'
import * as decode from '#shared/json/decode'
import { type AttackKind } from '#shared/rules/answers/advantage'
import { choice, type Field, integer, orNothing } from '../../fields/field'
import { type FigureField, type Figures, inRows, titled } from '../../house/figures'
import { DIFFICULTIES, type Difficulty, DIFFICULTY_ROWS } from '../rows/difficulties'

/** The figure of a class of terrain. `either`: once, whether the attack comes from it, goes into it, or both. */
export type TerrainAdvantage = { readonly either: number } | { readonly from: number; readonly into: number }

/** Advantage of an attack on a flank and in the rear. @rule CM-ORI-4 */
interface FacingAdvantage {
  readonly flank: number
  readonly rear: number
}

export interface AdvantageFigures {
  /** A class left out adds nothing. @rule CM-TER-1 */
  readonly terrain: Readonly<Record<AttackKind, Readonly<Partial<Record<Difficulty, TerrainAdvantage>>>>>
  /** The units of the two that must be on the ground for terrain to count. @rule CM-TER-1 */
  readonly terrainCounts: 'both-on-ground' | 'one-on-ground'
  readonly facing: Readonly<Record<AttackKind, FacingAdvantage>>
  /** For standing higher, whatever the number of levels; for standing lower, as much less. @rule CM-SID-3 */
  readonly higher: number
  /** For flying above the other in shock; for being below, as much less. @rule CM-FLY-3 */
  readonly flyingAbove: number
  /** For a shock across a side that only climbers, or only swimmers, cross. @rule CM-SID-4 */
  readonly climbing: number
  readonly swimming: number
}

/** The sheets of which the option `sheet` chooses one. */
export const ADVANTAGE_SHEETS = ['mechanics', 'combat'] as const
export type AdvantageSheet = (typeof ADVANTAGE_SHEETS)[number]

const MECHANICS: AdvantageFigures = {
  terrain: {
    shock: {
      rough: { either: -1 },
      difficult: { either: -2 },
      water: { from: -2, into: 2 },
      lava: { from: -2, into: 2 },
      fortification: { from: 0, into: -4 },
    },
    fire: {
      rough: { either: -2 },
      difficult: { either: -4 },
      fortification: { from: 0, into: -4 },
    },
  },
  terrainCounts: 'both-on-ground',
  facing: { shock: { flank: 2, rear: 4 }, fire: { flank: 2, rear: 4 } },
  higher: 1,
  flyingAbove: 2,
  climbing: -4,
  swimming: -2,
}

const COMBAT: AdvantageFigures = {
  ...MECHANICS,
  terrain: {
    shock: { ...MECHANICS.terrain.shock, water: { either: -2 }, lava: { either: -2 } },
    fire: { ...MECHANICS.terrain.fire, rough: { from: -1, into: -2 }, difficult: { from: -1, into: -4 } },
  },
  terrainCounts: 'one-on-ground',
  facing: { ...MECHANICS.facing, fire: { flank: 1, rear: 2 } },
}

export const ADVANTAGE: Readonly<Record<AdvantageSheet, AdvantageFigures>> = {
  mechanics: MECHANICS,
  combat: COMBAT,
}

const figure = (fr: string, en: string): Field<number> => integer(localized(fr, en), { min: -99, max: 99 })

const EITHER = figure('des deux côtés, une fois', 'either way, once')
const FROM = figure('depuis', 'from')
const INTO = figure('vers', 'into')
const read = decode.integer(-99, 99)
const readBoth = decode.whole<{ from: number; into: number }>({ from: read, into: read })

/** `-1` from or into such a hex, or `{ "from": -2, "into": 2 }`; null adds nothing. */
const TERRAIN: FigureField<TerrainAdvantage | undefined> = {
  ...orNothing(EITHER, localized('–', '–')),
  read: () =>
    decode.orNull((value, at) =>
      typeof value === 'object' ? readBoth(value, at) : { either: read(value, at) },
    ),
  write: (advantage) => (!advantage ? null : 'either' in advantage ? advantage.either : { ...advantage }),
  cells(advantage, path) {
    const two = advantage !== undefined && 'from' in advantage
    return [
      { column: EITHER.name, cell: two ? undefined : { path, field: TERRAIN as Field<unknown> } },
      { column: FROM.name, cell: two ? { path: [...path, 'from'], field: FROM } : undefined },
      { column: INTO.name, cell: two ? { path: [...path, 'into'], field: INTO } : undefined },
    ]
  },
}

const terrains = inRows(
  DIFFICULTIES.map((id) => ({ id, name: DIFFICULTY_ROWS[id].name })),
  TERRAIN,
)

export const ATTACK_KINDS = [
  { id: 'shock', name: localized('choc', 'shock') },
  { id: 'fire', name: localized('tir', 'fire') },
] as const

/** The fields of its house tables. */
export const ADVANTAGE_FIELDS: Figures<AdvantageFigures> = {
  terrain: {
    shock: titled(localized('Terrain, au choc', 'Terrain, in shock'), terrains),
    fire: titled(localized('Terrain, au tir', 'Terrain, in fire'), terrains),
  },
  terrainCounts: titled(
    localized('Le terrain compte', 'Terrain counts'),
    choice(localized('quand sont au sol', 'when on the ground are'), {
      'both-on-ground': localized('les deux unités', 'both units'),
      'one-on-ground': localized('l’une des unités', 'one of the units'),
    }),
  ),
  facing: titled(
    localized('Orientation', 'Facing'),
    inRows(ATTACK_KINDS, { flank: figure('flanc', 'flank'), rear: figure('arrière', 'rear') }),
  ),
  ...titled(localized('Position', 'Position'), {
    higher: figure('qui est plus haut', 'who is higher'),
    flyingAbove: figure('qui vole au-dessus', 'who flies above'),
    climbing: figure('choc en grimpant', 'shock climbing'),
    swimming: figure('choc à la nage', 'shock swimming'),
  }),
}
