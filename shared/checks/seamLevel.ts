/** A slope that runs straight along the seam of two boards: a hill drawn on one of them and cut off at its frame. */
import { hexsideAt, levelDifference } from '#shared/document/map'
import {
  verticesOfSide,
  type Hexside,
  hexsideKey,
  sidesOfHex,
  type HexsideKey,
  hexesOfSide,
} from '#shared/hex/hexside'
import { type VertexKey, vertexKey } from '#shared/hex/vertex'
import { check, type CheckContext } from './check'
import { listNames } from './report'
import { type Seam, seamsOf, seamWords } from './seams'

/** So many hexsides in a row are no slope that crosses the seam. */
const LEAST = 4

/** @rule CHK-5 */
export const seamLevel = check({
  code: 'CHK5-level-at-seam',
  title: { fr: 'Relief coupé par la jointure', en: 'Relief cut off by the seam' },
  severity: 'hint',
  reads: ['terrain', 'hexsides', 'scenario'],
  find(context) {
    return seamsOf(context.scenario).flatMap((seam) =>
      stretches(steps(seam, context)).map((sides) => {
        const keys = sides.map(hexsideKey)
        const names = listNames(keys.map(context.hexsideName), 4)
        const where = seamWords(seam)
        return {
          message: {
            fr: `Le relief s’arrête à ${where.fr}\u202f: ${names.fr}`,
            en: `The relief stops at ${where.en}: ${names.en}`,
          },
          hexsides: keys,
        }
      }),
    )
  },
})

// Sides along the seam whose two hexes differ in level, where no barrier (a cliff, a side declared level) says that it is meant.
function steps(seam: Seam, { scenario: { map } }: CheckContext): Hexside[] {
  const seen = new Set<HexsideKey>()
  return seam.hexes.flatMap(sidesOfHex).filter((side) => {
    const key = hexsideKey(side)
    if (seen.has(key)) return false
    seen.add(key)
    const [a, b] = hexesOfSide(side).map(seam.sideOfHex)
    if (a === undefined || b === undefined || a === b) return false
    return levelDifference(map, side) !== 0 && !hexsideAt(map, side)?.barrier
  })
}

// End to end, each long enough to tell.
function stretches(sides: readonly Hexside[]): Hexside[][] {
  const atVertex = new Map<VertexKey, Hexside[]>()
  for (const side of sides)
    for (const vertex of verticesOfSide(side).map(vertexKey))
      atVertex.set(vertex, [...(atVertex.get(vertex) ?? []), side])
  const left = new Set(sides)
  const found: Hexside[][] = []
  for (const first of sides) {
    if (!left.delete(first)) continue
    const stretch = [first]
    for (const side of stretch)
      for (const next of verticesOfSide(side).flatMap((vertex) => atVertex.get(vertexKey(vertex)) ?? []))
        if (left.delete(next)) stretch.push(next)
    if (stretch.length >= LEAST) found.push(stretch)
  }
  return found
}
