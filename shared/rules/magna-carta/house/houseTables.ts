/** Every house table of the medieval rulesets, by its id in the file. */
import { type Path } from '#shared/i18n/jsonInWords'
import { type Rows } from '../../rows'
import { type MedievalRules } from '../medievalRules'
import { layHexsides, layMarkers, layStructures, layTerrain } from './mapRows'

/** The rules with a house table laid over them. Throws a `HouseMisfit` when the data is not what the table wants. */
export type HouseTable = (rules: MedievalRules, data: unknown, path: Path) => MedievalRules

function ofRows(lay: (rows: Rows, data: unknown, path: Path) => Rows): HouseTable {
  return (rules, data, path) => ({ ...rules, rows: lay(rules.rows, data, path) })
}

/** In the order in which they apply: a structure may name a feature of `hexsides`, a marker a terrain of `terrain`. */
export const HOUSE_TABLES: Readonly<Record<string, HouseTable>> = {
  terrain: ofRows(layTerrain),
  hexsides: ofRows(layHexsides),
  structures: ofRows(layStructures),
  markers: ofRows(layMarkers),
}
