/** A worker's copy of the document follows every change, and shares what did not change. */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { applyDelta, deltaBetween } from '../../renderer/workers/replica'
import { testScenario } from '../support/scenario'
import { TestEditor } from '../support/TestEditor'

// What a message to a worker does to it.
const sent = <T>(value: T): T => structuredClone(value)

function copyOf(scenario: Scenario): Scenario {
  return applyDelta(undefined, sent(deltaBetween(undefined, scenario)))
}

describe('replica', () => {
  it('begins as a whole copy', () => {
    const scenario = testScenario({ columns: 70, rows: 40 })
    expect(copyOf(scenario)).toEqual(scenario)
  })

  it('follows edits of every kind, their undo included', () => {
    const editor = new TestEditor(testScenario({ columns: 70, rows: 40 }))
    let before = editor.scenario
    let copy = copyOf(before)
    const follow = (): void => {
      copy = applyDelta(copy, sent(deltaBetween(before, editor.scenario)))
      before = editor.scenario
      expect(copy).toEqual(editor.scenario)
    }
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    follow()
    editor.tool('hexside', { feature: 'arrow-slit' }).click('C3/C4')
    follow()
    editor.tool('counter', { counterType: 'crusaders-soldier' as never }).click('E5')
    follow()
    for (let step = 0; step < 3; step++) {
      editor.undo()
      follow()
    }
    editor.redo()
    follow()
  })

  it('sends one chunk for one painted hex', () => {
    const editor = new TestEditor(testScenario({ columns: 100, rows: 100 }))
    const before = editor.scenario
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    const delta = deltaBetween(before, editor.scenario)
    expect(delta.chunks.map(([index]) => index)).toEqual([0])
    expect(delta.buckets).toEqual([])
  })

  it('keeps the references of what did not change: checks compare them', () => {
    const editor = new TestEditor()
    const before = editor.scenario
    const copy = copyOf(before)
    editor.tool('counter', { counterType: 'crusaders-soldier' as never }).click('E5')
    const next = applyDelta(copy, sent(deltaBetween(before, editor.scenario)))
    expect(next.map.chunks).toBe(copy.map.chunks)
    expect(next.map.hexsides).toBe(copy.map.hexsides)
    expect(next.counters).not.toBe(copy.counters)
  })
})
