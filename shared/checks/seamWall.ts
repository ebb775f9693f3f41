/** A wall that runs to the seam of two boards, or across it, and stops there. */
import { type Hexside, hexsideKey, type HexsideKey, sidesOfHex, verticesOfSide } from '#shared/hex/hexside'
import { shortestChain } from '#shared/hex/chain'
import { type Vertex, vertexKey } from '#shared/hex/vertex'
import { builtBarrier, closingWalls } from '../rules/engine/closingWalls'
import { check, type CheckContext, type Found } from './check'
import { type QuickFix } from './finding'
import { mend } from './report'
import { type Seam, seamsOf, seamWords } from './seams'

interface LooseEnd {
  readonly side: Hexside
  readonly vertex: Vertex
  /** The board it comes from. */
  readonly from: -1 | 1
}

/** @rule CHK-5 */
export const seamWall = check({
  code: 'CHK5-wall-at-seam',
  title: { fr: 'Mur qui s’arrête à la jointure', en: 'Wall that stops at the seam' },
  severity: 'warning',
  reads: ['hexsides', 'structures', 'scenario'],
  find(context) {
    return seamsOf(context.scenario).flatMap((seam) => {
      const ends = looseEnds(seam, context)
      return ends.map((end) => finding(end, ends, seam, context))
    })
  },
})

function looseEnds(seam: Seam, { scenario, ruleset }: CheckContext): LooseEnd[] {
  const { walls } = closingWalls(scenario, ruleset)
  const found = new Map<HexsideKey, LooseEnd>()
  for (const side of seam.hexes.flatMap(sidesOfHex)) {
    const key = hexsideKey(side)
    if (found.has(key)) continue
    const [a, b] = verticesOfSide(side)
    for (const [inner, outer] of [
      [a, b],
      [b, a],
    ] as const) {
      const from = seam.sideOfVertex(inner)
      const to = seam.sideOfVertex(outer)
      const meeting = walls.atVertex.get(vertexKey(outer)) ?? []
      const reaches = (from === -1 || from === 1) && to !== undefined && to !== from
      if (reaches && meeting.length === 1 && hexsideKey(meeting[0] as Hexside) === key)
        found.set(key, { side, vertex: outer, from })
    }
  }
  return [...found.values()]
}

function finding(end: LooseEnd, ends: readonly LooseEnd[], seam: Seam, context: CheckContext): Found {
  const { scenario, ruleset, hexsideName } = context
  const where = seamWords(seam)
  const key = hexsideKey(end.side)
  const name = hexsideName(key)
  const row = builtBarrier(scenario, ruleset, end.side)
  const what = row?.name ?? { fr: 'obstacle', en: 'barrier' }
  const fix = joinedTo(end, ends, context)
  return {
    message: {
      fr: `${name}\u202f: ${what.fr}, coupure à ${where.fr}`,
      en: `${name}: ${what.en} that stops at ${where.en}`,
    },
    hexsides: [key],
    fix,
  }
}

// Two ends of both boards with one side missing between them.
function joinedTo(end: LooseEnd, ends: readonly LooseEnd[], { ruleset }: CheckContext): QuickFix | undefined {
  for (const other of ends) {
    const chain =
      other.from === end.from ? undefined : shortestChain(end.vertex, other.vertex, { longest: 1 })
    const [side] = chain ?? []
    if (!side) continue
    return mend('Relier les deux bouts', 'Join the two ends', 'set-hexside-feature', {
      sides: [hexsideKey(side)],
      slot: 'barrier',
      value: { feature: ruleset.defaultWall },
    })
  }
  return undefined
}
