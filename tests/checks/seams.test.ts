/** CHK-5 at the seam of joined boards (MAP-3, CM-SCN-4): ways, walls and relief that stop there. */
import { describe, expect, test } from 'vitest'
import { seamsOf, seamWords } from '#shared/checks/seams'
import { joinMap } from '#shared/commands/joinMap'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { setElevation } from '#shared/commands/setElevation'
import { hexsideAt } from '#shared/document/map'
import { type Board, type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { shortestChain } from '#shared/hex/chain'
import { direction } from '#shared/hex/direction'
import { type Grid, hexesOfGrid, toAxial } from '#shared/hex/grid'
import { hexesOfSide, type Hexside, hexsideBetween, verticesOfSide } from '#shared/hex/hexside'
import { vertexOf } from '#shared/hex/vertex'
import { hexLine } from '#shared/hex/region'
import { after, openMap } from '../commands/maps'
import { withHexsides } from '../support/board'
import { expectMended } from './expectMended'
import { findingsOf, messages, WALL } from './support'

const ROAD = { way: { feature: 'road' } } as const
const WAYS = 'CHK5-way-at-seam'
const WALLS = 'CHK5-wall-at-seam'
const LEVELS = 'CHK5-level-at-seam'

interface Kind {
  readonly grid: Grid
  readonly edge: 'right' | 'bottom'
}

const KINDS: Kind[] = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).flatMap((stagger) =>
    [true, false].flatMap((half) =>
      (['right', 'bottom'] as const).map((edge) => {
        const size = half ? { columns: 9, rows: 9, halfHexes: true } : { columns: 8, rows: 8 }
        return { grid: { orientation, stagger, ...size }, edge }
      }),
    ),
  ),
)

const named = ({ grid, edge }: Kind): string =>
  `${grid.orientation}, ${grid.stagger}, ${grid.halfHexes ? 'half' : 'whole'} hexes, joined at the ${edge}`

function joined({ grid, edge }: Kind): Scenario {
  return after(openMap(grid), joinMap, { other: openMap(grid), edge })
}

/** The middle of one board and that of the other. */
function ends({ map: { grid } }: Scenario, edge: Kind['edge']): [Axial, Axial] {
  const [along, across] = [3, 4]
  const far = (edge === 'right' ? grid.columns : grid.rows) - 1 - along
  const place = (step: number) => (edge === 'right' ? { col: step, row: across } : { col: across, row: step })
  return [toAxial(place(along), grid), toAxial(place(far), grid)]
}

function roadBetween(board: Scenario, edge: Kind['edge']): Hexside[] {
  const line = hexLine(...ends(board, edge))
  return line.slice(1).map((hex, index) => hexsideBetween(line[index] as Axial, hex) as Hexside)
}

/** Only the sides that touch the first board. */
function ofFirst(board: Scenario, sides: readonly Hexside[]): Hexside[] {
  const [seam] = seamsOf(board)
  return sides.filter((side) => hexesOfSide(side).some((hex) => seam?.sideOfHex(hex) === -1))
}

test('boards are named in the order of their names, whichever lies first', () => {
  const [seam] = seamsOf(joined(KINDS[0]!))
  const [first, second] = seam!.boards
  const called = (a: string, b: string): string =>
    seamWords({
      boards: [
        { ...first, name: a },
        { ...second, name: b },
      ],
    }).fr
  expect(called('10', '9')).toBe('la jointure des plateaux 9 et 10')
  expect(called('Nord', 'Sud')).toBe('la jointure des plateaux Nord et Sud')
})

