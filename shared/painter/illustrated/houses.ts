/** Buildings: one to a hex, or one long roof over two neighbours that suit each other best. */
import { hexsideAt } from '#shared/document/map'
import { type Axial, sameHex } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { hexsideOf } from '#shared/hex/hexside'
import { hexCenter } from '#shared/hex/layout'
import { onGrid } from '#shared/hex/grid'
import { type TerrainLook } from '#shared/rules/map/looks'
import { hash, placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { fill, polygons, stroke } from './marks'
import { type Covering, paintRoof, type Roof } from './roofs'
import { addBlob, box, frameAt, inFrame } from './shapes'
import { isSeen, perSite, type Site } from './site'

type BuildingLook = 'house' | 'stable' | 'church'

interface Building extends Roof {
  readonly look: BuildingLook
}

function isBuilding(look: TerrainLook): look is BuildingLook {
  return look === 'house' || look === 'stable' || look === 'church'
}

function isPresent(site: Site, hex: Axial, look: TerrainLook): boolean {
  return onGrid(hex, site.layout.grid) && site.look(hex) === look
}

function bond(a: Axial, b: Axial): number {
  return hash(a.q + b.q, a.r + b.r, 811)
}

// The neighbour a building would join: both must choose each other.
function chosen(site: Site, hex: Axial): Axial | undefined {
  const look = site.look(hex)
  const suitable = DIRECTIONS.flatMap((side) => {
    const next = neighbor(hex, side)
    const between = hexsideAt(site.scene.map, hexsideOf(hex, side))
    return isPresent(site, next, look) && !between?.barrier && !between?.opening ? [next] : []
  })
  return suitable.sort((a, b) => bond(hex, b) - bond(hex, a))[0]
}

function isWalled(site: Site, hex: Axial): boolean {
  return DIRECTIONS.some((side) => {
    const features = hexsideAt(site.scene.map, hexsideOf(hex, side))
    return features?.barrier !== undefined || features?.opening !== undefined
  })
}

function coveringOf(site: Site, hex: Axial, look: BuildingLook): Covering {
  if (look === 'church') return 'slate'
  if (look === 'stable') return 'boards'
  if (site.ground(hex) === 'courtyard') return 'slate'
  return hash(hex.q, hex.r, 803) < 0.55 ? 'thatch' : 'tile'
}

function single(site: Site, hex: Axial, look: BuildingLook): Building {
  const center = hexCenter(hex, site.layout)
  const roll = (salt: number): number => hash(hex.q, hex.r, 800 + salt)
  const scale = isWalled(site, hex) ? 0.8 : 1
  const covering = coveringOf(site, hex, look)
  const base = {
    look,
    covering,
    center: { x: center.x + (roll(1) - 0.5) * 0.08 * scale, y: center.y + (roll(2) - 0.5) * 0.08 * scale },
    angle: Math.floor(roll(4) * 6) * (Math.PI / 6) + (roll(5) - 0.5) * 0.3,
    halfLength: (look === 'church' ? 0.54 : 0.42 + 0.08 * roll(6)) * scale,
    halfWidth: (0.27 + 0.05 * roll(7)) * scale,
    hip: (covering === 'thatch' ? 0.2 : roll(8) < 0.5 ? 0.1 : 0) * scale,
  }
  return look === 'house' && roll(9) < 0.75 ? { ...base, chimney: roll(10) < 0.5 ? 0.35 : -0.4 } : base
}

function double(site: Site, hex: Axial, other: Axial, look: BuildingLook): Building {
  const a = hexCenter(hex, site.layout)
  const b = hexCenter(other, site.layout)
  const covering = coveringOf(site, hex, look)
  return {
    look,
    covering,
    center: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    angle: Math.atan2(b.y - a.y, b.x - a.x),
    halfLength: isWalled(site, hex) || isWalled(site, other) ? 0.82 : 0.94,
    halfWidth: 0.34,
    hip: covering === 'thatch' ? 0.24 : 0.1,
    ...(look === 'house' && { chimney: 0.4 }),
  }
}

const buildingsOf = perSite((site): readonly Building[] =>
  site.hexes.flatMap((hex) => {
    const look = site.look(hex)
    if (!isBuilding(look) || !onGrid(hex, site.layout.grid)) return []
    const partner = chosen(site, hex)
    const back = partner && chosen(site, partner)
    if (!partner || !back || !sameHex(back, hex)) return [single(site, hex, look)]
    // The pair is drawn once, from the hex that comes first.
    const isFirst = hex.q < partner.q || (hex.q === partner.q && hex.r < partner.r)
    return isFirst ? [double(site, hex, partner, look)] : []
  }),
)

function near(site: Site, { center }: Building): boolean {
  return isSeen(site.rect, center, 1.6)
}

/** Trodden earth round the houses of a village. */
export function paintYards(site: Site): DrawOp[] {
  if (site.detail < 1) return []
  const yards = buildingsOf(site).filter((building) => building.covering !== 'slate' && near(site, building))
  if (yards.length === 0) return []
  return [1, 0.84, 0.68, 0.52].map((part) => {
    const path = new PathBuilder()
    for (const { center, halfLength, angle } of yards)
      addBlob(
        path,
        { ...center, rx: (halfLength + 0.42) * part, ry: 0.8 * part, angle },
        placeRandom(center, 9),
        0.35,
      )
    return fill(path, '#b89b66', 0.24)
  })
}

// A nave with a transept, a square belfry at its west end, a cross on top.
function churchOps(church: Building, site: Site): DrawOp[] {
  const frame = frameAt(church.center, church.angle)
  const { halfLength, halfWidth } = church
  const nave: Roof = { ...church, halfWidth: halfWidth * 0.7, hip: 0.12 }
  const transept: Roof = {
    ...church,
    center: inFrame(frame, halfLength * 0.3, 0),
    angle: church.angle + Math.PI / 2,
    halfLength: 0.36,
    halfWidth: 0.15,
    hip: 0.04,
  }
  const belfry = inFrame(frame, -halfLength * 0.78, 0)
  const tower: Roof = { ...church, center: belfry, halfLength: 0.19, halfWidth: 0.19, hip: 0.19 }
  const cross = new PathBuilder()
  for (const [u0, v0, u1, v1] of [
    [-0.07, 0, 0.07, 0],
    [0.02, -0.045, 0.02, 0.045],
  ] as const)
    cross.polyline([
      inFrame(frameAt(belfry, church.angle), u0, v0),
      inFrame(frameAt(belfry, church.angle), u1, v1),
    ])
  return [
    ...paintRoof(transept, site.detail),
    ...paintRoof(nave, site.detail),
    ...paintRoof(tower, site.detail),
    stroke(cross, '#3a2a0c', 0.034),
    stroke(cross, '#f3d36a', 0.02),
  ]
}

// A trough and hay before the stable's long side.
function stableOps(stable: Building, site: Site): DrawOp[] {
  const ops = paintRoof(stable, site.detail)
  if (site.detail < 2) return ops
  const frame = frameAt(stable.center, stable.angle)
  const v = stable.halfWidth + 0.035
  const trough = box(frame, [-0.2, v], [0.08, v + 0.06])
  const hay = inFrame(frame, 0.24, v + 0.03)
  const heap = new PathBuilder()
  addBlob(heap, { ...hay, rx: 0.1, ry: 0.07, angle: stable.angle }, placeRandom(hay, 5), 0.4)
  return [
    fill(polygons([trough]), '#6f9aa3'),
    stroke(polygons([trough]), '#4b3118', 0.02),
    fill(heap, '#e2c468'),
    stroke(heap, '#7a5c22', 0.01),
    ...ops,
  ]
}

export function paintBuildings(site: Site): DrawOp[] {
  return buildingsOf(site)
    .filter((building) => near(site, building))
    .flatMap((building) => {
      if (building.look === 'church') return churchOps(building, site)
      return building.look === 'stable' ? stableOps(building, site) : paintRoof(building, site.detail)
    })
}
