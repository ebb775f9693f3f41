/**
 * Rows that an author has added to the tables of the rules, modelled `like` another row: house terrain, features, obstacles. Where
 * pieces of a map or whole maps go to another scenario, these go with them. (Changes to rows of the rules stay where they are.)
 */
import { type Json } from '#shared/json/extra'
import { type HexsideFeatures, type Marker, type Scenario, type Structure } from '../types'
import { type RegionClip } from './clip'

type HouseTables = Scenario['houseTables']
type Row = { readonly id: string; readonly like: string } & Json

function rowsOf(table: Json | undefined): readonly Json[] {
  return Array.isArray(table) ? (table as readonly Json[]) : []
}

function idOf(row: Json): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row['id'] : undefined
}

function isAdded(row: Json): row is Row {
  return typeof idOf(row) === 'string' && typeof (row as { like?: Json }).like === 'string'
}

/** The added rows that a piece of a map names, with those that they are like; empty when there are none. */
export function rowsOfRegion(
  tables: HouseTables,
  region: Pick<RegionClip, 'hexes' | 'hexsides' | 'structures' | 'markers'>,
): HouseTables {
  const used = new Set<string>()
  if (Object.keys(tables).length === 0) return {}
  for (const { terrain } of Object.values(region.hexes)) used.add(terrain)
  for (const features of Object.values<HexsideFeatures>(region.hexsides))
    for (const one of Object.values(features) as unknown[])
      if (typeof one === 'object' && one !== null && 'feature' in one) used.add(String(one.feature))
  for (const { feature } of Object.values<Structure>(region.structures)) used.add(feature)
  for (const { kind } of Object.values<Marker>(region.markers)) used.add(kind)
  return withModels(tables, used)
}

function withModels(tables: HouseTables, used: Set<string>): HouseTables {
  const added = Object.values(tables).flatMap((data) => rowsOf(data).filter(isAdded))
  for (let known = 0; known < used.size;) {
    known = used.size
    for (const row of added) if (used.has(row.id)) for (const name of namesIn(row)) used.add(name)
  }
  const needed = Object.entries(tables).map(
    ([table, data]) => [table, rowsOf(data).filter((row) => isAdded(row) && used.has(row.id))] as const,
  )
  return Object.fromEntries(needed.filter(([, rows]) => rows.length > 0))
}

// What it is like, and the ground that an obstacle makes: rows of any table. A word that names none does no harm.
function namesIn(row: Row): readonly string[] {
  return Object.values(row as object).filter((value) => typeof value === 'string')
}

/** The tables of a scenario that another's added rows change, whole; a row that it has keeps its own. */
export function tablesWith(own: HouseTables, other: HouseTables): HouseTables {
  const changed = Object.entries(other).flatMap(([table, data]): [string, Json][] => {
    const present = rowsOf(own[table])
    const ids = new Set(present.map(idOf))
    const lacking = rowsOf(data).filter((row) => isAdded(row) && !ids.has(row.id))
    const canTake = own[table] === undefined || Array.isArray(own[table])
    return canTake && lacking.length > 0 ? [[table, [...present, ...lacking]]] : []
  })
  return Object.fromEntries(changed)
}