describe.each(KINDS.map((kind) => [named(kind), kind] as const))('%s', (_name, kind) => {
  const board = joined(kind)
  const road = roadBetween(board, kind.edge)
  const [from, to] = ends(board, kind.edge).map((hex) => vertexOf(hex, direction(1)))
  const wall = shortestChain(from!, to!) as Hexside[]

  test('has one seam, with both boards along it', () => {
    const seams = seamsOf(board)
    expect(seams).toHaveLength(1)
    const places = new Set(seams[0]?.hexes.map((hex) => seams[0]?.sideOfHex(hex)))
    expect([...places].sort()).toEqual(kind.grid.halfHexes ? [-1, 0, 1] : [-1, 1])
    for (const hex of hexesOfGrid(board.map.grid)) expect(seams[0]?.sideOfHex(hex)).toBeDefined()
  })

  test('a road that goes on is well; one drawn on the first board alone stops', () => {
    expect(findingsOf(withHexsides(board, road, ROAD), WAYS)).toEqual([])
    const half = ofFirst(board, road).filter((side) =>
      hexesOfSide(side).every((hex) => seamsOf(board)[0]?.sideOfHex(hex) !== 1),
    )
    const [finding, ...more] = findingsOf(withHexsides(board, half, ROAD), WAYS)
    expect(more).toEqual([])
    expect(finding).toMatchObject({ severity: 'warning', rule: 'CHK-5' })
    expect(finding?.message.en).toMatch(
      /^\d:[A-Z]+\d+: road that stops at the seam of boards 1 and 2 \(CHK-5\)\.$/,
    )
  })

  test('a road that ends well before the seam is nobody’s business', () => {
    expect(findingsOf(withHexsides(board, road.slice(0, 2), ROAD), WAYS)).toEqual([])
  })

  test('a wall across the seam is well; one that ends there is not', () => {
    expect(findingsOf(withHexsides(board, wall, WALL), WALLS)).toEqual([])
    const seam = seamsOf(board)[0]!
    const inside = (side: Hexside): boolean =>
      verticesOfSide(side).some((vertex) => seam.sideOfVertex(vertex) === -1)
    const half = wall.filter(inside)
    expect(findingsOf(withHexsides(board, half, WALL), WALLS)).toMatchObject([{ severity: 'warning' }])
    expect(findingsOf(withHexsides(board, half.slice(0, 2), WALL), WALLS)).toEqual([])
  })

  test('a hill cut off by the seam is told, a slope that crosses it is not', () => {
    const seam = seamsOf(board)[0]!
    const hexes = [...hexesOfGrid(board.map.grid)]
    const first = hexes.filter((hex) => seam.sideOfHex(hex) !== 1)
    const cut = after(board, setElevation, { hexes: first.map(hexKey), mode: 'set', value: 1 })
    expect(findingsOf(cut, LEVELS)).toMatchObject([{ severity: 'hint' }])
    const half = hexes.filter((hex) => (kind.edge === 'right' ? hex.r + hex.q / 2 : hex.q + hex.r / 2) < 4)
    const across = after(board, setElevation, { hexes: half.map(hexKey), mode: 'set', value: 1 })
    expect(findingsOf(across, LEVELS)).toEqual([])
  })
})

test('two ends side by side are joined by the quick fix', () => {
  const board = joined({ grid: { orientation: 'flat', stagger: 'odd', columns: 8, rows: 8 }, edge: 'right' })
  const road = roadBetween(board, 'right')
  const seam = seamsOf(board)[0]!
  const gap = road.find((side) => new Set(hexesOfSide(side).map(seam.sideOfHex)).size === 2) as Hexside
  const broken = withHexsides(
    board,
    road.filter((side) => side !== gap),
    ROAD,
  )
  const [finding] = findingsOf(broken, WAYS)
  expect(messages(broken, WAYS)).toHaveLength(2)
  expectMended(broken, WAYS)
  const mended = after(broken, setHexsideFeature, finding?.fix?.call.params as never)
  expect(hexsideAt(mended.map, gap)).toEqual(ROAD)
  expect(messages(mended, WAYS)).toEqual([])
})

describe('ends that no fix joins', () => {
  const board = joined({ grid: { orientation: 'flat', stagger: 'odd', columns: 8, rows: 8 }, edge: 'right' })
  const seam = seamsOf(board)[0]!
  const sidesOn = (place: -1 | 1): Hexside[] =>
    roadBetween(board, 'right').filter((side) =>
      hexesOfSide(side).every((hex) => seam.sideOfHex(hex) === place),
    )

  test('a road and a stream', () => {
    const wet = withHexsides(board, sidesOn(1), 'stream')
    const findings = findingsOf(withHexsides(wet, sidesOn(-1), ROAD), WAYS)
    expect(findings.map(({ fix }) => fix)).toEqual([undefined, undefined])
  })

  test('two roads of one board, side by side', () => {
    const beside = sidesOn(-1).map((side) => ({ ...side, hex: { q: side.hex.q, r: side.hex.r + 1 } }))
    const findings = findingsOf(withHexsides(board, [...sidesOn(-1), ...beside], ROAD), WAYS)
    expect(findings.map(({ fix }) => fix)).toEqual([undefined, undefined])
  })
})

test('boards that meet in one row only have no seam', () => {
  const { map, boards } = joined({
    grid: { orientation: 'flat', stagger: 'odd', columns: 8, rows: 8 },
    edge: 'right',
  })
  const [[one, first], [other, second]] = Object.entries(boards) as [[string, Board], [string, Board]]
  const meeting = (rows: number) => ({ [one]: first, [other]: { ...second, firstRow: first.rows - rows } })
  expect(seamsOf({ map, boards: meeting(1) })).toEqual([])
  expect(seamsOf({ map, boards: meeting(2) })).toHaveLength(1)
})

test('a map of one board, or of none, has no seam', () => {
  const one = openMap({ orientation: 'flat', stagger: 'odd', columns: 8, rows: 8 })
  expect(seamsOf(one)).toEqual([])
})
