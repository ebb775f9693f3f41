/** The start of the keyboard's hex cursor. */
import { expect, it } from 'vitest'
import { type CounterId, labelId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { type Selection } from '../../renderer/editor/ports/session'
import { testBoard, withCounter } from '../support/board'
import { hexNamed, sideNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const field = testBoard()
const key = (name: string) => hexKey(hexNamed(field, name))
const [label, zone, counter] = [labelId('mill'), zoneId('camp'), 'guy' as CounterId]
const scenario: Scenario = {
  ...withCounter(field, 'guy', { type: 'crusaders-soldier', at: 'B2' }),
  labels: { [label]: { text: 'Moulin', hex: key('E2'), dxMm: 0, dyMm: 0, sizeMm: 6, angle: 0 } },
  zones: { [zone]: { name: 'Camp', kind: 'other', hexes: [key('B5'), key('C5')] } },
}

function after(...keys: string[]) {
  return (selection: Selection, pointed?: string) => {
    const test = new TestEditor(scenario)
    test.editor.session.select(selection)
    if (pointed) test.enter(pointed)
    for (const pressed of keys) test.press(pressed)
    return test.editor.view.hover.getState()
  }
}

// One step down from where it starts, and back.
const start = after('ArrowDown', 'ArrowUp')

it('starts at what is selected: in the middle of an area, at the last of several things', () => {
  const hexes = [key('B3'), key('C3'), key('D4')]
  expect(start({ kind: 'hexes', hexes }).hex).toBe(key('C3'))
  expect(start({ kind: 'counters', counters: [counter] }).hex).toBe(key('B2'))
  expect(start({ kind: 'label', label }).hex).toBe(key('E2'))
  expect(start({ kind: 'zone', zone }).hex).toBe(key('B5'))
  const side = hexsideKey(sideNamed(field, 'C3/C4'))
  expect(start({ kind: 'hexsides', hexsides: [side] })).toMatchObject({ hexside: side })
})

it('starts under the pointer before that, and in the middle of the map without either', () => {
  const selection: Selection = { kind: 'hexes', hexes: [key('D4')] }
  expect(start(selection, 'B3').hex).toBe(key('B3'))
  const middle = start({ kind: 'none' }).hex
  expect(middle).not.toBe(key('D4'))
  expect(start({ kind: 'hexes', hexes: [hexKey({ q: -9, r: 0 })] }).hex).toBe(middle)
})
