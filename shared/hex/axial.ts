/**
 * Axial coordinates: the one frame of all topology (neighbours, hexsides, vertices, sight, movement).
 * The same for flat and pointy grids; only `grid.ts` (storage), `numbering.ts` (names) and `layout.ts` (millimetres) know the grid.
 */
export interface Axial {
  readonly q: number
  readonly r: number
}

/** "q,r": a hex as the key of a record. */
export type HexKey = string & { readonly __brand: 'HexKey' }

export function axial(q: number, r: number): Axial {
  return { q, r }
}

/** The key of a hex in records and sets: `q,r`. */
export function hexKey(hex: Axial): HexKey {
  return `${hex.q},${hex.r}` as HexKey
}

/** Inverse of `hexKey`; the key is trusted (keys are made here only). */
export function parseHexKey(key: HexKey): Axial {
  const comma = key.indexOf(',')
  return { q: Number(key.slice(0, comma)), r: Number(key.slice(comma + 1)) }
}

export function sameHex(a: Axial, b: Axial): boolean {
  return a.q === b.q && a.r === b.r
}

export function addHex(a: Axial, b: Axial): Axial {
  return { q: a.q + b.q, r: a.r + b.r }
}

export function subtractHex(a: Axial, b: Axial): Axial {
  return { q: a.q - b.q, r: a.r - b.r }
}

/** Distance in hexes. */
export function hexDistance(a: Axial, b: Axial): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** Is a hex next to one of these? */
export function isNextTo(hex: Axial, hexes: readonly Axial[]): boolean {
  return hexes.some((one) => hexDistance(hex, one) === 1)
}

/** The hex that contains a point given in fractional axial coordinates (cube rounding). */
export function roundHex(q: number, r: number): Axial {
  const s = -q - r
  // Half as long as Math.round, which minds the sign of 0.
  let roundQ = Math.floor(q + 0.5)
  let roundR = Math.floor(r + 0.5)
  const roundS = Math.floor(s + 0.5)
  // Mostly the three agree; else the one that was rounded farthest gives way.
  if (roundQ + roundR + roundS !== 0) {
    const dq = Math.abs(roundQ - q)
    const dr = Math.abs(roundR - r)
    const ds = Math.abs(roundS - s)
    if (dq > dr && dq > ds) roundQ = -roundR - roundS
    else if (dr > ds) roundR = -roundQ - roundS
  }
  // Small whole numbers, which need no box of their own; and -0 becomes 0, for keys must be equal.
  return { q: roundQ | 0, r: roundR | 0 }
}
