/** Gaps: loose ends of wall that a few more hexsides would join into an enclosure (CHK-6). */
import { type Axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Hexside, hexesOfSide, sidesOfVertex, verticesOfSide } from '#shared/hex/hexside'
import { type Vertex, type VertexKey, vertexKey } from '#shared/hex/vertex'
import { flood, sideNumber, type Walls } from './walls'

/** The most hexsides that a gap may lack (CHK-6). */
const LONGEST_GAP = 3

export interface Gap {
  /** The wall's last side at either end. */
  readonly ends: readonly [Hexside, Hexside]
  /** The missing sides, in order from end to end. */
  readonly sides: readonly Hexside[]
  /** The hexes that closing the gap would cut off. */
  readonly enclosed: readonly Axial[]
  /** The place to which those hexes are open: the rim of the map, or another enclosed area. */
  readonly opensTo: 'outside' | 'area'
}

interface LooseEnd {
  readonly vertex: Vertex
  readonly side: Hexside
}

/** Every gap, shortest first; a loose end belongs to one gap at most. */
export function gapsOf(walls: Walls): Gap[] {
  const ends = looseEnds(walls)
  const run = runs(walls)
  const gaps: { readonly keys: readonly [VertexKey, VertexKey]; readonly gap: Gap }[] = []
  for (const [key, end] of ends)
    for (const [otherKey, paths] of pathsToEnds(walls, ends, end.vertex)) {
      // Joining two ends of one run always closes something; joining two runs closes nothing.
      if (otherKey <= key || run.get(key) !== run.get(otherKey)) continue
      const gap = bestGap(walls, [end.side, (ends.get(otherKey) as LooseEnd).side], paths)
      if (gap) gaps.push({ keys: [key, otherKey], gap })
    }
  gaps.sort((a, b) => a.gap.sides.length - b.gap.sides.length)
  const used = new Set<VertexKey>()
  return gaps.flatMap(({ keys, gap }) => {
    if (keys.some((key) => used.has(key))) return []
    keys.forEach((key) => used.add(key))
    return [gap]
  })
}

function looseEnds(walls: Walls): Map<VertexKey, LooseEnd> {
  const ends = new Map<VertexKey, LooseEnd>()
  for (const side of walls.sides)
    for (const vertex of verticesOfSide(side))
      if (walls.atVertex.get(vertexKey(vertex))?.length === 1) ends.set(vertexKey(vertex), { vertex, side })
  return ends
}

/** Numbers the connected runs of wall, by vertex. */
function runs(walls: Walls): Map<VertexKey, number> {
  const run = new Map<VertexKey, number>()
  let count = 0
  for (const first of walls.atVertex.keys()) {
    if (run.has(first)) continue
    count++
    run.set(first, count)
    const queue = [first]
    for (const key of queue)
      for (const next of (walls.atVertex.get(key) ?? []).flatMap(verticesOfSide).map(vertexKey)) {
        if (run.has(next)) continue
        run.set(next, count)
        queue.push(next)
      }
  }
  return run
}

/** The shortest ways over wall-free ground from a vertex to each loose end near it; ties are all kept. */
function pathsToEnds(
  walls: Walls,
  ends: ReadonlyMap<VertexKey, LooseEnd>,
  from: Vertex,
): Map<VertexKey, Hexside[][]> {
  const found = new Map<VertexKey, Hexside[][]>()
  const start = vertexKey(from)
  let paths: { readonly at: Vertex; readonly sides: Hexside[] }[] = [{ at: from, sides: [] }]
  for (let length = 1; length <= LONGEST_GAP; length++) {
    paths = paths.flatMap(({ at, sides }) =>
      missingSides(walls, at).map((side) => ({ at: otherEnd(side, at), sides: [...sides, side] })),
    )
    for (const { at, sides } of paths) {
      const key = vertexKey(at)
      if (key === start || !ends.has(key)) continue
      const known = found.get(key)
      if (!known) found.set(key, [sides])
      else if (known[0]?.length === length) known.push(sides)
    }
    paths = paths.filter(({ at }) => vertexKey(at) !== start && !walls.atVertex.has(vertexKey(at)))
  }
  return found
}

/** The sides at a vertex where a wall could be built: between two hexes of the map, and not built yet. */
function missingSides(walls: Walls, vertex: Vertex): Hexside[] {
  return sidesOfVertex(vertex).filter(
    (side) =>
      !walls.numbers.has(sideNumber(side)) && hexesOfSide(side).every((hex) => onGrid(hex, walls.grid)),
  )
}

function otherEnd(side: Hexside, vertex: Vertex): Vertex {
  const [a, b] = verticesOfSide(side)
  return vertexKey(a) === vertexKey(vertex) ? b : a
}

/** The gap by the one of equally short ways that encloses most: walls are built round things. */
function bestGap(walls: Walls, ends: Gap['ends'], paths: readonly Hexside[][]): Gap | undefined {
  const gaps = paths.flatMap((sides) => gapAlong(walls, ends, sides) ?? [])
  return gaps.sort((a, b) => b.enclosed.length - a.enclosed.length)[0]
}

function gapAlong(walls: Walls, ends: Gap['ends'], sides: readonly Hexside[]): Gap | undefined {
  const extra = new Set(sides.map(sideNumber))
  const [first] = sides
  if (!first) return undefined
  const [one, other] = hexesOfSide(first).map((hex) => flood(walls, hex, extra))
  const enclosed = one && other ? smaller(one, other) : (one ?? other)
  return enclosed && { ends, sides, enclosed, opensTo: one && other ? 'area' : 'outside' }
}

function smaller(a: Axial[], b: Axial[]): Axial[] {
  return a.length <= b.length ? a : b
}
