/** Every house table of the medieval rulesets, by its id in the file. */
import { localized } from '#shared/i18n/localized'
import { type Place } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { layFigures } from '../../house/plainFigures'
import type * as house from '../../house/playedRules'
import { layMapRows, type RowTable } from '../../house/rowTables'
import { type CombatTarget } from '../figures/combatTables'
import { type MedievalFigures, type SaveRules } from '../figures/figures'
import { type FireTarget } from '../figures/fireTables'
import { type InfiltrationTable } from '../figures/infiltrationTable'
import { type MedievalRules } from '../rules/medievalRules'
import { type NaphthaTarget } from '../figures/naphthaTables'
import { layCombat } from './combat'
import { layFire } from './fire'
import { layInfiltration } from './infiltration'
import { layNaphtha, layScatter } from './naphtha'
import { layWeapons, MAP_TABLES, WEAPON_TABLE } from './rowTables'

type HouseTable = house.HouseTable<MedievalRules>

/** In the order in which they apply: a structure may name a feature of `hexsides`, a marker a terrain of `terrain`. */
export const HOUSE_TABLES: house.HouseTables<MedievalRules> = {
  ...Object.fromEntries(MAP_TABLES.map((table) => [table.table, ofRows(table)])),
  [WEAPON_TABLE.table]: ranges,
  'combat-foot': combat('foot'),
  'combat-mounted': combat('mounted'),
  'fire-foot': fire('foot'),
  'fire-mounted': fire('mounted'),
  infiltration: opportunityAttacks('infiltration'),
  opportunity: opportunityAttacks('opportunity'),
  'naphtha-foot': naphtha('foot'),
  'naphtha-mounted': naphtha('mounted'),
  'naphtha-stunned': naphtha('stunned'),
  scatter: ofFigure('scatter', layScatter),
  'naphtha-thrower': ofFigure('naphthaThrower', layFigures),
  'inner-wall': ofFigure('innerWall', layFigures),
  movement: ofFigure('movement', layFigures),
  strength: ofFigure('strength', layFigures),
  saves: ofFigure('saves', laySaves),
}

/** The dice stay; what they must not exceed may change. */
function laySaves(saves: SaveRules, data: unknown, at: Place): SaveRules {
  const { armour, shield } = saves
  return { ...saves, ...layFigures({ armour, shield }, data, at) }
}

function ofRows(table: RowTable): HouseTable {
  return (rules, data, at) => ({ ...rules, rows: layMapRows(rules.rows, table, data, at) })
}

type Figure<K extends keyof MedievalFigures> = Exclude<MedievalFigures[K], undefined>

function ofFigure<K extends keyof MedievalFigures>(
  key: K,
  lay: (figure: Figure<K>, data: unknown, at: Place) => Figure<K>,
): HouseTable {
  return (rules, data, at) => {
    const figure = rules.figures[key] as Figure<K> | undefined
    if (figure === undefined) return refuseTable(rules, at)
    return withFigures(rules, { [key]: lay(figure, data, at) })
  }
}

function withFigures(rules: MedievalRules, changed: Partial<MedievalFigures>): MedievalRules {
  return { ...rules, figures: { ...rules.figures, ...changed } }
}

function refuseTable({ name }: MedievalRules, at: Place): never {
  return refuse(at.path, at.path.at(-1), localized(`une table de ${name.fr}`, `a table of ${name.en}`))
}

/** A new weapon can be chosen on the sheets of counters. */
function ranges(rules: MedievalRules, data: unknown, at: Place): MedievalRules {
  const { weapons, counterSchema } = layWeapons(rules.figures.weapons, rules.rows, data, at)
  return { ...withFigures(rules, { weapons }), rows: { ...rules.rows, counterSchema } }
}

function combat(target: CombatTarget): HouseTable {
  return (rules, data, at) => {
    const { combat: tables } = rules.figures
    return withFigures(rules, { combat: { ...tables, [target]: layCombat(tables[target], data, at) } })
  }
}

function fire(target: FireTarget): HouseTable {
  return (rules, data, at) => {
    const { fire: all } = rules.figures
    const table = layFire(all.tables[target], all.modifiers, data, at)
    return withFigures(rules, { fire: { ...all, tables: { ...all.tables, [target]: table } } })
  }
}

function naphtha(target: NaphthaTarget): HouseTable {
  return (rules, data, at) => {
    const { naphtha: tables } = rules.figures
    const known = Object.values(tables).flatMap(({ results }) => results.map(({ result }) => result))
    const table = layNaphtha(tables[target], known, data, at)
    return withFigures(rules, { naphtha: { ...tables, [target]: table } })
  }
}

/** Laid over the table under the options chosen: what the file gives, no option turns again. */
function opportunityAttacks(id: InfiltrationTable['id']): HouseTable {
  return (rules, data, at) => {
    const table = rules.infiltrationTable(rules)
    if (table.id !== id) return refuseTable(rules, at)
    const laid = layInfiltration(table, data, at)
    return { ...withFigures(rules, { infiltration: laid }), infiltrationTable: () => laid }
  }
}
