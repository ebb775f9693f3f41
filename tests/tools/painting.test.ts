/** Brush, fill, eraser and elevation (MAP-1), each stroke one undo step (DOC-4). */
import { describe, expect, it } from 'vitest'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

describe('brush', () => {
  it('paints every hex the pointer enters, and the whole stroke is one undo step with its name', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' })
    editor.down('B3').expectState('painting').enter('B4', 'B5').up().expectState('idle')
    editor.expectTerrain('wood', 'B3', 'B4', 'B5').expectTerrain('clear', 'B6', 'C4').expectUndo('Paint wood')
    editor.undo().expectTerrain('clear', 'B3', 'B4', 'B5').expectUndo(undefined)
    editor.redo().expectTerrain('wood', 'B3', 'B4', 'B5')
  })

  it('leaves no gap in a fast move', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).drag('B2', 'B9')
    editor.expectTerrain('wood', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9')
  })

  it('is round: radius 1 covers seven hexes', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood', brushRadius: 1 }).click('D4')
    const painted = editor.scenario.map.chunks.flatMap((chunk) => chunk.terrain).filter((id) => id === 'wood')
    expect(painted).toHaveLength(7)
  })

  it('records nothing when nothing changed', () => {
    new TestEditor().tool('brush', { terrain: 'clear' }).drag('B3', 'B5').expectUndo(undefined)
  })

  it('puts a stroke back on cancel, on another tool, and on undo in the middle of it', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' })
    const before = editor.scenario
    editor.down('B3').enter('B4').cancel()
    expect(editor.scenario).toBe(before)
    editor.down('B3').enter('B4').tool('select')
    expect(editor.scenario).toBe(before)
    editor.tool('brush').down('B3').undo()
    expect(editor.scenario).toBe(before)
  })

  it('picks a terrain with Alt instead of painting', () => {
    const editor = new TestEditor(testBoard({ terrain: '.w.\n...\n...' })).tool('brush', { terrain: 'house' })
    const before = editor.scenario
    const found = editor.scenario.map.chunks[0]?.terrain[1]
    editor.holding({ alt: true }).click('B1')
    expect(editor.scenario).toBe(before)
    expect(editor.editor.store.getState().session.options.terrain).toBe(found)
  })

  it('paints from the keyboard: arrows move the hex cursor, Space paints as it goes (UX-2)', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).enter('C3')
    editor.press('ArrowDown').press(' ').press('ArrowDown').press('ArrowDown').release(' ')
    editor.expectTerrain('wood', 'C4', 'C5', 'C6').expectTerrain('clear', 'C3', 'C7').expectUndo('Paint wood')
  })
})

describe('fill', () => {
  it('fills the area of one terrain up to its rim', () => {
    const editor = new TestEditor(testBoard({ terrain: '..w..\n..w..\n..w..' })).tool('fill', {
      terrain: 'water',
    })
    editor.click('A1')
    editor.expectTerrain('water', 'A1', 'B1', 'A3', 'B3').expectTerrain('clear', 'D1', 'E3')
    editor.undo().expectTerrain('clear', 'A1', 'B3')
  })

  it('shows the area and its size beforehand', () => {
    const editor = new TestEditor(testBoard({ terrain: '..w..\n..w..\n..w..' })).tool('fill', {
      terrain: 'wood',
    })
    const status = (): string | undefined => editor.editor.view.hover.getState().toolStatus?.en
    editor.enter('A1')
    expect(status()).toBe('6\u00a0hexes: wood')
    const left = editor.editor.input.overlay()
    expect(editor.enter('B3').editor.input.overlay()).toEqual(left)
    expect(editor.enter('D1').editor.input.overlay()).not.toEqual(left)
    editor.enter('C2')
    expect(status()).toBeUndefined()
    editor.click('A1').enter('B3')
    expect(status()).toBeUndefined()
  })
})

describe('eraser', () => {
  it('rubs out in any shape, and what is chosen', () => {
    const board = testBoard({ terrain: 'www\nwww\nwww', hexsides: { 'A1/A2 A2/A3': 'road' } })
    const editor = new TestEditor(board).tool('elevation', { elevationMode: 'raise' }).click('A2')
    editor.tool('eraser', { areaShape: 'rectangle' }).drag('A1', 'B2')
    editor.expectTerrain('clear', 'A1', 'A2', 'B1', 'B2').expectTerrain('wood', 'C1', 'A3')
    editor.expectElevation(1, 'A2').expectSides('A1/A2', 'A2/A3').expectUndo('Erase')
    editor
      .undo()
      .tool('eraser', { erased: ['elevation', 'ways'] })
      .drag('A1', 'B2')
    editor.expectTerrain('wood', 'A1', 'A2').expectElevation(0, 'A2').expectSides('A2/A3')
    editor.undo().expectElevation(1, 'A2').expectSides('A1/A2', 'A2/A3')
  })

  it('says what it rubs out', () => {
    const editor = new TestEditor().tool('eraser', { areaShape: 'line', erased: ['terrain', 'counters'] })
    editor.down('B3').enter('B5')
    expect(editor.editor.view.hover.getState().toolStatus?.en).toBe('3\u00a0hexes: erases terrain, counters')
    editor.press('Escape').up().expectUndo(undefined)
  })

  it('makes open ground', () => {
    const editor = new TestEditor(testBoard({ terrain: 'www\nwww' })).tool('eraser').drag('A1', 'A2')
    editor.expectTerrain('clear', 'A1', 'A2').expectUndo('Erase')
  })

  it('begun on a side with a feature erases sides, and no terrain beside them', () => {
    const walled = testBoard({ hexsides: { 'C3/C4 C5/C6': 'wall' } })
    const editor = new TestEditor(walled).tool('eraser').drag('C3/C4', 'C4', 'C5', 'C6/C5')
    editor.expectSides().expectTerrain('clear', 'C4')
    editor.undo().expectSides('C3/C4', 'C5/C6')
  })
})

describe('the elevation tool before it is pressed', () => {
  it('tells the level there is and the one there will be', () => {
    const editor = new TestEditor()
      .tool('elevation', { elevationMode: 'raise' })
      .click('C3')
      .enter('C4', 'C3')
    const words = () => editor.editor.view.hover.getState().toolStatus?.en
    expect(words()).toBe('raise by a level: 1 → 2')
    editor.tool('elevation', { elevationMode: 'set', elevationValue: 7 }).enter('C4')
    expect(words()).toBe('set the level: 0 → 7')
  })
})

describe('elevation', () => {
  it('raises each hex once in a stroke, however often the brush passes', () => {
    const editor = new TestEditor().tool('elevation', { elevationMode: 'raise', brushRadius: 1 })
    editor.drag('D4', 'D5', 'D4').expectElevation(1, 'D4', 'D5', 'D3', 'D6').expectElevation(0, 'D8')
    editor.drag('D4').expectElevation(2, 'D4').undo().undo().expectElevation(0, 'D4')
  })

  it('lowers, and sets a level', () => {
    const editor = new TestEditor().tool('elevation', { elevationMode: 'lower' }).click('D4')
    editor.expectElevation(-1, 'D4')
    editor.tool('elevation', { elevationMode: 'set', elevationValue: 3 }).click('D4').expectElevation(3, 'D4')
  })
})

describe('the key x', () => {
  it('goes back to the terrain painted before, and forth', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).tool('brush', { terrain: 'marsh' })
    const terrain = () => editor.editor.store.getState().session.options.terrain
    editor.action('swap-terrain')
    expect(terrain()).toBe('wood')
    editor.action('swap-terrain')
    expect(terrain()).toBe('marsh')
  })
})
