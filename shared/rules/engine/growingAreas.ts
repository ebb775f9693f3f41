/** Areas between walls that grow only as far as a question needs; what has been found serves the next question. */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { type Grid, onGrid } from '#shared/hex/grid'
import { type Hexside, hexsideOf } from '#shared/hex/hexside'
import { append } from '#shared/lang/append'
import { LARGEST_ENCLOSURE } from '#shared/rules/engine/walls'

export type Closing = (side: Hexside) => boolean

interface Area {
  readonly hexes: Axial[]
  /** Those whose neighbours have not been looked at, the oldest first. */
  readonly rim: Axial[]
  /** It reaches the edge of the map, or is too large to be an enclosure. */
  open: boolean
}

/** `insideOf` two hexes on the two sides of a wall: the one whose area is shut in, or shut in more narrowly. */
export function growingAreas(grid: Grid, closing: Closing) {
  const areaOf = new Map<number, Area>()

  function areaAt(hex: Axial): Area {
    const known = areaOf.get(numberOf(hex))
    if (known) return known
    const area: Area = { hexes: [hex], rim: [hex], open: !onGrid(hex, grid) }
    areaOf.set(numberOf(hex), area)
    return area
  }

  /** Looks at the neighbours of one hex of the rim; an area that is met becomes one with this one. */
  function grow(area: Area): void {
    const hex = area.rim.shift()
    if (!hex) return
    for (const direction of DIRECTIONS) {
      const next = neighbor(hex, direction)
      const met = areaOf.get(numberOf(next))
      if (met === area || closing(hexsideOf(hex, direction))) continue
      if (!onGrid(next, grid) || area.hexes.length >= LARGEST_ENCLOSURE) area.open = true
      else if (met) unite(area, met)
      else {
        areaOf.set(numberOf(next), area)
        area.hexes.push(next)
        area.rim.push(next)
      }
    }
  }

  function unite(area: Area, met: Area): void {
    for (const hex of met.hexes) {
      areaOf.set(numberOf(hex), area)
      area.hexes.push(hex)
    }
    append(area.rim, met.rim)
    area.open ||= met.open
  }

  function insideOf(a: Axial, b: Axial): Axial | undefined {
    for (;;) {
      const [one, other] = [areaAt(a), areaAt(b)]
      if (one === other || (one.open && other.open)) return undefined
      if (isShutIn(one) && isLarger(other, one)) return a
      if (isShutIn(other) && isLarger(one, other)) return b
      if (isShutIn(one) && isShutIn(other)) return undefined
      grow(mayGrow(one) && (!mayGrow(other) || one.hexes.length <= other.hexes.length) ? one : other)
    }
  }

  return { insideOf }
}

function mayGrow({ rim, open }: Area): boolean {
  return !open && rim.length > 0
}

function isShutIn({ rim, open }: Area): boolean {
  return !open && rim.length === 0
}

/** Known to be the larger one, whether or not all of it has been seen. */
function isLarger(area: Area, than: Area): boolean {
  return area.open || area.hexes.length > than.hexes.length
}

// Numbers hash faster than texts, and areas ask about six neighbours a hex.
function numberOf({ q, r }: Axial): number {
  return q * 65536 + r
}
