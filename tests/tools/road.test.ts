/** MAP-1: the road-and-stream tool. Board of testBoard(): flat, 12 x 10, letter-number. */
import { describe, expect, it } from 'vitest'
import { editInfo } from '#shared/commands/editInfo'
import { hexLine } from '#shared/hex/region'
import { hexsideAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { hexDistance } from '#shared/hex/axial'
import { hexesOfSide, sidesOfHex } from '#shared/hex/hexside'
import { boundsOf } from '#shared/painter/bounds'
import { RULESETS } from '#shared/rules/registry/registry'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { TOOL_IDS } from '../../renderer/toolOptions/toolIds'
import { isOffered } from '../../renderer/tools/index'
import { testBoard, withHexsides } from '../support/board'
import { hexNamed, sideNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const optionsOf = ({ editor }: TestEditor) => editor.store.getState().session.options
const statusOf = ({ editor }: TestEditor): string | undefined => editor.view.hover.getState().toolStatus?.en

const ROAD = { way: 'road' } as const

describe('a drag', () => {
  it('lays the way on the sides crossed as it goes, one undo step', () => {
    const editor = new TestEditor().tool('road', ROAD)
    editor.down('C3').enter('C4', 'C5').expectState('drawing').expectSides('C3/C4', 'C4/C5')
    expect(editor.side('C3/C4')).toEqual({ way: { feature: 'road' } })
    expect(statusOf(editor)).toBe('road · 2\u00a0hexsides')
    editor.up().expectState('idle').expectUndo('Set road')
    editor.undo().expectSides()
  })

  it('gives back what was there when it goes back', () => {
    const editor = new TestEditor(testBoard({ hexsides: { 'C4/C5': 'path' } }))
    editor.tool('road', ROAD).down('C3').enter('C4', 'C5')
    expect(editor.side('C4/C5')?.way?.feature).toBe('road')
    editor.enter('C4')
    expect(editor.side('C4/C5')?.way?.feature).toBe('path')
    editor.up().expectSides('C3/C4', 'C4/C5')
  })

  it('counts what it laid, and says what it left to a stream', () => {
    const wet = testBoard({ hexsides: { 'C4/C5': 'stream' } })
    const editor = new TestEditor(wet).tool('road', ROAD).down('C3').enter('C4', 'C5')
    expect(statusOf(editor)).toBe('road · 1\u00a0hexside · 1\u00a0hexside unchanged (stream)')
    editor.up()
    expect(editor.side('C4/C5')?.way?.feature).toBe('stream')
    editor.holding({ shift: true }).drag('C4', 'C5').expectSides('C3/C4')
  })

  it('leaves barriers and openings of the sides alone', () => {
    const walled = testBoard({ hexsides: { 'C3/C4': 'wall' } })
    const editor = new TestEditor(walled).tool('road', ROAD).drag('C3', 'C4')
    expect(editor.side('C3/C4')).toEqual({ barrier: { feature: 'wall' }, way: { feature: 'road' } })
  })

  it('runs off the map over the rim, no farther', () => {
    const editor = new TestEditor().tool('road', ROAD)
    editor.drag('C2', 'C1')
    const { input } = editor.editor
    const none = { shift: false, alt: false, ctrl: false }
    const start = editor.point('C1')
    input.pointerDown(start, none)
    input.pointerMove({ x: start.x, y: start.y - 80 }, none)
    input.pointerUp({ x: start.x, y: start.y - 80 }, none)
    editor.expectSides('C1/C2', 'C1/n')
  })

  it('erases along with Shift, and with the option, every kind of way', () => {
    const ways = testBoard({ hexsides: { 'C3/C4 C4/C5 C5/C6': 'path' } })
    const editor = new TestEditor(ways).tool('road', ROAD)
    editor.holding({ shift: true }).drag('C3', 'C4', 'C5').expectSides('C5/C6').expectUndo('Erase way')
    editor.holding({}).undo().press('3').drag('C4', 'C5', 'C6').expectSides('C3/C4')
    editor.press('3').drag('C4', 'C5').expectSides('C3/C4', 'C4/C5')
  })

  it('erasing, a click takes the way off the side pointed at', () => {
    const ways = testBoard({ hexsides: { 'C3/C4 C4/C5': 'path' } })
    const editor = new TestEditor(ways).tool('road', { ...ROAD, wayErases: true }).enter('B2')
    expect(statusOf(editor)).toMatch(/^Click the way on a side, or drag along those to erase/)
    editor.click('C4/C5').expectSides('C3/C4')
  })

  it('is drawn from the keyboard', () => {
    const editor = new TestEditor().tool('road', ROAD).enter('C3')
    editor.press('ArrowDown').press(' ').press('ArrowDown').press('ArrowDown').release(' ')
    editor.expectSides('C4/C5', 'C5/C6')
    editor.press(' ').press('ArrowUp').press('Escape').release(' ').expectSides('C4/C5', 'C5/C6')
  })
})

describe.each(RULESETS)('what lies on the sides of a drag ($id)', ({ id, features }) => {
  // A stream of the house where the rules have none of their own.
  const known = features.filter(({ slot }) => slot === 'way').map(({ id, look }) => ({ id, look }))
  const hasStream = known.some(({ look }) => look === 'stream')
  const ways = hasStream ? known : [...known, { id: 'brook', look: 'stream' }]
  const brook = { id: 'brook', name: { fr: 'ru', en: 'brook' }, slot: 'way', look: 'stream' }
  const board = testBoard({ ruleset: id, houseTables: hasStream ? {} : { hexsides: [brook] } })
  const pairs = ways.flatMap((drawn) => ways.map((there) => ({ drawn, there })))

  it.each(pairs)('$drawn.id over $there.id', ({ drawn, there }) => {
    const before = withHexsides(board, ['C4/C5'], { way: { feature: there.id } })
    const editor = new TestEditor(before).tool('road', { way: drawn.id }).drag('C3', 'C4', 'C5', 'C6')
    const isLeft = (drawn.look === 'stream') !== (there.look === 'stream')
    const way = (name: string): string | undefined => editor.side(name)?.way?.feature
    expect(['C3/C4', 'C4/C5', 'C5/C6'].map(way)).toEqual([drawn.id, isLeft ? there.id : drawn.id, drawn.id])
    editor.undo().expectSides('C4/C5')
    expect(editor.scenario).toEqual(before)
    const clicked = new TestEditor(before).tool('road', { way: drawn.id }).click('C4').click('C5')
    expect(clicked.side('C4/C5')?.way?.feature).toBe(isLeft ? there.id : drawn.id)
    clicked.expectUndo(isLeft || drawn.id === there.id ? undefined : `Set ${drawn.id}`)
  })

  it('a way across another is no matter of its sides', () => {
    for (const { drawn, there } of pairs) {
      const sides = ['B4/C4', 'C4/D4']
      const before = withHexsides(board, sides, { way: { feature: there.id } })
      const editor = new TestEditor(before).tool('road', { way: drawn.id }).drag('C3', 'C4', 'C5')
      editor.expectSides('C3/C4', 'C4/C5', ...sides)
      expect(sides.map((side) => editor.side(side)?.way?.feature)).toEqual([there.id, there.id])
    }
  })
})

describe('clicks', () => {
  const begun = () => new TestEditor().tool('road', ROAD).click('C3').click('C6')

  it('lead on straight, each stretch one undo step', () => {
    const editor = begun().expectSides('C3/C4', 'C4/C5', 'C5/C6').expectUndo('Set road')
    editor.click('C7').expectSides('C3/C4', 'C4/C5', 'C5/C6', 'C6/C7')
    expect(statusOf(editor)).toMatch(/^road: next hex; Enter or double click ends/)
    editor.undo().expectSides('C3/C4', 'C4/C5', 'C5/C6').undo().expectSides()
  })

  it('end with Enter, or with a second click on the end', () => {
    for (const end of [(editor: TestEditor) => editor.press('Enter'), (e: TestEditor) => e.click('C6')]) {
      const editor = begun()
      end(editor)
      editor.click('E3').click('E4').expectSides('C3/C4', 'C4/C5', 'C5/C6', 'E3/E4')
    }
  })

  it('Backspace takes back stretch by stretch, and goes on from there', () => {
    const editor = begun().click('C7').press('Backspace').expectSides('C3/C4', 'C4/C5', 'C5/C6')
    editor.press('Backspace').expectSides().click('C4').expectSides('C3/C4')
    editor.press('Backspace').press('Backspace').expectUndo(undefined)
  })

  it('Backspace once too often is still the tool’s: it deletes nothing that is selected', () => {
    const { editor } = begun().press('Backspace').press('Backspace')
    expect([editor.input.toolKey('Backspace'), editor.input.toolKey('Delete')]).toEqual([true, false])
  })

  it('Escape drops all of it and nothing else', () => {
    const editor = new TestEditor().tool('road', ROAD).drag('F3', 'F4')
    editor.click('C3').click('C6').click('C7').press('Escape').expectSides('F3/F4')
    editor.press('Escape').expectSides('F3/F4').expectUndo('Set road')
  })

  it('a stretch that was there already takes back no step of others', () => {
    const editor = new TestEditor().tool('road', ROAD).drag('C3', 'C4')
    editor.click('C3').click('C4').press('Backspace').expectSides('C3/C4')
    editor.click('C4').press('Escape').expectSides('C3/C4')
  })

  it('what was done in between is not taken back', () => {
    const editor = begun()
    editor.editor.document.run(editInfo, { change: { title: 'New' } })
    editor.press('Backspace').expectSides('C3/C4', 'C4/C5', 'C5/C6')
    expect(editor.scenario.info.title).toBe('New')
  })

  it('show the next stretch as a ribbon', () => {
    const editor = begun()
    const waiting = editor.editor.input.overlay().length
    editor.enter('E7')
    expect(editor.editor.input.overlay().length).toBe(waiting + 2)
  })

  it('show a course between two directions of the grid as a straight ribbon', () => {
    const editor = new TestEditor().tool('road', ROAD).click('C5').enter('I5')
    const [rim] = editor.editor.input.overlay()
    const ribbon = rim && boundsOf([rim])
    // From middle to middle six hexes are 5.2 hexes long; the ribbon is a quarter of one wide.
    expect(ribbon?.width).toBeGreaterThan(5 * 25)
    expect(ribbon?.height).toBeLessThan(0.5 * 25)
  })
})

describe('the easiest way', () => {
  const board = () => testBoard({ terrain: '.....\n.....\n.~~~.\n.....\n.....' })
  const drawn = (editor: TestEditor): string[] =>
    Object.values(editor.scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))

  it('goes round a lake; straight goes through it', () => {
    const straight = new TestEditor(board()).tool('road', ROAD)
    straight.click('C1').click('C5')
    expect(drawn(straight)).toHaveLength(4)
    const natural = new TestEditor(board()).tool('road', ROAD).press('2')
    expect(optionsOf(natural).wayCourse).toBe('natural')
    natural.click('C1').click('C5')
    for (const hex of ['B3', 'C3', 'D3'].map((name) => hexNamed(natural.scenario, name)))
      expect(sidesOfHex(hex).filter((side) => hexsideAt(natural.scenario.map, side))).toEqual([])
    expect(drawn(natural).length).toBeGreaterThan(4)
  })

  it('crosses a stream by its bridge', () => {
    const row = ['A3/B3', 'B3/C3', 'C3/D3', 'D3/E3']
    const wet = withHexsides(testBoard({ terrain: '.....\n.....\n....#\n.....\n.....' }), row, 'stream')
    const editor = new TestEditor(wet)
      .tool('road', { ...ROAD, wayCourse: 'natural' })
      .click('C1')
      .click('C5')
    const crossing = sidesOfHex(hexNamed(editor.scenario, 'E3'))
    expect(
      crossing.filter((side) => hexsideAt(editor.scenario.map, side)?.way?.feature === 'road'),
    ).toHaveLength(2)
  })

  const along = (scenario: Scenario, to: string): TestEditor =>
    new TestEditor(scenario)
      .tool('road', { ...ROAD, wayCourse: 'natural' })
      .click('C1')
      .click(to)

  it('is no way round the whole map', () => {
    const editor = along(
      testBoard({ terrain: '...........\n...........\n==========.\n...........\n...........' }),
      'C5',
    )
    expect(drawn(editor)).toHaveLength(4)
    for (const side of ['C2/C3', 'C3/C4']) expect(editor.side(side)?.way?.feature).toBe('road')
  })

  it('goes round a hill', () => {
    const flat = testBoard({ terrain: '.....\n.....\n.....' })
    const hill = new TestEditor(flat).tool('elevation').click('C2').scenario
    const editor = along(hill, 'C3')
    expect(sidesOfHex(hexNamed(hill, 'C2')).filter((side) => hexsideAt(editor.scenario.map, side))).toEqual(
      [],
    )
    expect(drawn(editor)).toHaveLength(3)
  })

  it('follows a road that is there, and lays nothing new on it', () => {
    const road = ['C1/D1', 'D1/D2', 'D2/D3', 'D3/D4', 'D4/D5', 'C5/D5']
    const board = testBoard({ terrain: '.....\n.....\n.....\n.....\n.....' })
    const editor = along(withHexsides(board, road, 'road'), 'C5')
    expect(drawn(editor)).toHaveLength(road.length)
  })

  it('goes through a gate, and round a wall without one', () => {
    const board = testBoard({ terrain: '.....\n.....' })
    const wall = { barrier: { feature: 'wall' } }
    expect(along(withHexsides(board, ['C1/C2'], wall), 'C2').side('C1/C2')).toEqual(wall)
    const gate = { ...wall, opening: { feature: 'gate', state: 'closed' as const } }
    expect(along(withHexsides(board, ['C1/C2'], gate), 'C2').side('C1/C2')?.way?.feature).toBe('road')
  })

  it('runs beside a stream, not over it', () => {
    const course = ['C2/C3', 'C3/C4', 'C4/C5']
    const wet = withHexsides(testBoard({ terrain: '.....\n.....\n..#..\n..#..\n.....' }), course, 'stream')
    const editor = new TestEditor(wet).tool('road', { ...ROAD, wayCourse: 'natural' })
    editor.click('C3').click('C4')
    expect(course.map((side) => editor.side(side)?.way?.feature)).toEqual(['stream', 'stream', 'stream'])
    expect(drawn(editor)).toHaveLength(course.length + 2)
  })

  it('keeps to the straight line where the ground is open, across a stream too', () => {
    const flat = testBoard({ columns: 26, rows: 16 })
    const course = Array.from({ length: 15 }, (_, index) => `H${index + 1}/H${index + 2}`)
    for (const board of [flat, withHexsides(flat, course, 'stream')])
      for (const [start, end] of [
        ['A9', 'Q9'],
        ['Q9', 'A9'],
        ['B2', 'X7'],
        ['B14', 'P3'],
        ['M1', 'M16'],
        ['D2', 'I15'],
      ] as const) {
        const editor = new TestEditor(board).tool('road', { ...ROAD, wayCourse: 'natural' })
        editor.click(start).click(end)
        const line = hexLine(hexNamed(board, start), hexNamed(board, end))
        const roads = drawn(editor).filter((side) => editor.side(side)?.way?.feature === 'road')
        expect(roads, `${start} to ${end}`).toHaveLength(line.length - 1)
        for (const hex of roads.flatMap((side) => hexesOfSide(sideNamed(board, side))))
          expect(Math.min(...line.map((one) => hexDistance(one, hex))), start + end).toBeLessThanOrEqual(1)
      }
  })
})

describe('what else it does', () => {
  it('Alt picks the way under the pointer, of the side or else of the hex', () => {
    const ways = testBoard({ hexsides: { 'C3/C4': 'path' } })
    const editor = new TestEditor(ways).tool('road', { ...ROAD, wayErases: true })
    editor.holding({ alt: true }).click('C3/B3')
    expect(optionsOf(editor)).toMatchObject({ way: 'path', wayErases: false })
  })

  it('says so from click to click too, before the stretch is laid', () => {
    const stream = testBoard({ hexsides: { 'B4/C4 C4/D4': 'stream' } })
    const editor = new TestEditor(stream).tool('road', ROAD).click('C2').enter('C6')
    expect(statusOf(editor)).toBe('road · water in C4: a bridge, a ford?')
    expect(statusOf(editor.enter('C3'))).toBe('road: click the next hex; Enter ends')
  })

  it('tells where a road meets a stream', () => {
    const stream = testBoard({ hexsides: { 'B4/C4 C4/D4': 'stream' } })
    const editor = new TestEditor(stream).tool('road', ROAD).down('C3').enter('C4')
    expect(statusOf(editor)).toBe('road · 1\u00a0hexside · water in C4: a bridge, a ford?')
  })

  it('stands in the rail of rules that have ways', () => {
    expect(TOOL_IDS).toContain('road')
    expect(isOffered('road', commonMechanics)).toBe(true)
    expect(isOffered('road', { ...commonMechanics, features: [] })).toBe(false)
  })
})
