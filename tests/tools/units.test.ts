/** Units of the fantasy game in the editor: placed, stacked, turned by 30 degrees, put in flight or infiltration. */
import { describe, expect, it } from 'vitest'
import { countersByHex, footprint } from '#shared/document/counters'
import { counterId, counterTypeId, sideId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { facingName } from '#shared/hex/facing'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const { counterSchema } = commonMechanics
const typeOf = (kind: string) =>
  newCounterType(counterSchema, {
    name: kind,
    side: sideId('red'),
    stats: counterSchema.kinds.find(({ id }) => id === kind)?.stats ?? {},
  })

/** A field with a sheet of every kind. */
function workshop(): TestEditor {
  const types = counterSchema.kinds.map(({ id }) => [counterTypeId(id), typeOf(id)] as const)
  const field: Scenario = fantasyBoard({ columns: 10, rows: 10, counterTypes: Object.fromEntries(types) })
  return new TestEditor(field)
}

const place = (editor: TestEditor, kind: string, hex: string): TestEditor =>
  editor.tool('counter', { counterType: counterTypeId(kind) }).click(hex)
const counter = (editor: TestEditor, id: string): Counter => {
  const found = editor.scenario.counters[counterId(id)]
  if (!found) throw new Error(`no counter ${id}`)
  return found
}
const facing = (editor: TestEditor, id: string): string =>
  facingName(counter(editor, id).facing, editor.scenario.map.grid)
const stackIn = (editor: TestEditor, hex: string): readonly string[] =>
  countersByHex(editor.scenario).get(hexKey(hexNamed(editor.scenario, hex))) ?? []
const selected = (editor: TestEditor): readonly string[] => {
  const { selection } = editor.editor.store.getState().session
  return selection.kind === 'counters' ? selection.counters : []
}

describe('turning', () => {
  it('CM-ORI-1: a large unit turns through twelve facings, by 30 degrees', () => {
    const editor = place(workshop(), 'troop', 'C4')
    expect(facing(editor, 'troop')).toBe('s0')
    expect(facing(editor.action('turn-right'), 'troop')).toBe('v0')
    expect(facing(editor.action('turn-right'), 'troop')).toBe('s1')
    for (let turn = 0; turn < 3; turn++) editor.action('turn-left')
    expect(facing(editor, 'troop')).toBe('v5')
    expect(editor.editor.view.hover.getState().toolStatus?.en).toContain('30 degrees')
  })

  it('CM-ORI-1: a formation turns by 60 about its left half', () => {
    const editor = place(workshop(), 'formation', 'C4')
    expect(facing(editor, 'formation')).toBe('v0')
    const [left] = footprint(editor.scenario, counter(editor, 'formation'))
    editor.action('turn-right')
    expect(facing(editor, 'formation')).toBe('v1')
    const [stays, right] = footprint(editor.scenario, counter(editor, 'formation'))
    expect(stays).toEqual(left)
    expect(right).toBeDefined()
    editor.expectUndo('Turn counter').undo()
    expect(facing(editor, 'formation')).toBe('v0')
  })

  it('a formation is put down with both halves on the map', () => {
    const editor = place(workshop(), 'formation', 'J10')
    const covered = footprint(editor.scenario, counter(editor, 'formation'))
    expect(covered).toHaveLength(2)
  })

  it('MC-GEO-1: medieval counters on foot turn by 60 as before', () => {
    const editor = new TestEditor(
      testBoard({ counters: { hugh: { type: 'crusaders-soldier', at: 'C3', facing: 'v0' } } }),
    )
    expect(facing(editor.click('C3').action('turn-right'), 'hugh')).toBe('v1')
  })
})

describe('stacks', () => {
  const three = (): TestEditor =>
    place(place(place(workshop(), 'troop', 'C4'), 'small', 'C4'), 'character', 'C4')

  it('a new counter lies on top in its placement', () => {
    expect(stackIn(three(), 'C4')).toEqual(['troop', 'small', 'character'])
  })

  it('CM-STK-5: raised and lowered by a command, one undo step each', () => {
    const editor = three().action('lower-in-stack')
    expect(stackIn(editor, 'C4')).toEqual(['troop', 'character', 'small'])
    editor.expectUndo('Lower a counter in its stack').action('raise-in-stack').action('raise-in-stack')
    expect(stackIn(editor, 'C4')).toEqual(['troop', 'small', 'character'])
    editor.undo().undo()
    expect(stackIn(editor, 'C4')).toEqual(['troop', 'small', 'character'])
  })

  it('a second click means the counter below, and after the last the top one again', () => {
    const editor = three().tool('select').click('C4')
    const seen = Array.from({ length: 4 }, () => {
      const now = selected(editor)
      editor.click('C4')
      return now
    })
    expect(seen.flat()).toEqual(['small', 'troop', 'character', 'small'])
  })

  it('a drag takes the one that is selected, and Shift adds the top one', () => {
    const editor = three().tool('select').click('C4')
    expect(selected(editor)).toEqual(['small'])
    editor.drag('C4', 'E5')
    expect(stackIn(editor, 'E5')).toEqual(['small'])
    expect(stackIn(editor, 'C4')).toEqual(['troop', 'character'])
    editor.holding({ shift: true }).click('C4')
    expect(selected(editor)).toEqual(['small', 'character'])
  })
})

describe('placements', () => {
  const placement = (editor: TestEditor): string => counter(editor, 'troop').placement

  it('CM-FLY-1, CM-INF-1: up and down by one, no farther than the rules know', () => {
    const editor = place(workshop(), 'troop', 'C4').action('place-higher')
    expect(placement(editor)).toBe('low-flight')
    expect(placement(editor.action('place-higher').action('place-higher'))).toBe('high-flight')
    for (let step = 0; step < 6; step++) editor.action('place-lower')
    expect(placement(editor)).toBe('deep-infiltration')
    editor.undo()
    expect(placement(editor)).toBe('shallow-infiltration')
  })

  it('several counters each go up from where they are, as one step', () => {
    const editor = place(place(workshop(), 'troop', 'C4').action('place-higher'), 'small', 'D4')
    editor.tool('select').holding({ shift: true }).click('C4').action('place-higher')
    expect(placement(editor)).toBe('high-flight')
    expect(counter(editor, 'small').placement).toBe('low-flight')
    editor.undo()
    expect([placement(editor), counter(editor, 'small').placement]).toEqual(['low-flight', 'ground'])
  })

  it('medieval rules know the ground alone', () => {
    const editor = new TestEditor(testBoard({ counters: { hugh: { type: 'crusaders-soldier', at: 'C3' } } }))
    editor.click('C3').action('place-higher')
    expect(editor.scenario.counters[counterId('hugh')]?.placement).toBe('ground')
  })
})
