/** MAP-1: measuring between two hexes, straight and along the way drawn. */
import { describe, expect, it } from 'vitest'
import { measured } from '../../renderer/tools/measure/way'
import { TestEditor } from '../support/TestEditor'

const statusOf = ({ editor }: TestEditor) => editor.view.hover.getState().toolStatus

describe('measure', () => {
  it('tells hexes and millimetres, while it is drawn and after', () => {
    const editor = new TestEditor().tool('measure').down('B3').enter('B8')
    const mm = 5 * editor.scenario.map.hexMm
    expect(statusOf(editor)?.en).toBe(`5\u00a0hexes (${mm}\u00a0mm) as the crow flies`)
    expect(statusOf(editor)?.fr).toBe(`5\u00a0cases (${mm}\u00a0mm) à vol d’oiseau`)
    editor.up().expectState('idle').enter('E5')
    expect(statusOf(editor)?.en).toBe(`5\u00a0hexes (${mm}\u00a0mm) as the crow flies`)
    editor.expectUndo(undefined)
  })

  it('takes two clicks, and tells the distance to the pointer between them', () => {
    const editor = new TestEditor().tool('measure').click('B3').expectState('idle')
    expect(statusOf(editor)).toBeUndefined()
    editor.enter('B5')
    expect(statusOf(editor)?.en).toContain('2\u00a0hexes')
    editor.click('B8').enter('E5')
    expect(statusOf(editor)?.en).toContain('5\u00a0hexes')
    editor.click('C3').enter('C5')
    expect(statusOf(editor)?.en).toContain('2\u00a0hexes')
    editor.press('Escape')
    expect(statusOf(editor)).toBeUndefined()
  })

  it('writes the figures over the map', () => {
    const editor = new TestEditor().tool('measure').drag('B3', 'B6')
    const texts = editor.editor.input.overlay().flatMap((op) => (op.kind === 'text' ? [op.text] : []))
    expect(texts).toEqual([`3 · ${3 * editor.scenario.map.hexMm} mm`])
  })

  it('tells the way drawn when it is longer, and takes back a step that goes back', () => {
    const editor = new TestEditor().tool('measure').down('B3').enter('B4', 'B5', 'C5', 'D5', 'D4', 'D3')
    expect(statusOf(editor)?.en).toContain('6\u00a0hexes along the way')
    editor.enter('D4', 'D5')
    expect(statusOf(editor)?.en).not.toContain('6\u00a0hexes along the way')
  })

  it('forgets with Escape, in the middle and afterwards', () => {
    const editor = new TestEditor().tool('measure').down('B3').enter('B6').press('Escape').expectState('idle')
    expect(statusOf(editor)).toBeUndefined()
    editor.up().drag('B3', 'B6').press('Escape')
    expect(statusOf(editor)).toBeUndefined()
  })

  it('is done from the keyboard', () => {
    const editor = new TestEditor().tool('measure').enter('C3')
    editor.press('ArrowDown').press(' ').press('ArrowDown').press('ArrowDown').release(' ')
    expect(statusOf(editor)?.en).toContain('2\u00a0hexes')
  })

  it('measures millimetres from centre to centre', () => {
    const layout = { grid: { orientation: 'flat', stagger: 'odd', columns: 9, rows: 9 }, hexMm: 10 } as const
    const found = measured(
      [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
        { q: 2, r: -1 },
      ],
      layout,
    )
    expect(found).toEqual({ straight: 2, along: 2, mm: expect.closeTo(10 * Math.sqrt(3), 9) })
    expect(measured([{ q: 0, r: 0 }], layout)).toBeUndefined()
  })
})
