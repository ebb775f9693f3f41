/** Hex structures of the siege games: walls, battlements, slits and towers that fill a hex, and what befalls a hex. */
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor } from '#shared/hex/direction'
import { facingAngle, type Facing } from '#shared/hex/facing'
import { directionAngle, hexCenter, type Point } from '#shared/hex/layout'
import { type StructureLook } from '#shared/rules/looks'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { fill, polygons, stroke } from './marks'
import { paintRock, type Rock } from './rocks'
import { addBlob, box, frameAt, inFrame, ngon } from './shapes'
import { isSeen, type Site } from './site'
import { merged, paintMerlons, paintShadow, paintStones, STONE_LINE } from './stone'
import { paintTower } from './turret'

interface Standing {
  readonly hex: Axial
  readonly center: Point
  readonly look: StructureLook
  readonly facing: Facing | undefined
}

const WALLS: ReadonlySet<StructureLook> = new Set<StructureLook>([
  'wall-hex',
  'battlement-hex',
  'arrow-slit-hex',
])

const HALF = 0.2

function standingIn(site: Site): Standing[] {
  const { map } = site.scene
  const found: Standing[] = []
  const add = (hex: Axial, id: string, facing: Facing | undefined): void => {
    const center = hexCenter(hex, site.layout)
    if (!isSeen(site.rect, center, 1.2)) return
    found.push({ hex, center, look: site.scene.structureLook(id), facing })
  }
  for (const hex of site.hexes) {
    const structure = map.structures[hexKey(hex)]
    if (structure) add(hex, structure.feature, structure.facing)
  }
  for (const marker of Object.values(map.markers)) add(parseHexKey(marker.hex), marker.kind, marker.facing)
  return found
}

function angleOf(site: Site, side: Direction): number {
  return directionAngle(side, site.layout.grid) - Math.PI / 2
}

// A wall runs on into the neighbours that are wall or tower.
function armsOf(site: Site, { hex, facing }: Standing): number[] {
  const { map } = site.scene
  const arms = DIRECTIONS.filter((side) => {
    const next = map.structures[hexKey(neighbor(hex, side))]
    const look = next && site.scene.structureLook(next.feature)
    return (
      (look !== undefined && (WALLS.has(look) || look === 'tower-hex')) ||
      site.look(neighbor(hex, side)) === 'tower'
    )
  }).map((side) => angleOf(site, side))
  const [only] = arms
  if (only !== undefined) return arms.length > 1 ? arms : [only, only + Math.PI]
  // Alone, it stands across the way it faces.
  const outward = facing ? facingAngle(facing, site.layout.grid) - Math.PI / 2 : -Math.PI / 2
  return [outward + Math.PI / 2, outward - Math.PI / 2]
}

function outwardOf(site: Site, { hex, facing }: Standing): Point | undefined {
  if (facing) {
    const angle = facingAngle(facing, site.layout.grid)
    return { x: Math.sin(angle), y: -Math.cos(angle) }
  }
  const court = DIRECTIONS.filter((side) => site.ground(neighbor(hex, side)) === 'courtyard')
  if (court.length === 0) return undefined
  const sum = court.map((side) => angleOf(site, side))
  return {
    x: -sum.reduce((x, angle) => x + Math.cos(angle), 0),
    y: -sum.reduce((y, angle) => y + Math.sin(angle), 0),
  }
}

function armBox(center: Point, angle: number, half: number): Point[] {
  return box(frameAt(center, angle), [0, -half], [0.502, half])
}

function armStones(center: Point, angle: number): Point[][] {
  const frame = frameAt(center, angle)
  return [-0.19, -0.0633, 0.0633].flatMap((v, course) =>
    [0, 1, 2, 3].map((index) => {
      const shift = course % 2 === 0 ? 0 : 0.05
      const [from, to] = [0.06 + index * 0.11 + shift, Math.min(0.498, 0.06 + (index + 1) * 0.11 + shift)]
      return box(frame, [from + 0.004, v + 0.004], [to - 0.004, v + 0.123])
    }),
  )
}

