/** The figures of the Advantage in the hands of an author, by one sheet. */
import { type Json } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { choice, type FigureCell, type FigureForm, type FigureGrid } from '../../house/forms/figureForm'
import { type AdvantageSheet, type TerrainAdvantage } from '../figures/advantageFigures'
import { DIFFICULTIES, DIFFICULTY_ROWS } from '../rows/difficulties'
import { type Figures } from './figuresInForce'

const KINDS = [
  { kind: 'shock', name: localized('Terrain, au choc', 'Terrain, in shock') },
  { kind: 'fire', name: localized('Terrain, au tir', 'Terrain, in fire') },
] as const

const NONE = [choice(null, '–', '–')]

const SINGLE: readonly (readonly [string, Localized])[] = [
  ['higher', localized('qui est plus haut', 'who is higher')],
  ['flyingAbove', localized('qui vole au-dessus', 'who flies above')],
  ['climbing', localized('choc en grimpant', 'shock climbing')],
  ['swimming', localized('choc à la nage', 'shock swimming')],
]

const TITLES: Readonly<Record<AdvantageSheet, Localized>> = {
  mechanics: localized('Avantage, fiche des mécanismes', 'Advantage, mechanics sheet'),
  combat: localized('Avantage, fiche de combat', 'Advantage, combat sheet'),
}

export function advantageForm(sheet: AdvantageSheet, figures: Figures): FigureForm {
  return {
    table: `advantage-${sheet}`,
    title: TITLES[sheet],
    written(house) {
      const { terrain, ...others } = figures(house).advantage[sheet]
      const classes = (of: typeof terrain.shock): Json =>
        Object.fromEntries(DIFFICULTIES.map((id) => [id, writtenAdvantage(of[id])]))
      return {
        ...(others as unknown as Readonly<Record<string, Json>>),
        terrain: { shock: classes(terrain.shock), fire: classes(terrain.fire) },
      }
    },
    grids(house) {
      const { terrain } = figures(house).advantage[sheet]
      return [
        ...KINDS.map(({ kind, name }): FigureGrid => ({
          title: name,
          columns: [
            localized('des deux côtés, une fois', 'either way, once'),
            localized('depuis', 'from'),
            localized('vers', 'into'),
          ],
          rows: DIFFICULTIES.map((id) => ({
            label: DIFFICULTY_ROWS[id].name,
            cells: terrainCells(terrain[kind][id], ['terrain', kind, id]),
          })),
        })),
        {
          title: localized('Le terrain compte', 'Terrain counts'),
          rows: [
            {
              label: localized('quand sont au sol', 'when on the ground are'),
              cells: [
                {
                  path: ['terrainCounts'],
                  choices: [
                    choice('both-on-ground', 'les deux unités', 'both units'),
                    choice('one-on-ground', 'l’une des unités', 'one of the units'),
                  ],
                },
              ],
            },
          ],
        },
        {
          title: localized('Orientation', 'Facing'),
          columns: [localized('flanc', 'flank'), localized('arrière', 'rear')],
          rows: [
            {
              label: localized('choc', 'shock'),
              cells: [{ path: ['facing', 'shock', 'flank'] }, { path: ['facing', 'shock', 'rear'] }],
            },
            {
              label: localized('tir', 'fire'),
              cells: [{ path: ['facing', 'fire', 'flank'] }, { path: ['facing', 'fire', 'rear'] }],
            },
          ],
        },
        {
          title: localized('Position', 'Position'),
          rows: SINGLE.map(([key, label]) => ({ label, cells: [{ path: [key] }] })),
        },
      ]
    },
  }
}

function writtenAdvantage(advantage: TerrainAdvantage | undefined): Json {
  if (!advantage) return null
  return 'either' in advantage ? advantage.either : { from: advantage.from, into: advantage.into }
}

function terrainCells(
  advantage: TerrainAdvantage | undefined,
  path: readonly string[],
): readonly (FigureCell | undefined)[] {
  if (!advantage || 'either' in advantage) return [{ path, words: NONE }, undefined, undefined]
  return [undefined, { path: [...path, 'from'] }, { path: [...path, 'into'] }]
}
