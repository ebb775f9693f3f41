/** House tables `advantage-mechanics` and `advantage-combat`: the figures of the Advantage by one sheet. @rule CM-TER-1 */
import { type Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import * as decode from '#shared/json/decode'
import { choice, type Field, integer, orNothing } from '../../fields/field'
import { type FigureCell, type FigureGrid } from '../../house/figureForm'
import { type Figures, forEach, lines, matrix } from '../../house/figures'
import { figureTable } from '../../house/figureTable'
import { type HouseTable } from '../../house/houseTable'
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
const TERRAIN: Field<TerrainAdvantage | undefined> = {
  ...orNothing(EITHER, localized('–', '–')),
  read: () =>
    decode.orNull((value, at) =>
      typeof value === 'object' ? readBoth(value, at) : { either: read(value, at) },
    ),
  write: (advantage) => (!advantage ? null : 'either' in advantage ? advantage.either : { ...advantage }),
}

const CLASSES = DIFFICULTIES.map((id) => ({ id, name: DIFFICULTY_ROWS[id].name }))
const terrains = forEach(CLASSES, () => TERRAIN)
const facing = { flank: figure('flanc', 'flank'), rear: figure('arrière', 'rear') }

const FIELDS: Figures<AdvantageFigures> = {
  terrain: { shock: terrains, fire: terrains },
  terrainCounts: choice(localized('quand sont au sol', 'when on the ground are'), {
    'both-on-ground': localized('les deux unités', 'both units'),
    'one-on-ground': localized('l’une des unités', 'one of the units'),
  }),
  facing: { shock: facing, fire: facing },
  higher: figure('qui est plus haut', 'who is higher'),
  flyingAbove: figure('qui vole au-dessus', 'who flies above'),
  climbing: figure('choc en grimpant', 'shock climbing'),
  swimming: figure('choc à la nage', 'shock swimming'),
}

const KINDS = [
  {
    id: 'shock',
    name: localized('choc', 'shock'),
    terrain: localized('Terrain, au choc', 'Terrain, in shock'),
  },
  { id: 'fire', name: localized('tir', 'fire'), terrain: localized('Terrain, au tir', 'Terrain, in fire') },
] as const

export function advantage(sheet: AdvantageSheet): HouseTable<FantasyRules> {
  return figureTable<FantasyRules, AdvantageFigures>({
    table: `advantage-${sheet}`,
    of: ({ figures }) => figures.advantage[sheet],
    with: ({ figures, ...rules }, laid) => ({
      ...rules,
      figures: { ...figures, advantage: { ...figures.advantage, [sheet]: laid } },
    }),
    fields: () => FIELDS,
    grids: (own) => [
      ...KINDS.map(({ id: kind, terrain }): FigureGrid => ({
        title: terrain,
        columns: [EITHER.name, FROM.name, INTO.name],
        rows: CLASSES.map(({ id, name }) => ({
          label: name,
          cells: terrainCells(own.terrain[kind][id], ['terrain', kind, id]),
        })),
      })),
      lines(FIELDS, own, {
        title: localized('Le terrain compte', 'Terrain counts'),
        only: ['terrainCounts'],
      }),
      matrix(FIELDS, localized('Orientation', 'Facing'), KINDS, ['facing.*.flank', 'facing.*.rear']),
      lines(FIELDS, own, {
        title: localized('Position', 'Position'),
        only: ['higher', 'flyingAbove', 'climbing', 'swimming'],
      }),
    ],
  })
}

function terrainCells(
  advantage: TerrainAdvantage | undefined,
  path: Path,
): readonly (FigureCell | undefined)[] {
  if (!advantage || 'either' in advantage) return [{ path, field: TERRAIN }, undefined, undefined]
  return [undefined, { path: [...path, 'from'], field: FROM }, { path: [...path, 'into'], field: INTO }]
}
