/** A board joined from two, one of them turned, is the same map as if it were drawn as one (MAP-3, CM-SCN-4). */
import { describe, expect, test } from 'vitest'
import { joinMap } from '#shared/commands/joinMap'
import { turnMap } from '#shared/commands/turnMap'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Facing, turnFacing } from '#shared/hex/facing'
import { type Grid, hexesOfGrid } from '#shared/hex/grid'
import { type Edge } from '#shared/hex/joinGrids'
import { layHex, turnGrid } from '#shared/hex/laying'
import { writeScenario } from '#shared/format/write'
import { mapFrame } from '#shared/painter/frame'
import { analysisOf } from '#shared/rules/registry/parts'
import { isAdjacent } from '#shared/rules/common-mechanics/engagement/adjacency'
import { unitsOnMap } from '#shared/rules/common-mechanics/units/unit'
import { stancesOf } from '#shared/rules/answers/reach'
import { boardOn, drawn, partsOf, randomDrawing } from '../support/drawnMap'
import { positionOf } from '../support/fantasyBoard'
import { after } from './maps'
import { reopened } from '../support/scenarioFiles'

const EDGES: readonly Edge[] = ['right', 'left', 'top', 'bottom']

interface Kind {
  readonly name: string
  readonly board: Grid
  readonly edge: Edge
}

// The boards of CM-SCN-4 (12 x 16 pitches, half hexes), and whole ones of 12 x 16, flat and pointy.
const KINDS: readonly Kind[] = EDGES.flatMap((edge) =>
  (['flat', 'pointy'] as const).flatMap((orientation) =>
    (['odd', 'even'] as const).flatMap((stagger) => {
      const size = orientation === 'flat' ? [12, 16] : [16, 12]
      const [columns, rows] = size as [number, number]
      const whole: Grid = { orientation, stagger, columns, rows }
      const half: Grid = { orientation, stagger, columns: columns + 1, rows: rows + 1, halfHexes: true }
      return [
        { name: `half hexes, ${orientation}, ${stagger}, at the ${edge}`, board: half, edge },
        { name: `whole hexes, ${orientation}, ${stagger}, at the ${edge}`, board: whole, edge },
      ]
    }),
  ),
)

function joinedAndOne(board: Grid, edge: Edge, seed: number): { joined: Scenario; one: Scenario } {
  const sideways = edge === 'left' || edge === 'right'
  const shared = board.halfHexes ? 1 : 0
  const sheet: Grid = {
    ...board,
    columns: sideways ? 2 * board.columns - shared : board.columns,
    rows: sideways ? board.rows : 2 * board.rows - shared,
  }
  const [paper, frame] = [mapFrame({ grid: sheet, hexMm: 1 }), mapFrame({ grid: board, hexMm: 1 })]
  const start = { x: 0, y: 0 }
  const far = { x: paper.width - frame.width, y: paper.height - frame.height }
  const there = edge === 'right' || edge === 'bottom' ? far : start
  const here = there === far ? start : far
  const mine = boardOn(sheet, board, here, false)
  const other = boardOn(sheet, board, there, true)
  const parts = partsOf(randomDrawing(sheet, seed), sheet, mine, other)
  const whole = {
    hexes: parts.flatMap(({ hexes }) => hexes),
    sides: parts.flatMap(({ sides }) => sides),
    markers: parts.flatMap(({ markers }) => markers),
    units: parts.flatMap(({ units }) => units),
  }
  const [first, second] = [drawn(parts[0], mine), drawn(parts[1], other)]
  const joined = after(first, joinMap, { other: second, edge, turned: true })
  return { joined, one: drawn(whole, boardOn(sheet, sheet, start, false)) }
}

// As the file has it: a layer that holds its default everywhere is no layer.
const analysis = analysisOf('common-mechanics')!

function adjacency(scenario: Scenario): string[] {
  const position = positionOf(scenario)
  const units = unitsOnMap(position)
  return units.flatMap((a) =>
    units.filter((b) => b !== a && isAdjacent(position, a, b).value).map((b) => `${a.id} ${b.id}`),
  )
}

describe.each(KINDS.map((kind, index) => [kind.name, kind, index] as const))(
  '%s',
  (_, { board, edge }, index) => {
    const { joined, one } = joinedAndOne(board, edge, 100 + index)
    const units = Object.keys(one.counters) as CounterId[]
    const movers = units.filter((_id, at) => at % 11 === index % 11)
    const hexes = [...hexesOfGrid(one.map.grid)]
    const viewers = hexes.filter((_hex, at) => at % 53 === index % 53)

    test('two boards joined, one of them turned, are the map drawn as one, byte for byte', () => {
      expect(units.length).toBeGreaterThan(8)
      expect(reopened({ ...joined, boards: {} })).toEqual(reopened(one))
      expect(Object.values(joined.boards)).toMatchObject([
        { name: '1', turned: false },
        { name: '2', turned: true },
      ])
      expect(writeScenario({ ...joined, boards: {} })).toBe(writeScenario(one))
    })

    test('CM-LOS-9, CM-ADJ-1, CM-TER-4: it gives the same sight, adjacency and movement', () => {
      for (const from of viewers)
        expect(analysis.sight.fieldOfView(joined, from)).toEqual(analysis.sight.fieldOfView(one, from))
      expect(adjacency(one).length).toBeGreaterThan(0)
      expect(adjacency(joined)).toEqual(adjacency(one))
      for (const id of movers)
        expect(analysis.movement.reach(joined, id).hexes).toEqual(analysis.movement.reach(one, id).hexes)
    })

    test('turned by 180 degrees it gives the same again, turned', () => {
      const laying = turnGrid(one.map.grid)!
      const turned = after(one, turnMap, {})
      const laid = (hex: Axial): string => hexKey(layHex(hex, laying))
      const keys = (seen: readonly Axial[], key: (hex: Axial) => string): string[] => seen.map(key).sort()
      for (const from of viewers) {
        const view = analysis.sight.fieldOfView(one, from)
        const back = analysis.sight.fieldOfView(turned, layHex(from, laying))
        expect(keys(back.visible, hexKey)).toEqual(keys(view.visible, laid))
      }
      expect(adjacency(turned)).toEqual(adjacency(one))
      const facing = (faced: Facing | undefined): string => (faced ? `${faced.kind}${faced.index}` : '')
      const back = (faced: Facing | undefined): Facing | undefined => faced && turnFacing(faced, 3)
      for (const id of movers) {
        const stances = (scenario: Scenario) => stancesOf(analysis.movement.reach(scenario, id).hexes)
        const there = stances(turned).map((end) =>
          [hexKey(end.hex), facing(end.facing), end.placement, end.cost, end.minimal].join(' '),
        )
        const here = stances(one).map((end) =>
          [laid(end.hex), facing(back(end.facing)), end.placement, end.cost, end.minimal].join(' '),
        )
        expect([id, ...there.sort()]).toEqual([id, ...here.sort()])
      }
      expect(writeScenario(after(turned, turnMap, {}))).toBe(writeScenario(one))
    })
  },
)
