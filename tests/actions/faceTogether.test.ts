/** Several counters turned at once: towards a hex, or all the same way (CTR-3). */
import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { facingAngle, facingName, type Facing } from '#shared/hex/facing'
import { facingTowards } from '#shared/hex/facingTowards'
import { DIRECTIONS, step } from '#shared/hex/direction'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const select = (test: TestEditor, ...ids: string[]): void =>
  test.editor.session.select({ kind: 'counters', counters: ids.map(counterId) })
const facings = ({ scenario }: TestEditor): readonly string[] =>
  Object.values(scenario.counters).map(({ facing }) => facingName(facing, scenario.map.grid))
const pointAt = (test: TestEditor, hex: string): void =>
  test.editor.view.hover.setState({ hex: hexKey(hexNamed(test.scenario, hex)) })

const soldier = { type: 'crusaders-soldier' } as const

describe('towards the hex pointed at', () => {
  const board = testBoard({
    counters: {
      // On foot by a vertex, in the saddle by a side.
      north: { ...soldier, at: 'D2', facing: 'v5' },
      south: { ...soldier, at: 'D7', facing: 'v3' },
      rider: { type: 'crusaders-knight', at: 'G3', facing: 's0', face: 'mounted-healthy' },
      there: { ...soldier, at: 'D4', facing: 'v4' },
    },
  })

  test('each looks there as its rules let it; one that stands there stays; one undo step', () => {
    const test = new TestEditor(board)
    select(test, 'north', 'south', 'rider', 'there')
    pointAt(test, 'D4')
    test.action('face-hex')
    // D4 lies due south of D2 and due north of D7, between two vertices: the one that takes less turning. G3 looks west by south.
    expect(facings(test)).toEqual(['v3', 'v5', 's4', 'v4'])
    test.undo()
    expect(test.scenario).toEqual(board)
  })

  test('off the map nothing turns, and the status line says what is wanted', () => {
    const test = new TestEditor(board)
    select(test, 'north')
    test.action('face-hex')
    expect(test.scenario).toEqual(board)
    expect(test.editor.store.getState().session.notice?.text.en).toBe('Point at a hex of the map first.')
  })

  test('CM-ORI-1: with twelve facings none is farther off than 15 degrees', () => {
    const { grid } = fantasyBoard().map
    for (let q = -6; q <= 6; q++)
      for (let r = -6; r <= 6; r++)
        for (const now of DIRECTIONS) {
          if (q === 0 && r === 0) continue
          const facing = facingTowards(
            [
              { q: 0, r: 0 },
              { q, r },
            ],
            'twelve',
            { kind: 'side', index: now },
            grid,
          )
          const wanted = Math.atan2(
            grid.orientation === 'flat' ? q * (Math.sqrt(3) / 2) : q + r / 2,
            grid.orientation === 'flat' ? -(r + q / 2) : -r * (Math.sqrt(3) / 2),
          )
          const off = Math.abs(facingAngle(facing, grid) - wanted) % (2 * Math.PI)
          expect(Math.min(off, 2 * Math.PI - off)).toBeLessThanOrEqual(Math.PI / 12 + 1e-9)
        }
  })

  test('a neighbour in a direction is faced by that side, whatever the facing before', () => {
    const { grid } = fantasyBoard().map
    for (const index of DIRECTIONS)
      for (const now of DIRECTIONS) {
        const before: Facing = { kind: 'vertex', index: now }
        expect(facingTowards([{ q: 0, r: 0 }, step(index)], 'side', before, grid)).toEqual({
          kind: 'side',
          index,
        })
      }
  })
})

test('the same facing for all: that of the one selected first, by a side for riders', () => {
  const test = new TestEditor(
    testBoard({
      counters: {
        first: { ...soldier, at: 'B2', facing: 'v4' },
        second: { ...soldier, at: 'C5', facing: 'v0' },
        rider: { type: 'crusaders-knight', at: 'G3', facing: 's0', face: 'mounted-healthy' },
      },
    }),
  )
  select(test, 'first', 'second', 'rider')
  test.action('align-facings')
  expect(facings(test)).toEqual(['v4', 'v4', 's4'])
})
