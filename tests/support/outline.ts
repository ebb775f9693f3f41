/** The hexsides round a group of hexes, in order: walls of test castles. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Hexside, hexesOfSide, hexsideKey, sidesOfHex, verticesOfSide } from '#shared/hex/hexside'
import { vertexKey } from '#shared/hex/vertex'

/** One loop, end to end; the hexes must be connected and without holes. */
export function outline(hexes: readonly Axial[]): Hexside[] {
  const inside = new Set(hexes.map(hexKey))
  const rim = new Map(
    hexes
      .flatMap(sidesOfHex)
      .filter((side) => hexesOfSide(side).filter((hex) => inside.has(hexKey(hex))).length === 1)
      .map((side) => [hexsideKey(side), side]),
  )
  const loop: Hexside[] = []
  let next: Hexside | undefined = [...rim.values()][0]
  while (next) {
    loop.push(next)
    rim.delete(hexsideKey(next))
    const ends = new Set(verticesOfSide(next).map(vertexKey))
    next = [...rim.values()].find((side) =>
      verticesOfSide(side).some((vertex) => ends.has(vertexKey(vertex))),
    )
  }
  return loop
}

/** Every hex at most `radius` from a centre. */
export function disc(center: Axial, radius: number): Axial[] {
  const hexes: Axial[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++)
      hexes.push({ q: center.q + q, r: center.r + r })
  return hexes
}
