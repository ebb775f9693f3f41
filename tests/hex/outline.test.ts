import { expect, test } from 'vitest'
import { type Axial, axial } from '#shared/hex/axial'
import { boundaryLoops } from '#shared/hex/boundary'
import { outlineRings } from '#shared/hex/outline'
import { hexesWithin, ring } from '#shared/hex/region'
import { type Vertex, vertexKey } from '#shared/hex/vertex'
import { createRng } from '#shared/lang/rng'

/** The same ring whatever vertex it starts with: from its least, the shorter way round. */
function canonical(vertices: readonly Vertex[]): string {
  const keys = vertices.map(vertexKey)
  const turned = (list: readonly string[]): string => {
    const least = list.indexOf([...list].sort()[0] as string)
    return [...list.slice(least), ...list.slice(0, least)].join(' ')
  }
  return [turned(keys), turned([...keys].reverse())].sort()[0] as string
}

const rings = (hexes: readonly Axial[]): string[] => outlineRings(hexes).map(canonical).sort()

test('a hex has one ring of its six vertices', () => {
  const [only, ...others] = outlineRings([axial(3, -2)])
  expect(others).toEqual([])
  expect(new Set(only?.map(vertexKey)).size).toBe(6)
})

test('a ring of hexes has two rims, no hexes none', () => {
  expect(outlineRings(ring(axial(0, 0), 2)).map((rim) => rim.length)).toEqual(
    expect.arrayContaining([30, 18]),
  )
  expect(outlineRings([])).toEqual([])
})

test('random sets have the rims that boundaryLoops finds, hexes named twice or not', () => {
  const rng = createRng(7)
  for (let times = 0; times < 300; times++) {
    const all = hexesWithin(axial(-4, 9), 5)
    const hexes = all.filter(() => rng.below(10) < 1 + (times % 9))
    const loops = boundaryLoops(hexes).map(({ vertices }) => canonical(vertices.slice(0, -1)))
    expect(rings([...hexes, ...hexes.slice(0, 3)])).toEqual(loops.sort())
  }
})
