/** A second one of each counter, beside the first ones. */
import { describe, expect, test } from 'vitest'
import { footprint } from '#shared/document/counters'
import { counterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const places = ({ scenario }: TestEditor): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(scenario.counters).map(([id, counter]) => [
      id,
      footprint(scenario, counter).map((hex) => nameOfHex(scenario, hex)),
    ]),
  )

const select = (test: TestEditor, ...ids: string[]): void =>
  test.editor.session.select({ kind: 'counters', counters: ids.map(counterId) })

describe('a duplicate', () => {
  const soldier = { type: 'crusaders-soldier' } as const

  test('lies on the next free hex with the state of the first, and is selected; one step', () => {
    const board = testBoard({
      counters: { hugh: { ...soldier, at: 'C4', face: 'wounded', status: { stunned: true }, facing: 'v2' } },
    })
    const test = new TestEditor(board)
    select(test, 'hugh')
    test.action('duplicate')
    expect(places(test)).toEqual({ hugh: ['C4'], 'hugh-2': ['C3'] })
    const { hugh, 'hugh-2': second } = test.scenario.counters as Record<string, object>
    expect({ ...second, hex: '' }).toEqual({ ...hugh, hex: '' })
    expect(test.editor.store.getState().session.selection).toEqual({
      kind: 'counters',
      counters: ['hugh-2'],
    })
    expect(test.editor.store.getState().document.undoName?.fr).toBe('Dupliquer\u202f: 1\u00a0pion')
    test.undo()
    expect(test.scenario).toEqual(board)
  })

  test('passes over hexes that are taken or forbidden; counters stay together, riders on two free hexes', () => {
    const test = new TestEditor(
      testBoard({
        counters: {
          hugh: { ...soldier, at: 'E6' },
          odo: { ...soldier, at: 'E5' },
          rider: { at: 'G6', kind: 'mounted', facing: 's0' },
        },
        hexes: { G5: 'wood' },
      }),
    )
    select(test, 'hugh')
    test.action('duplicate')
    // Clockwise from E5, where Odo stands.
    expect(places(test)['hugh-2']).toEqual(['F6'])
    select(test, 'hugh', 'odo')
    test.action('duplicate')
    const [hugh, odo] = [places(test)['hugh-3']?.[0] ?? '', places(test)['odo-2']?.[0] ?? '']
    expect([hugh.charAt(0), Number(hugh.slice(1)) - Number(odo.slice(1))]).toEqual([odo.charAt(0), 1])
    select(test, 'rider')
    test.action('duplicate')
    const taken = Object.values(places(test)).flat()
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken).not.toContain('G5')
  })
})
