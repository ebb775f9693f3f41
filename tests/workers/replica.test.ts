/** A worker's copy of the document follows every change, and shares what did not change. */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { createReplicaFeed, type DocumentUpdate, updated } from '../../renderer/workers/replica'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

/** A feed of an editor's document, with the copy of a worker that was sent the whole of it. */
function following(editor: TestEditor) {
  const feed = createReplicaFeed()
  feed.open(editor.scenario)
  editor.editor.document.onChange(feed.follow)
  // What a message to a worker does to it.
  const next = (): DocumentUpdate => structuredClone(feed.next()) as DocumentUpdate
  return { feed, next, copy: updated(undefined, next()) }
}

describe('replica', () => {
  it('begins as a whole copy', () => {
    const editor = new TestEditor(testBoard({ columns: 70, rows: 40 }))
    expect(following(editor).copy).toEqual(editor.scenario)
  })

  it('follows edits of every kind, their undo included', () => {
    const editor = new TestEditor(testBoard({ columns: 70, rows: 40 }))
    const { next, copy: whole } = following(editor)
    let copy: Scenario = whole
    const follow = (): void => {
      copy = updated(copy, next())
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

  it('joins what came since it was told last, and tells nothing twice', () => {
    const editor = new TestEditor(testBoard({ columns: 70, rows: 40 }))
    const { feed, next, copy } = following(editor)
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    editor.tool('counter', { counterType: 'crusaders-soldier' as never }).click('E5')
    editor.tool('brush', { terrain: 'water' }).click('B4')
    expect(updated(copy, next())).toEqual(editor.scenario)
    expect(feed.next()).toBeUndefined()
  })

  it('joins the changes of a long time without a call, and loses none', () => {
    const editor = new TestEditor(testBoard({ columns: 70, rows: 40 }))
    const { next, copy } = following(editor)
    editor.tool('brush', { terrain: 'wood' })
    for (let row = 1; row <= 40; row++) editor.click(`B${row}`).click(`C${row}`)
    for (let step = 0; step < 30; step++) editor.undo()
    expect(updated(copy, next())).toEqual(editor.scenario)
  })

  it('sends one cell for one painted hex', () => {
    const editor = new TestEditor(testBoard({ columns: 100, rows: 100 }))
    const { next } = following(editor)
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    const update = next()
    if (update.kind === 'whole') throw new Error('all of it')
    expect(update.values.cells.map(({ chunk, values }) => [chunk, values])).toEqual([[0, ['wood']]])
    expect(update.values).toMatchObject({ map: undefined, sides: [], records: [], singles: [] })
  })

  it('keeps the references of what did not change', () => {
    const editor = new TestEditor()
    const { next, copy } = following(editor)
    editor.tool('counter', { counterType: 'crusaders-soldier' as never }).click('E5')
    const later = updated(copy, next())
    expect(later.map).toBe(copy.map)
    expect(later.zones).toBe(copy.zones)
    expect(later.counters).not.toBe(copy.counters)
  })
})
