/**
 * Which hex of a hexside is inside, as the enclosures tell (SID-3). The areas on both sides of it grow in step until one
 * is shut in, they meet, or both are too large: work is bounded by the smaller area, whatever the size of the map.
 */
import { elevationAt } from '#shared/document/map'
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import {
  type Hexside,
  type HexsideKey,
  hexesOfSide,
  hexsideKey,
  hexsideOf,
  sidesOfVertex,
  verticesOfSide,
} from '#shared/hex/hexside'
import { standingFeatures } from '#shared/rules/standingFeatures'
import { type FeatureRow } from '#shared/rules/mapRows'
import { type Ruleset } from '#shared/rules/ruleset'
import { closes } from './closingWalls'

/** The largest area that counts as enclosed, in hexes (CHK-6). */
const LARGEST_ENCLOSURE = 400

type Closing = (side: Hexside) => boolean

/**
 * The inside of each side that parts an enclosed area from the open, or a smaller one from a larger (a keep from its
 * bailey). Sides of which nothing is known are left out. @rule SID-3
 */
export function insideOfSides(
  scenario: Scenario,
  ruleset: Ruleset,
  sides: readonly Hexside[],
): Map<HexsideKey, Axial> {
  const closing = keptClosing(scenario, ruleset)
  const insides = new Map<HexsideKey, Axial>()
  const found: Parted[] = []
  for (const side of sides) {
    if (!closing(side) || isLoose(side, closing)) continue
    const [a, b] = hexesOfSide(side)
    // The sides of a ring part the same two areas: they are looked for once.
    const known = found.find(({ inside, outside }) => isBetween(a, b, inside, outside))
    const parted = known ?? partedBy(a, b, closing, scenario)
    if (!parted) continue
    if (!known) found.push(parted)
    insides.set(hexsideKey(side), parted.inside.has(hexKey(a)) ? a : b)
  }
  return insides
}

// Each side is asked about from both its hexes, and by neighbouring searches.
function keptClosing(scenario: Scenario, ruleset: Ruleset): Closing {
  const position = { scenario, rows: ruleset }
  const known = new Map<HexsideKey, boolean>()
  return (side) => {
    const key = hexsideKey(side)
    let closed = known.get(key)
    if (closed === undefined) known.set(key, (closed = closes(ruleset, standingFeatures(position, side))))
    return closed
  }
}

/** A wall that runs out at one end parts nothing: followed from the side as far as it neither forks nor is long. */
function isLoose(side: Hexside, closing: Closing): boolean {
  return verticesOfSide(side).some((end) => {
    let [at, from] = [end, side]
    for (let steps = 0; steps < LONGEST_FOLLOWED; steps++) {
      const key = hexsideKey(from)
      const onward = sidesOfVertex(at).filter((next) => hexsideKey(next) !== key && closing(next))
      const [next] = onward
      if (!next) return true
      if (onward.length > 1) return false
      const [a, b] = verticesOfSide(next)
      at = a.hex.q === at.hex.q && a.hex.r === at.hex.r && a.corner === at.corner ? b : a
      from = next
    }
    return false
  })
}

const LONGEST_FOLLOWED = 200

interface Parted {
  readonly inside: ReadonlySet<HexKey>
  /** What is known of the area round it. */
  readonly outside: ReadonlySet<HexKey>
}

function isBetween(a: Axial, b: Axial, inside: ReadonlySet<HexKey>, outside: ReadonlySet<HexKey>): boolean {
  const [one, other] = [hexKey(a), hexKey(b)]
  return (inside.has(one) && outside.has(other)) || (inside.has(other) && outside.has(one))
}

interface Growing {
  readonly hexes: Axial[]
  readonly seen: Set<HexKey>
  next: number
  /** Reaches the rim of the map, or is too large: it counts as the open. */
  open: boolean
}

/** The area of the two hexes that is shut in first, or undefined when they are one, or both open. */
function partedBy(a: Axial, b: Axial, closing: Closing, { map }: Scenario): Parted | undefined {
  const areas = [a, b].map((hex): Growing => {
    return { hexes: [hex], seen: new Set([hexKey(hex)]), next: 0, open: !onGrid(hex, map.grid) }
  }) as [Growing, Growing]
  while (areas.some(({ open }) => !open))
    for (const area of areas) {
      if (area.open) continue
      const other = area === areas[0] ? areas[1] : areas[0]
      const hex = area.hexes[area.next++]
      if (!hex) return { inside: area.seen, outside: other.seen }
      for (const direction of DIRECTIONS) {
        const next = neighbor(hex, direction)
        const key = hexKey(next)
        if (area.seen.has(key) || closing(hexsideOf(hex, direction))) continue
        if (other.seen.has(key)) return undefined
        if (!onGrid(next, map.grid) || area.hexes.length >= LARGEST_ENCLOSURE) {
          area.open = true
          break
        }
        area.seen.add(key)
        area.hexes.push(next)
      }
    }
  return undefined
}

/** The upper hex of a side, for what leads or falls from one level to another: stairs, ladders, cliffs. */
export function insideByLevel(map: ScenarioMap, side: Hexside, row: FeatureRow): Axial | undefined {
  if (!row.directional || (row.slot !== 'fixture' && !row.natural)) return undefined
  const [a, b] = hexesOfSide(side)
  const rise = elevationAt(map, a) - elevationAt(map, b)
  return rise === 0 ? undefined : rise > 0 ? a : b
}
