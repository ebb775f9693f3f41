/** Every house table of the medieval rulesets. */
import { localized } from '#shared/i18n/localized'
import { keptTables } from '../../house/figureTable'
import { type HouseTables } from '../../house/houseTable'
import { COMBAT_TARGETS } from '../figures/combatTables'
import { SAVE_TOTALS, STRENGTH } from '../figures/figures'
import { MOVEMENT, WITHOUT_TURNING } from '../figures/movementFigures'
import { NAPHTHA_TARGETS, NAPHTHA_THROWER } from '../figures/naphthaTables'
import { INNER_WALL } from '../rows/structures'
import { type MedievalRules } from '../rules/medievalRules'
import { combat } from './combat'
import { fire } from './fire'
import { opportunityAttacks } from './infiltration'
import { naphtha, SCATTER_TABLE } from './naphtha'
import { ROW_TABLES } from './rowTables'

const table = keptTables<MedievalRules>()

/**
 * In the order in which they apply and are listed: a structure may name a feature of `hexsides`, a marker a terrain of
 * `terrain`.
 */
export const HOUSE_TABLES: HouseTables<MedievalRules> = [
  ...ROW_TABLES,
  ...COMBAT_TARGETS.map(combat),
  fire('foot'),
  fire('mounted'),
  opportunityAttacks('infiltration'),
  opportunityAttacks('opportunity'),
  ...NAPHTHA_TARGETS.map(naphtha),
  SCATTER_TABLE,
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
