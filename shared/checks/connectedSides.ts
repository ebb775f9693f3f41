/** Sides that hang together, as a finding names them. */
import { type HexsideKey, parseHexsideKey, verticesOfSide } from '#shared/hex/hexside'
import { type VertexKey, vertexKey } from '#shared/hex/vertex'

/** The sides that hang together, end to end. */
export function connectedSides(sides: readonly HexsideKey[]): HexsideKey[][] {
  const atVertex = new Map<VertexKey, HexsideKey[]>()
  const ends = (side: HexsideKey): VertexKey[] => verticesOfSide(parseHexsideKey(side)).map(vertexKey)
  for (const side of sides)
    for (const end of ends(side)) atVertex.set(end, [...(atVertex.get(end) ?? []), side])
  const seen = new Set<HexsideKey>()
  return sides.flatMap((first) => {
    if (seen.has(first)) return []
    const run = new Set([first])
    // A set is walked on while it grows.
    for (const side of run)
      for (const end of ends(side)) for (const next of atVertex.get(end) ?? []) run.add(next)
    for (const side of run) seen.add(side)
    return [[...run]]
  })
}
