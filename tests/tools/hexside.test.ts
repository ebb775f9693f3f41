/** The hexside tool (SID-1, SID-3, SID-4). Board of testBoard(): flat, 12 x 10, letter-number. */
import { describe, expect, it } from 'vitest'
import { sidesOfHex, hexsideKey } from '#shared/hex/hexside'
import { testBoard, withHexsides } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

// All round one hex, vertex by vertex.
const ROUND_D4 = ['D4^0', 'D4^1', 'D4^2', 'D4^3', 'D4^4', 'D4^5']

describe('hexside tool', () => {
  it('sets the side nearest the pointer, and a second click removes it', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.click('C3/C4').expectSides('C3/C4').expectUndo('Set wall')
    editor.click('C4/C3').expectSides().expectUndo('Erase wall')
    editor.undo().expectSides('C3/C4')
  })

  it('runs along the chain of sides under the pointer, without the spurs it passes', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.down('D4/D3').expectState('chaining').enter('D4^0', 'D4^1', 'D4^2', 'D4^3').up()
    const [north, northeast, southeast, south] = sidesOfHex(hexNamed(editor.scenario, 'D4')).map(hexsideKey)
    const present = Object.values(editor.scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))
    expect(present.sort()).toEqual([north, northeast, southeast, south].sort())
    editor.undo().expectSides()
  })

  it('pressed on a vertex, starts there: no side is set that the drag did not pass', () => {
    for (const first of ['D4^0', 'D4^1', 'D4^2', 'D4^3', 'D4^4', 'D4^5']) {
      const round = [
        ...ROUND_D4.slice(ROUND_D4.indexOf(first)),
        ...ROUND_D4.slice(0, ROUND_D4.indexOf(first)),
      ]
      const editor = new TestEditor().tool('hexside', { feature: 'wall' })
      editor.drag(round[0] as string, ...round.slice(1))
      const present = Object.values(editor.scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))
      const sides = sidesOfHex(hexNamed(editor.scenario, 'D4')).map(hexsideKey)
      expect(present).toHaveLength(5)
      expect(sides).toEqual(expect.arrayContaining(present))
    }
  })

  it('takes sides back when the drag goes back', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.drag('D4/D3', 'D4^0', 'D4^1', 'D4^2', 'D4^1', 'D4^0').expectSides('D3/D4')
  })

  it('closes a ring and undoes it as one step', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.drag('D4/D3', ...ROUND_D4)
    const present = Object.values(editor.scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))
    expect(present.sort()).toEqual(sidesOfHex(hexNamed(editor.scenario, 'D4')).map(hexsideKey).sort())
    editor.undo().expectSides()
  })

  it('joins the last vertex to the next with Shift by the shortest chain', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.drag('D4/D3', 'D4^0').holding({ shift: true }).click('D4^2')
    const [a, b, c] = sidesOfHex(hexNamed(editor.scenario, 'D4')).map(hexsideKey)
    const present = Object.values(editor.scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))
    expect(present.sort()).toEqual([a, b, c].sort())
  })

  it('SID-4: a slit in open ground comes with its wall; removing it restores the wall', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'arrow-slit' }).click('C3/C4')
    expect(editor.side('C3/C4')?.barrier?.feature).toBe('wall')
    expect(editor.side('C3/C4')?.opening?.feature).toBe('arrow-slit')
    editor.click('C3/C4')
    expect(editor.side('C3/C4')).toEqual({ barrier: { feature: 'wall' } })
  })

  it('keeps the barrier a slit is set in', () => {
    const walled = testBoard({
      hexsides: {
        'C3/C4': {
          barrier: { feature: 'battlement', inside: 'owner' },
        },
      },
    })
    const editor = new TestEditor(walled).tool('hexside', { feature: 'gate' }).click('C3/C4')
    expect(editor.side('C3/C4')).toEqual({
      barrier: { feature: 'battlement', inside: 'owner' },
      opening: { feature: 'gate', state: 'closed' },
    })
  })

  it('SID-3: in the open a click looks toward the pointer, and F flips it', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'arrow-slit' })
    editor.click('C4/C3').expectInside('C3/C4', 'opening', 'C4')
    editor.action('flip-inside').expectInside('C3/C4', 'opening', 'C3').expectUndo('Flip hexside')
    editor.undo().expectInside('C3/C4', 'opening', 'C4')
  })

  it('SID-3: in a closed wall the inside is what the enclosure says, from whichever side one clicks', () => {
    const round = sidesOfHex(hexNamed(testBoard(), 'D4'))
    const editor = new TestEditor(withHexsides(testBoard(), round, 'wall'))
    editor.tool('hexside', { feature: 'arrow-slit' })
    editor.click('D3/D4').expectInside('D3/D4', 'opening', 'D4')
    editor.click('D5/D4').expectInside('D4/D5', 'opening', 'D4')
  })

  it('SID-3: a battlement dragged all round a yard looks in, whichever way round', () => {
    for (const round of [ROUND_D4, [...ROUND_D4].reverse()]) {
      const editor = new TestEditor().tool('hexside', { feature: 'battlement' })
      editor.drag('D3/D4', ...round, round[0] as string)
      for (const side of ['D3/D4', 'D4/D5']) editor.expectInside(side, 'barrier', 'D4')
    }
  })

  it('picks the feature of a side with Alt', () => {
    const walled = testBoard({ hexsides: { 'C3/C4': 'hedge' } })
    const editor = new TestEditor(walled).tool('hexside', { feature: 'wall' }).holding({ alt: true })
    editor.click('C3/C4')
    expect(editor.editor.store.getState().session.options.feature).toBe('hedge')
  })
})
