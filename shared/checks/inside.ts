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
 * bailey). Sides of which nothing is known are left out; `planned` ones count as closed already. @rule SID-3
 */
export function insideOfSides(
  scenario: Scenario,
  ruleset: Ruleset,
  sides: readonly Hexside[],
  planned: readonly Hexside[] = [],
): Map<HexsideKey, Axial> {
  const closing = keptClosing(scenario, ruleset, planned)
  const insides = new Map<HexsideKey, Axial>()
  const found: Parted[] = []
  for (const side of sides) {
    if (!closing(side) || isLoose(side, closing)) continue
    const [a, b] = hexesOfSide(side)
    // The sides of a ring part the same two areas: they are looked for once.
    const known = found.find(({ one, other }) => isBetween(a, b, one, other))
    const parted = known ?? partedBy(a, b, closing, scenario)
    if (!known) found.push(parted)
    if (parted.inside) insides.set(hexsideKey(side), parted.inside.has(hexKey(a)) ? a : b)
  }
  return insides
}

// Each side is asked about from both its hexes, and by neighbouring searches.
function keptClosing(scenario: Scenario, ruleset: Ruleset, planned: readonly Hexside[]): Closing {
  const position = { scenario, rows: ruleset }
  const known = new Map(planned.map((side) => [hexsideKey(side), true]))
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

/** What is known of the areas on the two sides of a wall. */
interface Parted {
  readonly one: ReadonlySet<HexKey>
  readonly other: ReadonlySet<HexKey>
  /** Which of them is shut in; undefined when they are one, or both open. */
  readonly inside: ReadonlySet<HexKey> | undefined
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

function partedBy(a: Axial, b: Axial, closing: Closing, { map }: Scenario): Parted {
  const grow = (hex: Axial): Growing => {
    return { hexes: [hex], seen: new Set([hexKey(hex)]), next: 0, open: !onGrid(hex, map.grid) }
  }
  const [one, other] = [grow(a), grow(b)]
  const result = (inside: Parted['inside']): Parted => ({ one: one.seen, other: other.seen, inside })
  while (!one.open || !other.open)
    for (const area of [one, other]) {
      if (area.open) continue
      const beyond = area === one ? other : one
      const hex = area.hexes[area.next++]
      if (!hex) return result(area.seen)
      for (const direction of DIRECTIONS) {
        const next = neighbor(hex, direction)
        const key = hexKey(next)
        if (area.seen.has(key) || closing(hexsideOf(hex, direction))) continue
        if (beyond.seen.has(key)) return result(undefined)
        if (!onGrid(next, map.grid) || area.hexes.length >= LARGEST_ENCLOSURE) {
          area.open = true
          break
        }
        area.seen.add(key)
        area.hexes.push(next)
      }
    }
  return result(undefined)
}

/** The upper hex of a side, for what leads or falls from one level to another: stairs, ladders, cliffs. */
export function insideByLevel(map: ScenarioMap, side: Hexside, row: FeatureRow): Axial | undefined {
  if (!row.directional || (row.slot !== 'fixture' && !row.natural)) return undefined
  const [a, b] = hexesOfSide(side)
  const rise = elevationAt(map, a) - elevationAt(map, b)
  return rise === 0 ? undefined : rise > 0 ? a : b
}
