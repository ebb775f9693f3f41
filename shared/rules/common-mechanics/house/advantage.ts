/** House tables `advantage-mechanics` and `advantage-combat`: the figures of the Advantage by one sheet. @rule CM-TER-1 */
import { localized } from '#shared/i18n/localized'
import * as decode from '#shared/json/decode'
import { choice, type Field, integer, orNothing } from '../../fields/field'
import { type FigureField, type Figures, inRows, titled } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import {
  type AdvantageFigures,
  type AdvantageSheet,
  type TerrainAdvantage,
} from '../figures/advantageFigures'
import { type FantasyRules } from '../position/fantasyRules'
import { DIFFICULTIES, DIFFICULTY_ROWS } from '../rows/difficulties'

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

const KINDS = [
  { id: 'shock', name: localized('choc', 'shock') },
  { id: 'fire', name: localized('tir', 'fire') },
] as const

const FIELDS: Figures<AdvantageFigures> = {
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
    inRows(KINDS, { flank: figure('flanc', 'flank'), rear: figure('arrière', 'rear') }),
  ),
  ...titled(localized('Position', 'Position'), {
    higher: figure('qui est plus haut', 'who is higher'),
    flyingAbove: figure('qui vole au-dessus', 'who flies above'),
    climbing: figure('choc en grimpant', 'shock climbing'),
    swimming: figure('choc à la nage', 'shock swimming'),
  }),
}

export const advantage = (sheet: AdvantageSheet) =>
  keptTables<FantasyRules>()(['advantage', sheet], { table: `advantage-${sheet}`, fields: () => FIELDS })
