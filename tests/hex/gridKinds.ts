/** The four grid kinds, and random hexes, for the geometry tests. */
import fc from 'fast-check'
import { type Grid } from '#shared/hex/grid'

// Every run tries the same cases.
fc.configureGlobal({ seed: 260711 })

export const GRID_KINDS: readonly Grid[] = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map((stagger) => ({ orientation, stagger, columns: 9, rows: 7 })),
)

export const kindName = (grid: Grid): string => `${grid.orientation} ${grid.stagger}`

export const anyHex = fc.record({
  q: fc.integer({ min: -40, max: 40 }),
  r: fc.integer({ min: -40, max: 40 }),
})

/** A hex not far from the origin. */
export const nearHex = fc.record({
  q: fc.integer({ min: -9, max: 9 }),
  r: fc.integer({ min: -9, max: 9 }),
})

export const anyDirection = fc.constantFrom(
  0 as const,
  1 as const,
  2 as const,
  3 as const,
  4 as const,
  5 as const,
)
