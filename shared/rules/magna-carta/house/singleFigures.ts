/** House tables of single figures: `naphtha-thrower`, `inner-wall`, `movement`, `strength`, `saves`. */
import { localized } from '#shared/i18n/localized'
import { keptTables } from '../../house/figureTable'
import { SAVE_TOTALS, STRENGTH } from '../figures/figures'
import { MOVEMENT, WITHOUT_TURNING } from '../figures/movementFigures'
import { NAPHTHA_THROWER } from '../figures/naphthaTables'
import { type MedievalRules } from '../rules/medievalRules'
import { INNER_WALL } from '../rows/structures'

const table = keptTables<MedievalRules>()

export const SINGLE_FIGURES = [
  table(['naphthaThrower'], {
    table: 'naphtha-thrower',
    title: localized('Lance-naphte', 'Naphtha thrower'),
    fields: () => NAPHTHA_THROWER.fields,
  }),
  table(['innerWall'], {
    table: 'inner-wall',
    title: localized('Mur intérieur', 'Inner wall'),
    fields: () => INNER_WALL.fields,
  }),
  table(['movement'], {
    table: 'movement',
    fields: () => ({ ...MOVEMENT.fields, withoutTurning: WITHOUT_TURNING.fields }),
  }),
  table(['strength'], {
    table: 'strength',
    title: localized('Force des attaquants', 'Strength of attackers'),
    fields: () => STRENGTH.fields,
  }),
  table(['saves'], {
    table: 'saves',
    title: localized('Sauvegardes', 'Saves'),
    fields: () => SAVE_TOTALS.fields,
  }),
]
