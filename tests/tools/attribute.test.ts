/** Attributes of hexes beside terrain and level (MAP-1), painted in strokes. */
import { describe, expect, it } from 'vitest'
import { hexAttribute, type HexAttribute } from '#shared/document/hexAttributes'
import { TestEditor } from '../support/TestEditor'
import { hexNamed } from '../support/names'

const valuesAt = (editor: TestEditor, attribute: HexAttribute, ...names: string[]): number[] =>
  names.map((name) => hexAttribute(editor.scenario.map, hexNamed(editor.scenario, name), attribute))

describe('attribute', () => {
  it('marks the hexes of a stroke, one undo step with its name', () => {
    const editor = new TestEditor().tool('attribute', { attribute: 'cave' }).drag('B3', 'B5')
    expect(valuesAt(editor, 'cave', 'B3', 'B4', 'B5', 'B6')).toEqual([1, 1, 1, 0])
    editor.expectUndo('Paint cave').undo()
    expect(valuesAt(editor, 'cave', 'B3', 'B4', 'B5')).toEqual([0, 0, 0])
  })

  it('takes it away when the stroke begins on a hex that has it', () => {
    const editor = new TestEditor().tool('attribute', { attribute: 'flammable' }).drag('B3', 'B5')
    editor.drag('B4', 'B6').expectUndo('Remove flammable')
    expect(valuesAt(editor, 'flammable', 'B3', 'B4', 'B5', 'B6')).toEqual([1, 0, 0, 0])
  })

  it('CM-WAN-1: paints a wandering level over another', () => {
    const editor = new TestEditor()
      .tool('attribute', { attribute: 'wandering', attributeLevel: 3 })
      .click('B3')
    editor.tool('attribute', { attributeLevel: 2 }).drag('B3', 'B4')
    expect(valuesAt(editor, 'wandering', 'B3', 'B4')).toEqual([2, 2])
  })

  it('keeps the flags of a hex apart', () => {
    const editor = new TestEditor().tool('attribute', { attribute: 'flammable' }).click('B3')
    editor.tool('attribute', { attribute: 'infiltration' }).click('B3')
    editor.tool('attribute', { attribute: 'flammable' }).click('B3')
    expect(valuesAt(editor, 'infiltration', 'B3')).toEqual([1])
    expect(valuesAt(editor, 'flammable', 'B3')).toEqual([0])
  })

  it('picks attribute and level with Alt', () => {
    const editor = new TestEditor()
      .tool('attribute', { attribute: 'wandering', attributeLevel: 4 })
      .click('B3')
    editor.tool('attribute', { attribute: 'cave', attributeLevel: 1 }).holding({ alt: true }).click('B3')
    expect(editor.editor.store.getState().session.options).toMatchObject({
      attribute: 'wandering',
      attributeLevel: 4,
    })
  })
})
