/** Proves the picture of entries and objectives: lines and badges in the colour of the side, the same in every tile. */
import { describe, expect, it } from 'vitest'
import { type Condition } from '#shared/document/game'
import { reinforcementId, sideId, victoryId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { type PaintOptions, paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { pathBounds } from '#shared/painter/bounds'
import { mapFrame } from '#shared/painter/frame'
import { sceneOf } from '#shared/painter/sceneOf'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard } from '../support/board'
import { hexNamed, sideNamed } from '../support/names'

const board = testBoard()
const layout = { grid: board.map.grid, hexMm: board.map.hexMm }
const at = (name: string) => hexKey(hexNamed(board, name))
const middle = (name: string) => hexCenter(hexNamed(board, name), layout)
const WHOLE: Rect = { x: 0, y: 0, width: 1000, height: 1000 }
const BLUE = '#2a4d9b'

function game(conditions: readonly Condition[], side = true): Scenario {
  const way = {
    level: 'victory',
    join: 'all',
    conditions,
    ...(side && { side: sideId('crusaders') }),
  } as const
  return testBoard({ victory: { [victoryId('way')]: way } })
}

function painted(
  scenario: Scenario,
  { rect = WHOLE, detail = 3 }: Partial<Pick<PaintOptions, 'rect' | 'detail'>> = {},
): DrawOp[] {
  const scene = sceneOf(scenario, magnaCarta)
  return paintScene(scene, { rect, style: STYLES.classic, layers: ['places'], detail })
}

const hold = (...names: readonly string[]): Condition => ({
  kind: 'hold',
  place: { kind: 'hexes', hexes: names.map(at) },
  by: 'presence',
})

describe('places of the game', () => {
  it('are a line round their hexes and a badge with a sign, in the colour of the side', () => {
    const [rim, disc, sign, ...rest] = painted(game([hold('C3', 'C4')]))
    // Two hexes side by side: ten outer sides, a move and a line each.
    expect(rim?.kind === 'path' && rim.path).toHaveLength(10 * 6)
    expect(rim).toMatchObject({ stroke: { color: BLUE } })
    expect(disc).toMatchObject({ fill: { color: BLUE } })
    // A star of ten corners.
    expect(sign?.kind === 'path' && sign.path).toHaveLength(10 * 3 + 1)
    expect(rest).toEqual([])
  })

  it('of nobody are grey; of hexsides, a dashed line along them', () => {
    const wall = hexsideKey(sideNamed(board, 'H5/H6'))
    const [side, disc] = painted(game([{ kind: 'break', hexes: [], hexsides: [wall] }], false))
    expect(side?.kind === 'path' && side.stroke?.dash).toHaveLength(2)
    expect(disc).toMatchObject({ fill: { color: '#4a4a4a' } })
  })

  it('say the turn of those who enter, on the side of the map', () => {
    const turnAt = (name: string) => {
      const scenario = testBoard({
        reinforcements: {
          [reinforcementId('late')]: {
            ...{ side: sideId('crusaders'), name: 'Late', blocked: 'wait', turn: 4 },
            entries: [{ kind: 'hexes', hexes: [at(name)] }],
          },
        },
      })
      const op = painted(scenario).at(-1)
      if (op?.kind !== 'text') throw new Error('no turn')
      return { text: op.text, right: op.x > middle(name).x }
    }
    expect(turnAt('A4')).toEqual({ text: 'T4', right: true })
    expect(turnAt('L4')).toEqual({ text: 'T4', right: false })
  })

  it('an arrow points from the nearest rim into the map, of those who leave out of it', () => {
    const tipOf = (name: string, kind: 'exit') => {
      const place = { kind: 'hexes', hexes: [at(name)] } as const
      const sign = painted(game([{ kind, who: [], place }]))[2]
      if (sign?.kind !== 'path') throw new Error('no sign')
      const [, x = 0, y = 0] = sign.path
      return { x: Math.sign(Math.round(x - middle(name).x)), y: Math.round(y - middle(name).y) }
    }
    // Out by the left: the tip is left of the middle; by the right, right of it.
    expect(tipOf('A5', 'exit').x).toBe(-1)
    expect(tipOf('L5', 'exit').x).toBe(1)
  })

  const discsOf = (scenario: Scenario) =>
    painted(scenario).flatMap((op) =>
      op.kind === 'path' && op.fill && op.stroke ? (pathBounds(op.path) ?? []) : [],
    )

  it('over one hex stand below each other', () => {
    const two = game([hold('C3'), { kind: 'exit', who: [], place: { kind: 'hexes', hexes: [at('C3')] } }])
    const [first, second, ...others] = discsOf(two)
    expect(others).toEqual([])
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(0)
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(0.46 * 25)
  })

  it('are whole on the half hexes of a rim that is cut', () => {
    const cut = testBoard({ columns: 7, rows: 6, halfHexes: true })
    const frame = mapFrame({ grid: cut.map.grid, hexMm: cut.map.hexMm })
    const corner = hexKey(hexNamed(cut, 'A3'))
    const way = { level: 'victory', join: 'all' } as const
    const place = { kind: 'hexes', hexes: [corner] } as const
    const victory = {
      [victoryId('way')]: { ...way, conditions: [{ kind: 'hold', place, by: 'presence' }] },
    } as const
    const [disc] = discsOf({ ...cut, victory })
    expect(disc?.x).toBeGreaterThan(frame.x + 1)
    expect(hexCenter(hexNamed(cut, 'A3'), { grid: cut.map.grid, hexMm: 25 }).x).toBeCloseTo(frame.x)
  })

  it('far out are lines alone, and nothing is drawn where none is', () => {
    expect(painted(game([hold('C3')]), { detail: 0 })).toHaveLength(1)
    const { x, y } = middle('K9')
    expect(painted(game([hold('C3')]), { rect: { x, y, width: 5, height: 5 } })).toEqual([])
  })
})
