/** Formations in which a group is placed (CTR-3): the hexes, one by one, on flat and pointy grids. */
import { describe, expect, it } from 'vitest'
import { type Axial, hexDistance } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Facing, facingAngle, parseFacingName } from '#shared/hex/facing'
import { type Formation, formationOnGrid, nearestFirst } from '#shared/hex/formations'
import { type Grid } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { hexName, LETTER_NUMBERING, parseHexName } from '#shared/hex/numbering'
import { GRID_KINDS, kindName } from './gridKinds'

const board = (orientation: Grid['orientation']): Grid => ({
  orientation,
  stagger: 'even',
  columns: 9,
  rows: 9,
})

/** The first five hexes by name, of a group that begins in the middle of the board. */
function first(orientation: Grid['orientation'], formation: Formation, facing: string): string {
  const grid = board(orientation)
  const start = parseHexName('E5', LETTER_NUMBERING, grid) as Axial
  const hexes = formationOnGrid(formation, start, parseFacingName(facing, grid) as Facing, grid)
  return hexes
    .slice(0, 5)
    .map((hex) => hexName(hex, LETTER_NUMBERING, grid))
    .join(' ')
}

describe('five hexes from E5', () => {
  it.each([
    ['flat', 'line', 's0', 'E5 F6 D6 G5 C5'],
    ['flat', 'line', 'v0', 'E5 F6 D5 G6 C4'],
    ['flat', 'column', 's0', 'E5 E6 E7 E8 E9'],
    ['flat', 'column', 'v0', 'E5 E6 D7 D8 C8'],
    ['flat', 'wedge', 's0', 'E5 F6 D6 G6 C6'],
    ['flat', 'block', 's0', 'E5 E4 F5 F6 E6'],
    ['flat', 'wedge', 'v1', 'E5 D6 D5 C6 C4'],
    ['pointy', 'line', 'v0', 'E5 F5 D5 G5 C5'],
    ['pointy', 'column', 'v0', 'E5 F6 E7 F8 E9'],
    ['pointy', 'wedge', 'v0', 'E5 F6 E6 F7 D7'],
    ['pointy', 'line', 's0', 'E5 F6 D5 G6 D4'],
  ] as const)('%s %s facing %s', (orientation, formation, facing, names) => {
    expect(first(orientation, formation, facing)).toBe(names)
  })
})

describe.each(GRID_KINDS.map((grid) => [kindName(grid), { ...grid, columns: 21, rows: 21 }] as const))(
  '%s',
  (_, grid) => {
    const start = parseHexName('J10', LETTER_NUMBERING, grid) as Axial
    const facings = DIRECTIONS.flatMap((index): Facing[] => [
      { kind: 'side', index },
      { kind: 'vertex', index },
    ])
    /** Along the facing and to the right of it, hexes, as seen from the first hex. */
    const seen = (hex: Axial, facing: Facing): { ahead: number; right: number } => {
      const layout = { grid, hexMm: 1 }
      const [from, to] = [hexCenter(start, layout), hexCenter(hex, layout)]
      const angle = facingAngle(facing, grid)
      const [x, y] = [to.x - from.x, to.y - from.y]
      return {
        ahead: x * Math.sin(angle) - y * Math.cos(angle),
        right: x * Math.cos(angle) + y * Math.sin(angle),
      }
    }

    it.each(['line', 'column', 'wedge'] as const)(
      '%s: distinct hexes, never ahead of the first',
      (formation) => {
        for (const facing of facings) {
          const hexes = formationOnGrid(formation, start, facing, grid)
          expect(new Set(hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(hexes.length)
          for (const hex of hexes) expect(seen(hex, facing).ahead).toBeLessThan(1e-9)
        }
      },
    )

    it('a line is at most half a hex deep, a column at most half a hex off, a wedge falls back on both sides', () => {
      for (const facing of facings) {
        const [line, column, wedge] = (['line', 'column', 'wedge'] as const).map((formation) =>
          formationOnGrid(formation, start, facing, grid).map((hex) => seen(hex, facing)),
        ) as [Seen[], Seen[], Seen[]]
        for (const { ahead } of line) expect(ahead).toBeGreaterThan(-0.5 - 1e-9)
        for (const { right } of column) expect(Math.abs(right)).toBeLessThan(0.5 + 1e-9)
        for (const { ahead, right } of wedge) expect(-ahead).toBeGreaterThan(Math.abs(right) / 2 - 1e-9)
        expect(wedge.slice(1, 3).map(({ right }) => Math.sign(right))).toEqual([1, -1])
      }
    })

    it('each hex of an arm touches the one before it', () => {
      for (const facing of facings) {
        const [middle, right, left, right2, left2] = formationOnGrid('line', start, facing, grid) as Five
        expect([hexDistance(middle, right), hexDistance(right, right2)]).toEqual([1, 1])
        expect([hexDistance(middle, left), hexDistance(left, left2)]).toEqual([1, 1])
      }
    })
  },
)

type Seen = { ahead: number; right: number }
type Five = [Axial, Axial, Axial, Axial, Axial]

it('hexes nearest to one come first', () => {
  const at = { q: 0, r: 0 }
  const hexes = [
    { q: 2, r: 0 },
    { q: 1, r: 1 },
    { q: 0, r: 1 },
    { q: 0, r: 0 },
    { q: -1, r: 1 },
  ]
  expect(nearestFirst(hexes, at)).toEqual([
    { q: 0, r: 0 },
    { q: -1, r: 1 },
    { q: 0, r: 1 },
    { q: 1, r: 1 },
    { q: 2, r: 0 },
  ])
})