function armMerlons(center: Point, angle: number, outward: Point): Point[][] {
  const frame = frameAt(center, angle)
  const side = frame.across.x * outward.x + frame.across.y * outward.y
  if (Math.abs(side) < 0.1) return []
  const v = Math.sign(side)
  return [0.1, 0.25, 0.4].map((u) => box(frame, [u, v * 0.12], [u + 0.085, v * 0.225]))
}

// The slit of a whole hex: a broad splay from the inner face, a slot through the outer one.
function slitOps(center: Point, outward: Point): DrawOp[] {
  const length = Math.hypot(outward.x, outward.y) || 1
  const frame = frameAt(center, Math.atan2(outward.y / length, outward.x / length))
  const block = box(frame, [-0.235, -0.22], [0.245, 0.22])
  const notch = [
    [-0.24, -0.14],
    [0.06, -0.03],
    [0.255, -0.03],
    [0.255, 0.03],
    [0.06, 0.03],
    [-0.24, 0.14],
  ].map(([u, v]) => inFrame(frame, u as number, v as number))
  const sill = [
    [-0.235, -0.115],
    [0, -0.03],
    [0, 0.03],
    [-0.235, 0.115],
  ].map(([u, v]) => inFrame(frame, u as number, v as number))
  return [
    ...paintShadow([block], 0.2),
    fill(polygons([block]), '#e6dec8'),
    stroke(polygons([block]), STONE_LINE, 0.022),
    fill(polygons([notch]), '#120c06'),
    fill(polygons([sill]), '#6d5a3e'),
    stroke(polygons([notch]), '#fbf5e4', 0.014),
  ]
}

function wallOps(site: Site, walls: readonly Standing[]): DrawOp[] {
  if (walls.length === 0) return []
  const arms = walls.flatMap((wall) => armsOf(site, wall).map((angle) => ({ wall, angle })))
  const bodies = [
    ...arms.map(({ wall, angle }) => armBox(wall.center, angle, HALF)),
    ...walls.map(({ center }) => ngon(center, HALF * 1.02, 20)),
  ]
  const body = merged(bodies)
  if (site.detail === 0) return [stroke(body, STONE_LINE, 0.07), fill(body, '#cfc5ae')]
  const ops = [...paintShadow(bodies, 0.35), stroke(body, STONE_LINE, 0.034), fill(body, '#b5aa92')]
  if (site.detail === 1)
    return [...ops, fill(merged(arms.map(({ wall, angle }) => armBox(wall.center, angle, 0.12))), '#d6cdb6')]
  if (site.detail === 3) {
    ops.push(...paintStones(arms.flatMap(({ wall, angle }) => armStones(wall.center, angle))))
    for (const { center } of walls) {
      const keystone = new PathBuilder().circle(center.x, center.y, 0.13)
      ops.push(fill(keystone, '#cdc3ac'), stroke(keystone, '#5a4e3a', 0.01, 0.7))
    }
  }
  const merlons = arms.flatMap(({ wall, angle }) => {
    const outward = wall.look === 'wall-hex' ? undefined : outwardOf(site, wall)
    return outward ? armMerlons(wall.center, angle, outward) : []
  })
  ops.push(...paintMerlons(merlons))
  for (const wall of walls)
    if (wall.look === 'arrow-slit-hex')
      ops.push(...slitOps(wall.center, outwardOf(site, wall) ?? { x: 0, y: -1 }))
  return ops
}

function towerOps(site: Site, { center }: Standing): DrawOp[] {
  return [
    ...(site.detail >= 1 ? paintShadow([ngon(center, 0.47)], 0.45) : []),
    ...paintTower(center, 0.47, site.detail),
  ]
}

