/** The cover a target has from a shot: its hex's, or that of the side by which the line enters it (HS-LOS-11 to -14). */
import { halfHex, markersAt } from '#shared/document/map'
import { type CounterId } from '#shared/document/ids'
import { type HexsideFeatures } from '#shared/document/types'
import { type Axial, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { type Hexside, hexsideKey } from '#shared/hex/hexside'
import { entriesOf, sightPath } from '../../engine/sightPath'
import { standingStructureAt, terrainRowAt } from '#shared/rules/standing/position'
import { isMounted, type Position } from '../position/position'
import { featureRow, structureRow } from '#shared/rules/contract/rows'
import { type Cover, COVERS } from '../rows/covers'
import { type TerrainRow } from '../rows/mapRows'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FireTarget } from '../figures/fireTables'
import { type MedievalPosition } from '../rules/medievalRules'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'

/**
 * The cover of a counter, or of one on foot in a hex, fired at from `from`; the deciding rule comes first. A target not
 * on the map has none. @rule HS-LOS-11 @rule HS-LOS-16
 */
export function coverOf(position: MedievalPosition, from: Axial, target: CounterId | Axial): Ruling<Cover> {
  if (typeof target !== 'string') return coverInHex(position, from, target)
  const counter = position.scenario.counters[target]
  if (counter?.hex === undefined) return ruling('none', because('HS-LOS-11'))
  const cover = coverInHex(position, from, parseHexKey(counter.hex))
  return usableCover(position, cover, isMounted(position, counter) ? 'mounted' : 'foot')
}

/** The cover that counts for a target of this kind: at most the heaviest column of its fire table. @rule HS-LOS-14 */
export function usableCover(
  { rules }: MedievalPosition,
  { value, because: reasons }: Ruling<Cover>,
  target: FireTarget,
): Ruling<Cover> {
  const { columns } = rules.figures.fire.tables[target]
  if (columns.includes(value)) return { value, because: reasons }
  const usable = COVERS.filter(
    (cover) => columns.includes(cover) && COVERS.indexOf(cover) < COVERS.indexOf(value),
  )
  return ruling(usable.at(-1) ?? 'none', because('HS-LOS-14'), ...reasons)
}

interface CoverFrom {
  readonly cover: Cover
  readonly reason: Reason
}

function coverInHex(position: Position, from: Axial, target: Axial): Ruling<Cover> {
  const entries = entriesOf(sightPath(from, target))
  const found = [
    terrainCover(
      position,
      target,
      entries.map(({ near }) => near),
    ),
    structureCover(position, target),
    ...markerCovers(position, target),
    ...entries.flatMap(({ side }) => sideCovers(position, side, target)),
  ].filter((one) => one !== undefined)
  const best = found.reduce<CoverFrom>((a, b) => (rank(b) > rank(a) ? b : a), {
    cover: 'none',
    reason: because('HS-LOS-11'),
  })
  return ruling(best.cover, best.reason, ...(best.reason.rule === 'HS-LOS-11' ? [] : [because('HS-LOS-11')]))
}

function rank({ cover }: CoverFrom): number {
  return COVERS.indexOf(cover)
}

/** @rule HS-LOS-12 */
function terrainCover(position: Position, target: Axial, cameFrom: readonly Axial[]): CoverFrom | undefined {
  const row = terrainRowAt(position, target)
  if (!row) return undefined
  const atEdge =
    row.edgeCover !== undefined &&
    cameFrom.length > 0 &&
    cameFrom.every((hex) => !isWood(terrainRowAt(position, hex)))
  const at = { hex: hexKey(target) }
  return atEdge && row.edgeCover
    ? { cover: row.edgeCover, reason: because('HS-LOS-12', at) }
    : { cover: row.cover, reason: because('HS-LOS-11', at) }
}

/** Denser than an orchard: no edge lies between two such hexes. */
function isWood(row: TerrainRow | undefined): boolean {
  return row?.wooded === true && !row.treesInRows
}

/** A structure open all round; one with a front covers by it alone. */
function structureCover(position: Position, target: Axial): CoverFrom | undefined {
  const row = structureRow(position.rows, standingStructureAt(position, target)?.feature)
  if (!row || row.directional) return undefined
  return { cover: row.cover, reason: because('HS-LOS-11', { hex: hexKey(target) }) }
}

/** Rubble covers from every side. @rule HS-LOS-9 @rule MC-MAP-2 */
function markerCovers({ scenario, rows }: Position, target: Axial): CoverFrom[] {
  return markersAt(scenario.map, target).flatMap(({ kind }) => {
    const cover = rows.markers.find(({ id }) => id === kind)?.cover
    return cover ? [{ cover, reason: because('HS-LOS-9', { hex: hexKey(target) }) }] : []
  })
}

/** The cover of the side by which the line enters the target's hex. @rule HS-LOS-13 @rule HS-LOS-6 */
function sideCovers(position: Position, side: Hexside, target: Axial): CoverFrom[] {
  const features: HexsideFeatures = standingFeatures(position, side) ?? {}
  const at = { hexside: hexsideKey(side) }
  const { barrier, opening, fixture } = features
  const covers = [barrier, opening, fixture].flatMap((feature): CoverFrom[] => {
    const row = featureRow(position.rows, feature?.feature)
    if (!feature || !row || row.cover === 'none') return []
    const covered = !row.directional || sameHex(halfHex(side, feature.inside ?? 'owner'), target)
    return covered ? [{ cover: row.cover, reason: because('HS-LOS-13', at) }] : []
  })
  const bars = featureRow(position.rows, opening?.feature)?.portcullisCover
  if (opening?.portcullis === 'lowered' && bars) covers.push({ cover: bars, reason: because('HS-LOS-6', at) })
  return covers
}
