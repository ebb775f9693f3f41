/** Every house table of the medieval rulesets, by its id in the file. */
import { type Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import { refuseHouse } from '../../house/decode'
import { layFigures } from '../../house/plainFigures'
import type * as house from '../../house/playedRules'
import { type MedievalRows as Rows } from '../ground/mapRows'
import { type SaveRules } from '../../savoy/saves'
import { type CombatTarget } from '../combat/combatTables'
import { type MedievalFigures } from '../figures'
import { type FireTarget } from '../fire/fireTables'
import { type InfiltrationTable } from '../infiltration/infiltrationTable'
import { type MedievalRules } from '../medievalRules'
import { type NaphthaTarget } from '../naphtha/naphthaTables'
import { layCombat } from './combat'
import { layFire } from './fire'
import { layInfiltration } from './infiltration'
import { layHexsides, layMarkers, layStructures, layTerrain } from './mapRows'
import { layNaphtha, layScatter } from './naphtha'
import { layWeapons, withChoiceOf } from './weapons'

type HouseTable = house.HouseTable<MedievalRules>

/** In the order in which they apply: a structure may name a feature of `hexsides`, a marker a terrain of `terrain`. */
export const HOUSE_TABLES: house.HouseTables<MedievalRules> = {
  terrain: ofRows(layTerrain),
  hexsides: ofRows(layHexsides),
  structures: ofRows(layStructures),
  markers: ofRows(layMarkers),
  ranges,
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
function laySaves(saves: SaveRules, data: unknown, path: Path): SaveRules {
  const { armour, shield } = saves
  return { ...saves, ...layFigures({ armour, shield }, data, path) }
}

function ofRows(lay: (rows: Rows, data: unknown, path: Path) => Rows): HouseTable {
  return (rules, data, path) => ({ ...rules, rows: lay(rules.rows, data, path) })
}

type Figure<K extends keyof MedievalFigures> = Exclude<MedievalFigures[K], undefined>

function ofFigure<K extends keyof MedievalFigures>(
  key: K,
  lay: (figure: Figure<K>, data: unknown, path: Path) => Figure<K>,
): HouseTable {
  return (rules, data, path) => {
    const figure = rules.figures[key] as Figure<K> | undefined
    if (figure === undefined) return refuseTable(rules, path)
    return withFigures(rules, { [key]: lay(figure, data, path) })
  }
}

function withFigures(rules: MedievalRules, changed: Partial<MedievalFigures>): MedievalRules {
  return { ...rules, figures: { ...rules.figures, ...changed } }
}

function refuseTable({ name }: MedievalRules, path: Path): never {
  return refuseHouse(path, path.at(-1), localized(`une table de ${name.fr}`, `a table of ${name.en}`))
}

/** A new weapon can be chosen on the sheets of counters. */
function ranges(rules: MedievalRules, data: unknown, path: Path): MedievalRules {
  const weapons = layWeapons(rules.figures.weapons, data, path)
  const counterSchema = withChoiceOf(weapons, rules.rows.counterSchema)
  return { ...withFigures(rules, { weapons }), rows: { ...rules.rows, counterSchema } }
}

function combat(target: CombatTarget): HouseTable {
  return (rules, data, path) => {
    const { combat: tables } = rules.figures
    return withFigures(rules, { combat: { ...tables, [target]: layCombat(tables[target], data, path) } })
  }
}

function fire(target: FireTarget): HouseTable {
  return (rules, data, path) => {
    const { fire: all } = rules.figures
    const table = layFire(all.tables[target], all.modifiers, data, path)
    return withFigures(rules, { fire: { ...all, tables: { ...all.tables, [target]: table } } })
  }
}

function naphtha(target: NaphthaTarget): HouseTable {
  return (rules, data, path) => {
    const { naphtha: tables } = rules.figures
    const known = Object.values(tables).flatMap(({ results }) => results.map(({ result }) => result))
    const table = layNaphtha(tables[target], known, data, path)
    return withFigures(rules, { naphtha: { ...tables, [target]: table } })
  }
}

/** Laid over the table under the options chosen: what the file gives, no option turns again. */
function opportunityAttacks(id: InfiltrationTable['id']): HouseTable {
  return (rules, data, path) => {
    const table = rules.infiltrationTable(rules)
    if (table.id !== id) return refuseTable(rules, path)
    const laid = layInfiltration(table, data, path)
    return { ...withFigures(rules, { infiltration: laid }), infiltrationTable: () => laid }
  }
}