function rubbleOps(site: Site, { center }: Standing): DrawOp[] {
  const random = placeRandom(center, 91)
  const dust = new PathBuilder()
  addBlob(dust, { ...center, rx: 0.44, ry: 0.4, angle: 1 }, random, 0.3)
  const rocks: Rock[] = Array.from({ length: 15 }, () => {
    const [turn, reach] = [random() * 6.28, 0.4 * Math.sqrt(random())]
    return {
      x: center.x + Math.cos(turn) * reach,
      y: center.y + Math.sin(turn) * reach,
      radius: 0.04 + 0.06 * random(),
    }
  })
  const stones = rocks.sort((a, b) => a.radius - b.radius)
  return [
    fill(dust, '#b3a88c', 0.75),
    ...(site.detail === 0 ? [] : stones.flatMap((rock) => paintRock(rock, site.detail))),
  ]
}

// Earth and fascines thrown into the ditch.
function filledMoatOps(site: Site, { center }: Standing): DrawOp[] {
  const random = placeRandom(center, 92)
  const path = new PathBuilder()
  addBlob(path, { ...center, rx: 0.5, ry: 0.47, angle: 0 }, random, 0.18)
  const logs = Array.from({ length: 11 }, () => {
    const at = { x: center.x + (random() - 0.5) * 0.62, y: center.y + (random() - 0.5) * 0.62 }
    return box(frameAt(at, 0.5 + (random() - 0.5) * 0.9), [-0.15, -0.022], [0.15, 0.022])
  })
  return [
    fill(path, '#7d6440'),
    stroke(path, '#4b3a20', 0.02, 0.7),
    ...(site.detail === 0 ? [] : [fill(polygons(logs), '#b18a54'), stroke(polygons(logs), '#3f2c12', 0.011)]),
  ]
}

function fireOps(_: Site, { center }: Standing): DrawOp[] {
  const random = placeRandom(center, 93)
  const scorch = new PathBuilder()
  addBlob(scorch, { ...center, rx: 0.42, ry: 0.38, angle: 0 }, random, 0.4)
  const tongues = Array.from({ length: 9 }, () => ({
    x: center.x + (random() - 0.5) * 0.5,
    y: center.y + 0.12 + (random() - 0.5) * 0.3,
    height: 0.2 + 0.2 * random(),
  })).sort((a, b) => a.y - b.y)
  const flames = (scale: number): PathBuilder => {
    const path = new PathBuilder()
    for (const { x, y, height } of tongues) {
      const [h, w] = [height * scale, 0.075 * scale]
      path
        .move(x, y)
        .cubic(x - w * 1.6, y - h * 0.2, x - w * 0.6, y - h * 0.6, x + w * 0.2, y - h)
        .cubic(x + w * 0.3, y - h * 0.6, x + w * 1.7, y - h * 0.35, x, y)
        .close()
    }
    return path
  }
  return [
    fill(scorch, '#2a1c10', 0.7),
    fill(flames(1.15), '#8e2413'),
    fill(flames(1), '#dd5a1c'),
    fill(flames(0.66), '#f6ab2e'),
    fill(flames(0.36), '#fdeaa0'),
  ]
}

const NOT_ALONE = (): DrawOp[] => []

/** One painter a look; hex walls are painted together (`wallOps`), so that they join. */
const PAINTERS: Readonly<Record<StructureLook, (site: Site, standing: Standing) => DrawOp[]>> = {
  'filled-moat': filledMoatOps,
  rubble: rubbleOps,
  'wall-hex': NOT_ALONE,
  'battlement-hex': NOT_ALONE,
  'arrow-slit-hex': NOT_ALONE,
  'tower-hex': towerOps,
  fire: fireOps,
}

export function paintStructures(site: Site): DrawOp[] {
  const standing = standingIn(site)
  const paint = (looks: readonly StructureLook[]): DrawOp[] =>
    looks.flatMap((look) =>
      standing.filter((one) => one.look === look).flatMap((one) => PAINTERS[look](site, one)),
    )
  return [
    ...paint(['filled-moat', 'rubble']),
    ...wallOps(
      site,
      standing.filter(({ look }) => WALLS.has(look)),
    ),
    ...paint(['tower-hex', 'fire']),
  ]
}
