/** MAP-1: areas drawn as a line, a rectangle or a lasso, by all tools that do something to an area. */
import { describe, expect, it } from 'vitest'
import { terrainAt } from '#shared/document/map'
import { hexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

function painted(editor: TestEditor, terrain = 'wood'): string[] {
  const { map } = editor.scenario
  return [...hexesOfGrid(map.grid)].filter((hex) => terrainAt(map, hex) === terrain).map(hexKey)
}

const keysOf = (editor: TestEditor, ...names: string[]): string[] =>
  names.map((name) => hexKey(hexNamed(editor.scenario, name))).sort()

const statusOf = ({ editor }: TestEditor): string | undefined => editor.view.hover.getState().toolStatus?.en

describe('a line', () => {
  it('is shown and counted while it is drawn, painted when it is let go, one undo step', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood', areaShape: 'line' })
    const before = editor.scenario
    editor.down('B3').enter('D7', 'B6').expectState('painting')
    expect(editor.scenario).toBe(before)
    expect(statusOf(editor)).toBe('4\u00a0hexes: wood')
    expect(editor.editor.input.overlay().length).toBeGreaterThan(0)
    editor.up().expectState('idle').expectUndo('Paint wood')
    expect(painted(editor).sort()).toEqual(keysOf(editor, 'B3', 'B4', 'B5', 'B6'))
    expect(editor.undo().scenario).toEqual(before)
  })

  it('is as thick as the brush', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood', areaShape: 'line', brushRadius: 1 })
    editor.drag('D4', 'D6')
    const disc = ['D4', 'D5', 'D6'].flatMap((name) => hexesWithin(hexNamed(editor.scenario, name), 1))
    expect(painted(editor).sort()).toEqual([...new Set(disc.map(hexKey))].sort())
  })

  it('runs straight with Shift', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood', areaShape: 'line' })
    editor.holding({ shift: true }).drag('D3', 'E8')
    expect(painted(editor).sort()).toEqual(keysOf(editor, 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9'))
  })
})

describe('a rectangle', () => {
  it('fills its columns and rows', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood', areaShape: 'rectangle' })
    editor.drag('D5', 'B4').expectUndo('Paint wood')
    expect(painted(editor).sort()).toEqual(keysOf(editor, 'B4', 'B5', 'C4', 'C5', 'D4', 'D5'))
  })

  it('looks square with Shift', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood', areaShape: 'rectangle' })
    // Columns are narrower than rows are high: seven of them and six rows.
    editor.holding({ shift: true }).drag('B2', 'C7')
    expect(painted(editor)).toHaveLength(7 * 6)
    editor.expectTerrain('wood', 'B2', 'H7').expectTerrain('clear', 'I7', 'H8')
    editor.undo().drag('H7', 'G2').expectTerrain('wood', 'H7', 'B2').expectTerrain('clear', 'A2', 'B1')
  })

  it('is drawn from the keyboard', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood', areaShape: 'rectangle' }).enter('C3')
    editor.press('ArrowDown').press(' ').press('ArrowDown').press('ArrowRight').release(' ')
    expect(painted(editor).sort()).toEqual(keysOf(editor, 'C4', 'C5', 'D4', 'D5'))
  })

  it('may begin and end off the map', () => {
    const editor = new TestEditor(testBoard({ terrain: '..\n..' })).tool('brush', {
      terrain: 'wood',
      areaShape: 'rectangle',
    })
    const { input } = editor.editor
    const none = { shift: false, alt: false, ctrl: false }
    input.pointerDown({ x: -200, y: -200 }, none)
    input.pointerMove({ x: 900, y: 900 }, none)
    input.pointerUp({ x: 900, y: 900 }, none)
    expect(painted(editor)).toHaveLength(4)
  })
})

describe('a lasso', () => {
  it('takes what it goes round', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood', areaShape: 'lasso' })
    editor.drag('D4', 'D7', 'G7', 'G4')
    expect(statusOf(editor)).toBeUndefined()
    editor
      .expectTerrain('wood', 'D4', 'D7', 'G7', 'G4', 'E5', 'F6', 'E6', 'F5')
      .expectTerrain('clear', 'C5', 'H6')
    editor.undo().expectTerrain('clear', 'E5', 'D4')
  })
})

describe('any shape', () => {
  it.each(['line', 'rectangle', 'lasso'] as const)(
    '%s is put back by Escape, with nothing to undo',
    (areaShape) => {
      for (const tool of ['brush', 'elevation', 'attribute'] as const) {
        const editor = new TestEditor().tool(tool, { areaShape, terrain: 'wood' })
        const before = editor.scenario
        editor.down('B3').enter('B6', 'E6').press('Escape').expectState('idle').up()
        expect(editor.scenario).toBe(before)
        editor.expectUndo(undefined)
      }
    },
  )

  it('is chosen by a key while nothing is under way', () => {
    const editor = new TestEditor().tool('brush')
    const shape = () => editor.editor.store.getState().session.options.areaShape
    const seen = ['2', '3', '4', '1'].map((key) => (editor.press(key), shape()))
    expect(seen).toEqual(['line', 'rectangle', 'lasso', 'freehand'])
    editor.down('B3').press('3').up()
    expect(shape()).toBe('freehand')
  })

  it('raises and marks too', () => {
    const editor = new TestEditor().tool('elevation', { areaShape: 'rectangle', elevationMode: 'raise' })
    editor.drag('B3', 'C4').expectElevation(1, 'B3', 'B4', 'C3', 'C4').expectElevation(0, 'D3', 'B5')
    editor.undo().expectElevation(0, 'B3', 'C4')
  })
})
