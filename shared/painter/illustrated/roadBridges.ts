/**
 * Bridges of rulesets that know no bridge: where a road or path runs over open water it does so on planks, from bank to bank,
 * along all its bends. Lengths in hex widths.
 */
import { hexKey } from '#shared/hex/axial'
import { hexAt, type Point } from '#shared/hex/layout'
import { hash } from '../noise'
import { type DrawOp } from '../ops'
import { beside, normals, ribbon } from '../ribbon'
import { fill, inBatches, mix, polygons, stroke } from './marks'
import { PathBuilder } from '../path'
import { box, frameAt } from './shapes'
import { isOn, isSeen, type Site } from './site'
import { stretchesOf } from './stretches'
import { isOpenWater } from './water'
import { type Lines, type WayMap } from './ways'

/** Half the width of the planks of a road, and of a path. */
const ROAD = 0.18
const PATH = 0.12

/** Points of a way that a bridge reaches on to either bank. */
const ASHORE = 1

const LINE = '#38260f'
const PLANKS = ['#8a683f', '#9a764a', '#ab8655', '#bb9561', '#cba46d'] as const

interface Bridge {
  readonly line: readonly Point[]
  readonly half: number
}

/** The stretches of ways that lie over open water, with their ends ashore. */
function bridgesOf(site: Site, lines: Lines, half: number): Bridge[] {
  return lines.flatMap((line) => {
    const stretches = stretchesOf(line, (point) => isOn(site, point, isOpenWater), ASHORE)
    return stretches.filter(({ length }) => length > 2).map((stretch) => ({ line: stretch, half }))
  })
}

interface Plank {
  readonly outline: readonly Point[]
  readonly tint: number
}

// Two planks from each point to the next, each a little longer or shorter than its neighbours.
function planksOf({ line, half }: Bridge): Plank[] {
  const sideways = normals(line)
  return line.slice(1).flatMap((b, index) => {
    const a = line[index] as Point
    const across = sideways[index] as Point
    return [0, 1].map((which): Plank => {
      const at = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
      const [from, to] = [at(which / 2 + 0.04), at(which / 2 + 0.46)]
      const place = { x: Math.round((from.x + to.x) * 500), y: Math.round((from.y + to.y) * 500) }
      const slip = (hash(place.x, place.y, 3) - 0.5) * 0.02
      const corner = ({ x, y }: Point, side: number): Point => ({
        x: x + across.x * (side * half * 0.97 + slip),
        y: y + across.y * (side * half * 0.97 + slip),
      })
      return {
        outline: [corner(from, -1), corner(to, -1), corner(to, 1), corner(from, 1)],
        tint: Math.floor(hash(place.x, place.y, 4) * PLANKS.length),
      }
    })
  })
}

// Posts at both ends, and wherever the way passes a hexside: decided by the place, not by where the line began.
function postsOf({ layout }: Site, { line, half }: Bridge): Point[][] {
  const sideways = normals(line)
  const last = line.length - 1
  return line.flatMap((at, index) => {
    const next = line[index + 1]
    const isEnd = index === 0 || index === last
    const isNearEnd = index < 4 || index > last - 4
    const passes = next && !isNearEnd && hexKey(hexAt(at, layout)) !== hexKey(hexAt(next, layout))
    if (!isEnd && !passes) return []
    const middle = !isEnd && next ? { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 } : at
    const { x, y } = sideways[index] as Point
    return [-1, 1].map((side) => {
      const foot = { x: middle.x + x * side * half, y: middle.y + y * side * half }
      return box(frameAt(foot, Math.atan2(y, x)), [-0.03, -0.03], [0.03, 0.03])
    })
  })
}

function rails(bridges: readonly Bridge[]): PathBuilder {
  const path = new PathBuilder()
  for (const { line, half } of bridges)
    for (const side of [-1, 1]) path.polyline(beside(line, () => side * half))
  return path
}

/** Paints the bridges of roads and paths; nothing where the ruleset has bridges of its own. */
export function paintRoadBridges(site: Site, { roads, paths }: Pick<WayMap, 'roads' | 'paths'>): DrawOp[] {
  if (!site.scene.roadsBridgeWater) return []
  const { detail, rect } = site
  const bridges = [...bridgesOf(site, paths, PATH), ...bridgesOf(site, roads, ROAD)].filter(({ line }) =>
    line.some((point) => isSeen(rect, point, 0.5)),
  )
  if (bridges.length === 0) return []
  const deck = polygons(bridges.map(({ line, half }) => ribbon(line, () => half)))
  if (detail === 0) return [stroke(deck, LINE, 0.05), fill(deck, '#b48c56')]
  const shade = bridges.map(({ line, half }) =>
    ribbon(
      line.slice(1, -1).map(({ x, y }) => ({ x: x + 0.07, y: y + 0.09 })),
      () => half,
    ),
  )
  const planks = detail >= 2 ? bridges.flatMap(planksOf) : []
  const posts = bridges.flatMap((bridge) => postsOf(site, bridge))
  const cast = bridges.map(({ line, half }) => ({
    line: line.map(({ x, y }) => ({ x: x + 0.016, y: y + 0.02 })),
    half,
  }))
  return [
    fill(polygons(shade), '#0e1c20', 0.45),
    fill(deck, detail >= 2 ? '#5b4128' : '#b48c56'),
    ...PLANKS.flatMap((color, tint) =>
      inBatches(
        planks.filter((plank) => plank.tint === tint),
        (path, { outline }) => path.polygon(outline),
        (path) => fill(path, color),
      ),
    ),
    stroke(rails(cast), '#1c130a', 0.045, 0.5),
    stroke(rails(bridges), LINE, 0.055),
    stroke(rails(bridges), mix('#a57d48', '#c39a60', 0.3), 0.034),
    fill(polygons(posts), '#c39a60'),
    stroke(polygons(posts), LINE, 0.012),
  ]
}
