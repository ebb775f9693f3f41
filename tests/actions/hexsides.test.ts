/** Actions on selected hexsides, and round selected hexes (SID-1 to SID-4). */
import { describe, expect, it } from 'vitest'
import { editHexsides } from '#shared/commands/editHexsides'
import { boundarySides } from '#shared/hex/boundary'
import { type HexsideKey, hexsideKey, sidesOfHex } from '#shared/hex/hexside'
import { hexKey } from '#shared/hex/axial'
import { testBoard, withHexsides } from '../support/board'
import { hexNamed, sideNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const WALL = { barrier: { feature: 'wall' } }
const yard = ['C3', 'C4', 'D4']

function selectHexes(editor: TestEditor, ...names: string[]): TestEditor {
  editor.editor.session.select({
    kind: 'hexes',
    hexes: names.map((name) => hexKey(hexNamed(editor.scenario, name))),
  })
  return editor
}

function selected({ editor }: TestEditor): readonly HexsideKey[] {
  const { selection } = editor.store.getState().session
  return selection.kind === 'hexsides' ? selection.hexsides : []
}

function keys(editor: TestEditor, ...names: string[]): HexsideKey[] {
  return names.map((name) => hexsideKey(sideNamed(editor.scenario, name)))
}

function present({ scenario }: TestEditor): string[] {
  return Object.values(scenario.map.hexsides)
    .flatMap((bucket) => Object.keys(bucket))
    .sort()
}

describe('enclose the selected hexes', () => {
  it('puts the feature all round in one step, looking in; and what is round them away', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'battlement' })
    selectHexes(editor, ...yard)
      .action('enclose')
      .expectUndo('Set battlement')
    const round = boundarySides(yard.map((name) => hexNamed(editor.scenario, name))).map(hexsideKey)
    expect(present(editor)).toEqual(round.sort())
    editor.expectInside('C2/C3', 'barrier', 'C3').expectInside('D4/D5', 'barrier', 'D4')
    editor.action('clear-round').expectSides().undo()
    expect(present(editor)).toEqual(round)
  })

  it('turns what was there already, and keeps its gate', () => {
    const gate = {
      barrier: { feature: 'battlement', inside: 'owner' as const },
      opening: { feature: 'gate' },
    }
    const both = testBoard()
    const sides = sidesOfHex(hexNamed(both, 'D4'))
    const editor = new TestEditor(withHexsides(both, sides, gate)).tool('hexside', { feature: 'battlement' })
    selectHexes(editor, 'D4').action('enclose')
    editor.expectInside('D3/D4', 'barrier', 'D4').expectInside('D4/D5', 'barrier', 'D4')
    expect(editor.side('D3/D4')?.opening).toEqual({ feature: 'gate' })
  })
})

describe('several hexsides', () => {
  const run = ['C3/C4', 'D4/D5', 'E5/E6']

  it('are selected with Shift, and a second click takes the whole run', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' }).drag('D4/D3', 'D4^0', 'D4^1', 'D4^2')
    editor.click('G7/G8').tool('select').click('D4/D3')
    expect(selected(editor)).toEqual(keys(editor, 'D3/D4'))
    editor.click('D4/D3')
    expect(selected(editor)).toHaveLength(3)
    editor.holding({ shift: true }).click('G7/G8')
    expect(selected(editor)).toHaveLength(4)
    editor.click('G7/G8')
    expect(selected(editor)).toHaveLength(3)
  })

  it('open together, lose their openings together, then all', () => {
    const door = { ...WALL, opening: { feature: 'door', state: 'closed' as const } }
    const editor = new TestEditor(withHexsides(testBoard(), run, door))
    editor.editor.session.select({ kind: 'hexsides', hexsides: keys(editor, ...run) })
    editor.action('open-or-close')
    expect(run.map((side) => editor.side(side)?.opening?.state)).toEqual(['open', 'open', 'open'])
    editor.action('delete').expectUndo('Erase door')
    expect(run.map((side) => editor.side(side))).toEqual([WALL, WALL, WALL])
    editor.action('delete').expectSides()
  })

  it('take one state in one step, each keeping the rest of its own', () => {
    const gate = { ...WALL, opening: { feature: 'gate', state: 'open' as const } }
    const mixed = testBoard({ hexsides: { 'C3/C4': gate, 'D4/D5': WALL } })
    const editor = new TestEditor(mixed)
    const sides = keys(editor, 'C3/C4', 'D4/D5')
    editor.editor.document.run(editHexsides, { sides, fields: { portcullis: 'raised', integrity: 1 } })
    expect(editor.side('C3/C4')).toEqual({
      barrier: { feature: 'wall', integrity: 1 },
      opening: { feature: 'gate', state: 'open', portcullis: 'raised' },
    })
    expect(editor.side('D4/D5')).toEqual({ barrier: { feature: 'wall', integrity: 1 } })
    editor.editor.document.run(editHexsides, { sides, fields: { portcullis: null, integrity: null } })
    expect(editor.side('C3/C4')).toEqual(gate)
    expect(
      editor.editor.document.run(editHexsides, { sides: keys(editor, 'G7/G8'), fields: { state: 'open' } })
        ?.message.en,
    ).toBe('Nothing here has a state to change.')
  })
})

describe('turn to the inside', () => {
  it('SID-3: turns what looks out of an enclosure, of the selected sides or hexes, in one step', () => {
    const editor = new TestEditor().tool('hexside', { feature: 'battlement' })
    selectHexes(editor, 'D4').action('enclose')
    editor.editor.session.select({ kind: 'hexsides', hexsides: keys(editor, 'D3/D4', 'D4/D5') })
    editor.tool('select').action('flip-inside').expectInside('D3/D4', 'barrier', 'D3')
    selectHexes(editor, 'D4').action('turn-inside').expectUndo('Turn to the inside')
    editor.expectInside('D3/D4', 'barrier', 'D4').expectInside('D4/D5', 'barrier', 'D4')
    editor.undo().expectInside('D4/D5', 'barrier', 'D5')
  })

  it('says so when there is nothing to turn', () => {
    const editor = new TestEditor()
    selectHexes(editor, 'D4').action('turn-inside').expectUndo(undefined)
    expect(editor.editor.store.getState().session.notice?.text.en).toMatch(/^Nothing to turn here/)
  })
})
