/** The label tool and the zone tool; labels under the select tool. */
import { describe, expect, it } from 'vitest'
import { labelId, zoneId } from '#shared/document/ids'
import { type Label, type Scenario, type Zone } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter, type Point } from '#shared/hex/layout'
import { NO_MODIFIERS } from '../../renderer/editor/modifiers'
import { finishTyping } from '../../renderer/tools/label/finishTyping'
import { handleOf } from '../../renderer/tools/overlay/labelFrame'
import { testBoard, withCounter } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const MILL = labelId('mill')
const field = testBoard()
const key = (name: string) => hexKey(hexNamed(field, name))

function withMill(label: Partial<Label> = {}, scenario = field): Scenario {
  const mill = { text: 'Le moulin', hex: key('C3'), dxMm: 0, dyMm: 0, sizeMm: 6, angle: 0, ...label }
  return { ...scenario, labels: { [MILL]: mill } }
}

function session(test: TestEditor) {
  return test.editor.store.getState().session
}

function mill(test: TestEditor): Label {
  return test.scenario.labels[MILL] as Label
}

function center(test: TestEditor, name: string): Point {
  const { grid, hexMm } = test.scenario.map
  return hexCenter(parseHexKey(key(name)), { grid, hexMm })
}

function dragPoints(test: TestEditor, from: Point, to: Point, modifiers = NO_MODIFIERS): void {
  test.editor.input.pointerDown(from, modifiers)
  test.editor.input.pointerMove(to, modifiers)
  test.editor.input.pointerUp(to, modifiers)
}

describe('label tool', () => {
  it('opens a field at a click; what is typed is a label, in the middle of the hex', () => {
    const test = new TestEditor().tool('label', { labelSizeMm: 4, labelFont: 'sans' }).click('C3')
    expect(session(test).typing?.label).toMatchObject({ text: '', hex: key('C3'), dxMm: 0, dyMm: 0 })
    finishTyping(test.editor, ' Le gué ')
    expect(Object.values(test.scenario.labels)).toEqual([
      { text: 'Le gué', hex: key('C3'), dxMm: 0, dyMm: 0, sizeMm: 4, angle: 0, font: 'sans' },
    ])
    test.expectUndo('Write label Le gué')
    expect(session(test).selection).toEqual({ kind: 'label', label: 'label' })
    expect(session(test).typing).toBeUndefined()
  })

  it('writes nothing when nothing is typed; an emptied label goes', () => {
    const test = new TestEditor(withMill()).tool('label').click('F6')
    finishTyping(test.editor, '  ')
    expect(Object.keys(test.scenario.labels)).toEqual(['mill'])
    test.expectUndo(undefined)
    test.click('C3').click('C3')
    expect(session(test).typing?.id).toBe(MILL)
    finishTyping(test.editor, '')
    expect(test.scenario.labels).toEqual({})
    test.expectUndo('Delete Le moulin').undo()
    expect(mill(test).text).toBe('Le moulin')
  })

  it('ends what is being typed by a click elsewhere, and begins nothing new by it', () => {
    const test = new TestEditor().tool('label').click('C3')
    const typing = session(test).typing
    test.click('F6')
    expect(session(test).typing).toBe(typing)
  })

  it('drags a label to another hex as one step, and puts it back on cancel', () => {
    const test = new TestEditor(withMill({ dxMm: 8 })).tool('label').drag('C3', 'D4', 'E5')
    expect(mill(test)).toMatchObject({ hex: key('E5'), dxMm: 8, dyMm: 0 })
    test.expectUndo('Move label Le moulin')
    test.undo()
    const before = test.scenario
    test.down('C3').enter('E5').expectState('moving-label').cancel().expectState('idle')
    expect(test.scenario).toBe(before)
  })

  it('turns the selected label by its handle, with Shift in steps of 15 degrees', () => {
    const test = new TestEditor(withMill()).tool('label').click('C3')
    const { grid, hexMm } = test.scenario.map
    const mmPerPx = 1 / test.editor.view.hover.getState().zoom
    const handle = handleOf(mill(test), { layout: { grid, hexMm }, mmPerPx })
    const middle = center(test, 'C3')
    const at = (degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180
      return { x: middle.x + 20 * Math.sin(angle), y: middle.y - 20 * Math.cos(angle) }
    }
    dragPoints(test, handle, at(40))
    expect(mill(test).angle).toBe(40)
    test.expectUndo('Turn label Le moulin').undo()
    dragPoints(test, handle, at(-40), { ...NO_MODIFIERS, shift: true })
    expect(mill(test).angle).toBe(-45)
  })

  it('is nudged by the arrows, turned by R, typed anew by Enter, deleted', () => {
    const test = new TestEditor(withMill()).tool('label').click('C3')
    test.press('ArrowRight').press('ArrowUp').press('ArrowUp')
    expect(mill(test)).toMatchObject({ hex: key('C3'), dxMm: 0.5, dyMm: -1 })
    test.action('turn-left')
    expect(mill(test).angle).toBe(-15)
    test.press('Enter')
    expect(session(test).typing?.id).toBe(MILL)
    finishTyping(test.editor, 'La forge')
    expect(mill(test).text).toBe('La forge')
    test.action('delete')
    expect(test.scenario.labels).toEqual({})
  })
})

