/** The structure tool (MC-MAP-2). Board of testBoard(): flat, 12 x 10, letter-number. */
import { describe, expect, it } from 'vitest'
import { structureAt } from '#shared/document/map'
import { type Structure } from '#shared/document/types'
import { type Facing, facingName } from '#shared/hex/facing'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard, withCounter, withStructure } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const NORTH: Facing = { kind: 'side', index: 0 }

function at(editor: TestEditor, hex: string): Structure | undefined {
  return structureAt(editor.scenario.map, hexNamed(editor.scenario, hex))
}

/** "C3 wall-hex s0" of every structure. */
function standing(editor: TestEditor, ...hexes: string[]): string[] {
  expect(Object.keys(editor.scenario.map.structures)).toHaveLength(hexes.length)
  return hexes.map((hex) => {
    const found = at(editor, hex)
    const facing = found?.facing && facingName(found.facing, editor.scenario.map.grid)
    return `${hex} ${found?.feature ?? 'nothing'}${facing ? ` ${facing}` : ''}`
  })
}

describe('structure tool', () => {
  it('builds the chosen structure, facing its way; a second click removes it', () => {
    const editor = new TestEditor().tool('structure', { structure: 'wall-hex', structureFacing: NORTH })
    editor.click('C3').expectUndo('Build wall hex')
    expect(standing(editor, 'C3')).toEqual(['C3 wall-hex s0'])
    editor.click('C3').expectUndo('Remove structure')
    expect(standing(editor)).toEqual([])
    editor.undo()
    expect(standing(editor, 'C3')).toEqual(['C3 wall-hex s0'])
  })

  it('runs along the hexes of a drag, keeping the facing, as one step', () => {
    const editor = new TestEditor().tool('structure', { structure: 'battlement-hex', structureFacing: NORTH })
    editor.down('C3').expectState('building').enter('D4', 'E4').up()
    expect(standing(editor, 'C3', 'D4', 'E4')).toEqual([
      'C3 battlement-hex s0',
      'D4 battlement-hex s0',
      'E4 battlement-hex s0',
    ])
    editor.undo()
    expect(standing(editor)).toEqual([])
  })

  it('takes away, along a drag that begins on one, those of its kind only', () => {
    const board = testBoard({ structures: { 'C3 C5': { feature: 'wall-hex', facing: NORTH } } })
    const other = withStructure(board, ['C4'], 'tower-hex')
    const editor = new TestEditor(other).tool('structure', { structure: 'wall-hex' })
    editor.down('C3').expectState('removing').enter('C4', 'C5').up()
    expect(standing(editor, 'C4')).toEqual(['C4 tower-hex'])
    editor.undo()
    expect(standing(editor, 'C3', 'C4', 'C5')).toEqual(['C3 wall-hex s0', 'C4 tower-hex', 'C5 wall-hex s0'])
  })

  it('replaces another structure, and gives a tower floor no facing', () => {
    const board = testBoard({ structures: { C3: { feature: 'wall-hex', facing: NORTH, integrity: 1 } } })
    const editor = new TestEditor(board).tool('structure', { structure: 'tower-hex' }).click('C3')
    expect(at(editor, 'C3')).toEqual({ feature: 'tower-hex' })
  })

  it('R and Shift+R turn what lies under the pointer by 30 degrees, else what will be built', () => {
    const editor = new TestEditor().tool('structure', { structure: 'wall-hex', structureFacing: NORTH })
    editor.enter('C3').action('turn-right').click('C3')
    expect(standing(editor, 'C3')).toEqual(['C3 wall-hex v0'])
    editor.action('turn-right').expectUndo('Build wall hex')
    expect(standing(editor, 'C3')).toEqual(['C3 wall-hex s1'])
    editor.action('turn-left').action('turn-left').action('turn-left')
    expect(standing(editor, 'C3')).toEqual(['C3 wall-hex v5'])
    // Turning what stands leaves the next one's facing alone.
    editor.click('D4')
    expect(at(editor, 'D4')?.facing).toEqual({ kind: 'vertex', index: 0 })
    const before = at(editor, 'C3')?.facing
    editor.enter('C3')
    for (let turn = 0; turn < 12; turn++) editor.action('turn-right')
    expect(at(editor, 'C3')?.facing).toEqual(before)
  })

  it('R turns the structure of the hex selected, a counter there first', () => {
    const board = testBoard({ structures: { C3: { feature: 'wall-hex', facing: NORTH } } })
    const editor = new TestEditor(board).tool('select').click('C3').action('turn-right')
    expect(standing(editor, 'C3')).toEqual(['C3 wall-hex v0'])
    const manned = new TestEditor(withCounter(board, 'guard', { type: 'crusaders-soldier', at: 'C3' }))
    manned.tool('select').click('C3').action('turn-right')
    expect(standing(manned, 'C3')).toEqual(['C3 wall-hex s0'])
  })

  it('Alt picks structure and facing', () => {
    const facing: Facing = { kind: 'vertex', index: 4 }
    const board = testBoard({ structures: { C3: { feature: 'arrow-slit-hex', facing } } })
    const editor = new TestEditor(board).tool('structure', { structure: 'wall-hex' })
    editor.holding({ alt: true }).click('C3')
    const { options } = editor.editor.store.getState().session
    expect([options.structure, options.structureFacing]).toEqual(['arrow-slit-hex', facing])
  })

  it('the preview shows the facing: another facing, another picture', () => {
    const editor = new TestEditor().tool('structure', { structure: 'wall-hex', structureFacing: NORTH })
    const north = editor.enter('C3').editor.input.overlay()
    const turned = editor.action('turn-right').editor.input.overlay()
    expect(turned).not.toEqual(north)
    const tower = editor.tool('structure', { structure: 'tower-hex' }).enter('C3').editor.input.overlay()
    expect(tower.length).toBeLessThan(north.length)
  })

  it('is put back by cancel, and does nothing off the map', () => {
    const editor = new TestEditor().tool('structure', { structure: 'wall-hex' })
    const before = editor.scenario
    editor.down('C3').enter('C4').cancel()
    expect(editor.scenario).toBe(before)
    const [far, keys] = [
      { x: -500, y: -500 },
      { shift: false, alt: false, ctrl: false },
    ]
    editor.editor.input.pointerDown(far, keys)
    editor.editor.input.pointerUp(far, keys)
    editor.expectUndo(undefined)
    expect(editor.scenario).toBe(before)
  })

  it('offers every structure of the ruleset', () => {
    for (const { id, directional } of magnaCarta.structures) {
      const editor = new TestEditor().tool('structure', { structure: id, structureFacing: NORTH }).click('C3')
      expect(at(editor, 'C3')).toEqual({ feature: id, ...(directional && { facing: NORTH }) })
    }
  })
})
