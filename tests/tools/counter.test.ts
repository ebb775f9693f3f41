/** Placing and turning counters (CTR-3). */
import { beforeAll, describe, expect, it } from 'vitest'
import { footprint } from '#shared/document/counters'
import { counterId, counterTypeId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { hexName } from '#shared/hex/numbering'
import { loadGhost } from '../../renderer/tools/overlay/counterGhost'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

beforeAll(loadGhost)

const SOLDIER = { counterType: counterTypeId('crusaders-soldier') }
const KNIGHT = { counterType: counterTypeId('crusaders-knight') }

function covered(editor: TestEditor, id: string): string[] {
  const { scenario } = editor
  const counter = scenario.counters[counterId(id)]
  if (!counter) throw new Error(`no counter ${id}`)
  return footprint(scenario, counter).map((hex) => hexName(hex, scenario.map.numbering, scenario.map.grid))
}

describe('counter tool', () => {
  it('stamps the chosen type, again and again, each with its own id', () => {
    const editor = new TestEditor().tool('counter', SOLDIER).click('C3').click('E5')
    expect(Object.keys(editor.scenario.counters)).toEqual(['crusaders-soldier', 'crusaders-soldier-2'])
    editor.expectCounterAt('C3', 'crusaders-soldier').expectUndo('Place Soldier')
  })

  it('carries the new counter along while the button is held, as one step', () => {
    const editor = new TestEditor().tool('counter', SOLDIER).drag('C3', 'C4', 'D5')
    editor.expectCounterAt('D5').expectUndo('Place Soldier')
    editor.undo()
    expect(editor.scenario.counters).toEqual({})
  })

  it('shows the counter to come over free hexes only: one that lies there stays in sight as it turns', () => {
    const editor = new TestEditor().tool('counter', SOLDIER).click('C3')
    const overC3 = editor.editor.input.overlay()
    const overFree = editor.enter('E5').editor.input.overlay()
    expect(overFree.length).toBeGreaterThan(overC3.length)
  })

  it('gives a counter a face even when its sheet has none, or those of other rules', () => {
    const scenario = testBoard()
    const [soldier] = Object.values(scenario.counterTypes)
    if (!soldier) throw new Error('no type')
    for (const [faces, face] of [
      [{}, 'healthy'],
      [{ full: { stats: {} } }, 'full'],
    ] as const) {
      const types = { [counterTypeId('odd')]: { ...soldier, faces } }
      const editor = new TestEditor({ ...scenario, counterTypes: types })
      editor.tool('counter', { counterType: counterTypeId('odd') }).click('C3')
      expect(Object.values(editor.scenario.counters).map((one) => one.face)).toEqual([face])
    }
  })

  it('puts a second counter of a hex on top', () => {
    const editor = new TestEditor().tool('counter', SOLDIER).click('C3').click('C3')
    expect(Object.values(editor.scenario.counters).map(({ rank }) => rank)).toEqual([0, 1])
  })

  it('places a rider mounted, with both halves on the map', () => {
    const editor = new TestEditor().tool('counter', KNIGHT).click('C10')
    const [knight] = Object.values(editor.scenario.counters)
    expect(knight?.face).toBe('mounted-healthy')
    expect(covered(editor, 'crusaders-knight')[0]).toBe('C10')
    const rear = covered(editor, 'crusaders-knight')[1]
    expect(rear).toMatch(/^[BD](9|10)$|^C9$/)
  })

  it('places nothing off the map, nor without a type', () => {
    const editor = new TestEditor().tool('counter', { counterType: undefined }).click('C3')
    expect(editor.scenario.counters).toEqual({})
    editor.tool('counter', SOLDIER)
    editor.editor.input.pointerDown({ x: -500, y: -500 }, { shift: false, alt: false, ctrl: false })
    editor.up()
    expect(editor.scenario.counters).toEqual({})
    editor.expectState('idle').expectUndo(undefined)
  })
})

describe('turning', () => {
  const board = () => testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'E5', facing: 's0' } } })

  it('R turns a rider by 60 degrees about its front hex, Shift+R back', () => {
    const editor = new TestEditor(board())
    expect(covered(editor, 'guy')).toEqual(['E5', 'E6'])
    editor.click('E5').action('turn-right')
    expect(covered(editor, 'guy')).toEqual(['E5', 'D6'])
    editor.expectUndo('Turn counter').action('turn-left')
    expect(covered(editor, 'guy')).toEqual(['E5', 'E6'])
  })

  it('six turns to the right come round to the start', () => {
    const editor = new TestEditor(board()).click('E5')
    const before = editor.scenario
    for (let turn = 0; turn < 6; turn++) editor.action('turn-right')
    expect(editor.scenario.counters).toEqual(before.counters)
  })

  it('turns the counter under the pointer when none is selected', () => {
    const editor = new TestEditor(board()).enter('E6').action('turn-right')
    expect(covered(editor, 'guy')).toEqual(['E5', 'D6'])
    expect(editor.scenario.counters[counterId('guy')]?.hex).toBe(hexKey({ q: 4, r: 2 }))
  })
})