describe('select tool', () => {
  it('picks, moves and, clicked twice, types a label', () => {
    const test = new TestEditor(withMill()).tool('select').click('C3')
    expect(session(test).selection).toEqual({ kind: 'label', label: MILL })
    test.drag('C3', 'D4').expectUndo('Move label Le moulin')
    test.click('D4')
    expect(session(test).typing?.id).toBe(MILL)
  })

  it('takes the counter that lies on a label, and no label that is locked or hidden', () => {
    const under = withCounter(withMill(), 'guy', { type: 'crusaders-soldier', at: 'C3' })
    new TestEditor(under).tool('select').click('C3').expectSelected('guy')
    for (const view of [{ lockedLayers: ['labels'] }, { hiddenLayers: ['labels'] }] as const) {
      const test = new TestEditor(withMill())
      test.editor.view.set(view)
      test.tool('select').click('C3')
      expect(session(test).selection).toEqual({ kind: 'hexes', hexes: [key('C3')] })
    }
  })
})

function zones(test: TestEditor): Zone[] {
  return Object.values(test.scenario.zones)
}

describe('zone tool', () => {
  it('makes a zone by a first stroke, and extends it by the next', () => {
    const test = new TestEditor().tool('zone').drag('C3', 'C4').expectUndo('Create zone Zone 1')
    expect(session(test).selection).toEqual({ kind: 'zone', zone: 'zone' })
    test.click('C5').expectUndo('Extend zone Zone 1')
    expect(zones(test)).toEqual([{ name: 'Zone 1', kind: 'other', hexes: ['C3', 'C4', 'C5'].map(key) }])
    test.undo().undo()
    expect(test.scenario.zones).toEqual({})
  })

  it('takes hexes out with Shift, or in the mode that takes out', () => {
    const test = new TestEditor().tool('zone', { areaShape: 'rectangle' }).drag('C3', 'C5')
    test.holding({ shift: true }).drag('C4', 'C4').expectUndo('Reduce zone Zone 1')
    expect(zones(test)[0]?.hexes.toSorted()).toEqual([key('C3'), key('C5')].toSorted())
    test.holding({}).press('5').click('C3')
    expect(zones(test)[0]?.hexes).toEqual([key('C5')])
    test.holding({ shift: true }).click('C4')
    expect(zones(test)[0]?.hexes).toEqual([key('C5'), key('C4')])
  })

  it('takes the zone under the pointer with Alt; a zone is deleted, its hexes stay', () => {
    const zone = (name: string, hex: string): Zone => ({ name, kind: 'entry', hexes: [key(hex)] })
    const two = { [zoneId('a')]: zone('Gué', 'C3'), [zoneId('b')]: zone('Pont', 'F6') }
    const test = new TestEditor({ ...field, zones: two }).tool('zone')
    test.holding({ alt: true }).click('F6').holding({})
    expect(session(test).options.zone).toBe('b')
    test.click('F7').expectUndo('Extend zone Pont')
    test.action('select-zone-hexes')
    expect(session(test).selection).toEqual({ kind: 'hexes', hexes: [key('F6'), key('F7')] })
    test
      .action('zone-from-hexes')
      .expectUndo('Create zone Zone 3')
      .action('delete')
      .expectUndo('Delete zone Zone 3')
    expect(zones(test).map(({ name }) => name)).toEqual(['Gué', 'Pont'])
  })
})
