/**
 * The parts of a map that one numbering of VASSAL names: the whole map, or each board with names of its own, and of columns beyond Z
 * each alphabet. Each is a zone of its grid, for a grid goes on beyond the map and would name what lies there.
 */
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { hexesOfGrid } from '#shared/hex/grid'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type Lattice, type Pixel, rawHex } from './lattice'
import { type GridNumbering, type NamedHex, numberingFor, type Size } from './numbering'
import { spoken } from './strings'
import { chains, outlineOf } from './areaOutline'

/** A zone of the grid: hexes whose names begin alike. */
export interface NamedZone {
  /** Before the numbering's own: `2:`, `A` of AB7. */
  readonly prefix: string
  /** Corners of its outline in the picture, px. */
  readonly outline: readonly Pixel[]
  /** Absent where VASSAL has no numbering that gives these names. */
  readonly numbering?: GridNumbering
}

export interface NamedMap {
  /** All hexes of the map, and no other: what lies beside it has no name. */
  readonly zones: readonly NamedZone[]
  /** Hexes that VASSAL calls otherwise than we do, or not at all. */
  readonly unnamed: number
}

interface Area {
  readonly prefix: string
  readonly columnFirst: boolean
  readonly hexes: NamedHex[]
}

export function namedMap(scenario: Pick<Scenario, 'map' | 'boards'>, lattice: Lattice): NamedMap {
  const numberingOf = (hexes: readonly NamedHex[], columnFirst: boolean, box: Size) => {
    const found = numberingFor(hexes, columnFirst, lattice, box)
    // Without an odd line it says nothing to VASSAL; whoever reads the module learns the grid from it.
    const isFree = hexes.every(({ raw }) => raw.line % 2 === 0)
    return found && isFree ? { ...found, stagger: scenario.map.grid.stagger === 'even' } : found
  }
  let unnamed = 0
  const zones = areasOf(scenario).flatMap(({ prefix, columnFirst, hexes }) =>
    chains(hexes).map((chain): NamedZone => {
      const outline = outlineOf(chain, lattice)
      const own = numberingOf(chain, columnFirst, boxOf(outline))
      const isSaid = spoken(prefix) === prefix
      if (!own || !isSaid) unnamed += chain.length
      return { prefix: spoken(prefix), outline, ...(own && { numbering: own }) }
    }),
  )
  return { zones, unnamed }
}

/** The hexes of a map by what their names begin with, the largest area first. */
export function areasOf({ map, boards }: Pick<Scenario, 'map' | 'boards'>): Area[] {
  const areas = new Map<string, Area>()
  for (const hex of hexesOfGrid(map.grid)) {
    const name = nameOfHex({ map, boards }, hex)
    const { prefix, parts, columnFirst } = partsOf(name, styleOf({ map, boards }, name))
    const key = JSON.stringify([prefix, columnFirst, parts.map(kindOf)])
    const area = areas.get(key) ?? { prefix, columnFirst, hexes: [] }
    areas.set(key, area)
    area.hexes.push({ raw: rawHex(hex, map.grid), parts })
  }
  return [...areas.values()].sort((a, b) => b.hexes.length - a.hexes.length)
}

const kindOf = (part: string): string => (/^[A-Z]/.test(part) ? 'letter' : 'digits')

type Style = Scenario['map']['numbering']['style']

// A name with a board before it is of that board's numbering; two boards may have one name.
function styleOf({ map, boards }: Pick<Scenario, 'map' | 'boards'>, name: string): Style {
  const colon = name.lastIndexOf(':')
  if (colon < 0) return map.numbering.style
  const own = Object.values(boards).find((board) => board.name === name.slice(0, colon) && board.numbering)
  return own?.numbering?.style ?? map.numbering.style
}

function partsOf(name: string, style: Style): Pick<Area, 'prefix' | 'columnFirst'> & Pick<NamedHex, 'parts'> {
  const colon = name.lastIndexOf(':')
  const board = name.slice(0, colon + 1)
  const own = name.slice(colon + 1)
  if (style === 'letter-number') {
    const [, before = '', letter = '', row = ''] = /^([A-Z]*)([A-Z])(-?\d+)$/.exec(own) ?? []
    return { prefix: board + before, parts: [letter, row], columnFirst: true }
  }
  const half = own.length / 2
  return {
    prefix: board,
    parts: [own.slice(0, half), own.slice(half)],
    columnFirst: style === 'column-row',
  }
}

function boxOf(outline: readonly Pixel[]): Size {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  return { width: greatestOf(xs) - leastOf(xs), height: greatestOf(ys) - leastOf(ys) }
}
