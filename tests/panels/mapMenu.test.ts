/** UX-3: the menu on the map, without page: what a click is about, and the actions that are offered for it. */
import { describe, expect, test } from 'vitest'
import { hexsideAt } from '#shared/document/map'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { type Scenario } from '#shared/document/types'
import { type Selection } from '../../renderer/editor/ports/session'
import { mapMenu } from '../../renderer/app/mapMenu'
import { selectionAt } from '../../renderer/app/selectionAt'
import { menuItems } from '../../renderer/app/menuModel'
import { testBoard, withMarker } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { hexNamed, sideNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const FREE = { recent: [], dialog: undefined, dialogsShown: 0 }
const WALL = { barrier: { feature: 'wall' } }

const shown = ({ editor }: TestEditor): ReturnType<typeof mapMenu> =>
  mapMenu(editor.store.getState().session.selection, editor.document.ruleset)

function clicked(test: TestEditor, target: string): Selection {
  const selection = selectionAt(test.point(target), test.editor)
  test.editor.session.select(selection)
  return selection
}

const hexes = (scenario: Scenario, ...names: string[]): Selection => ({
  kind: 'hexes',
  hexes: names.map((name): HexKey => hexKey(hexNamed(scenario, name))),
})

describe('a click is about', () => {
  const crowded = testBoard({
    hexsides: { 'C3/C4': WALL },
    counters: { guy: { type: 'crusaders-knight', at: 'E5' } },
  })

  test('the hex, the side that carries something, the counter, or nothing', () => {
    const test = new TestEditor(crowded)
    expect(clicked(test, 'B7')).toEqual(hexes(crowded, 'B7'))
    expect(clicked(test, 'C3/C4')).toEqual({
      kind: 'hexsides',
      hexsides: [hexsideKey(sideNamed(crowded, 'C3/C4'))],
    })
    expect(clicked(test, 'C3')).toEqual(hexes(crowded, 'C3'))
    expect(clicked(test, 'E5')).toEqual({ kind: 'counters', counters: ['guy'] })
    expect(selectionAt({ x: -500, y: -500 }, test.editor)).toEqual({ kind: 'none' })
  })

  test('what is selected, when it lies there', () => {
    const test = new TestEditor(crowded)
    const several = hexes(crowded, 'B7', 'B8')
    test.editor.session.select(several)
    expect(clicked(test, 'B8')).toBe(several)
    expect(clicked(test, 'B9')).toEqual(hexes(crowded, 'B9'))
  })
})

describe('the actions offered', () => {
  const offered = (test: TestEditor): readonly string[] =>
    menuItems(shown(test), test.editor, FREE).flatMap((item) =>
      item.kind === 'action' && item.enabled ? item.id : [],
    )

  test('for a counter: turned, its states, its type, a second one, deleted', () => {
    const test = new TestEditor(testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'E5' } } }))
    clicked(test, 'E5')
    expect(offered(test)).toEqual([
      ...['turn-right', 'turn-left', 'turn-over'],
      ...['state:wounded', 'state:on-foot', 'state:stunned', 'state:dead'],
      ...['lay-counters', 'edit-type', 'keep-types', 'duplicate', 'take-off-map', 'delete'],
    ])
    const face = () => Object.values(test.scenario.counters)[0]?.face
    const before = face()
    test.action('turn-over')
    expect(face()).not.toBe(before)
    test.undo()
    expect(face()).toBe(before)
  })

  test('placements only under rules that tell them apart', () => {
    const counters = { orc: { at: 'E5' } }
    const ids = [testBoard({ counters }), fantasyBoard({ counters })].map((board) => {
      const test = new TestEditor(board)
      clicked(test, 'E5')
      return shown(test).groups.flat().includes('place-higher')
    })
    expect(ids).toEqual([false, true])
  })

  test('turned over often enough, a counter shows its first face again', () => {
    const test = new TestEditor(testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'E5' } } }))
    clicked(test, 'E5')
    const faces = [1, 2].map(() => Object.values(test.action('turn-over').scenario.counters)[0]?.face)
    expect(faces).toEqual(['wounded', 'healthy'])
  })

  test('for a door: opened, closed, taken off; then all that is on the side', () => {
    const door = { ...WALL, opening: { feature: 'door', state: 'closed' as const } }
    const test = new TestEditor(testBoard({ hexsides: { 'C3/C4': door } }))
    clicked(test, 'C3/C4')
    expect(offered(test)).toEqual(['open-or-close', 'delete', 'clear-side'])
    const side = () => hexsideAt(test.scenario.map, sideNamed(test.scenario, 'C3/C4'))
    expect(test.action('open-or-close').side('C3/C4')?.opening?.state).toBe('open')
    expect(test.action('open-or-close').side('C3/C4')?.opening?.state).toBe('closed')
    test.action('clear-side').expectSides()
    expect(side()).toBeUndefined()
    expect(offered(test)).toEqual(['undo'])
  })

  test('for a hex: its area selected, what stands and lies there taken away', () => {
    const built = testBoard({ structures: { B7: 'tower-hex' } })
    const test = new TestEditor(withMarker(withMarker(built, ['B7', 'B8'], 'rubble'), ['B7'], 'fire'))
    clicked(test, 'B7')
    expect(offered(test)).toEqual([
      'select-areas',
      'zone-from-hexes',
      'enclose',
      'remove-structure',
      'remove-markers',
      'delete',
    ])
    test.action('remove-structure').action('remove-markers')
    expect(test.scenario.map.structures).toEqual({})
    expect(Object.values(test.scenario.map.markers).map(({ kind }) => kind)).toEqual(['rubble'])
    expect(offered(test)).toEqual(['select-areas', 'zone-from-hexes', 'enclose', 'delete', 'undo'])
    // Both kinds of marker came back in one step.
    test.undo()
    expect(Object.keys(test.scenario.map.markers).length).toBe(3)
  })

  test('the area of one terrain is what hangs together', () => {
    const test = new TestEditor().tool('brush', { terrain: 'wood' }).drag('B3', 'B5').click('H7')
    clicked(test, 'B4')
    test.action('select-areas')
    const { selection } = test.editor.store.getState().session
    const named = (selection.kind === 'hexes' ? selection.hexes : []).toSorted()
    const expected = hexes(test.scenario, 'B3', 'B4', 'B5')
    expect(named).toEqual(expected.kind === 'hexes' ? expected.hexes.toSorted() : [])
  })

  test('beside the map: how it is looked at', () => {
    const test = new TestEditor()
    expect(shown(test).groups.flat()).toEqual(['zoom-in', 'zoom-out', 'fit', 'undo', 'redo'])
    expect(offered(test)).toEqual([])
  })
})
