/** The route tool: drawing by clicks, by dragging and by keys; what it asks the rules, shows and says. */
import { describe, expect, test } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexName } from '#shared/hex/numbering'
import { type DrawOp } from '#shared/painter/ops'
import { arrowsOf } from '#shared/questions/picture/arrows'
import { routePicture } from '#shared/questions/picture/routePicture'
import { type RouteAnswer } from '#shared/rules/answers/route'
import { type DrawnRoute } from '../../renderer/editor/ports/session'
import { type ToolOptions } from '../../renderer/toolOptions/index'
import { applyRoute } from '../../renderer/tools/route/applyRoute'
import { routeInHand } from '../../renderer/tools/route/drawing'
import { judgedRoute } from '../../renderer/tools/route/judge'
import { answerAtOnce } from '../support/answerAtOnce'
import { fakeAnalysis, risky, SAFE } from '../support/fakeAnalysis'
import { type Placing, testBoard, withCounter } from '../support/board'
import { hexNamed } from '../support/names'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const saracen = 'omar' as CounterId
const guy = 'guy' as CounterId
const soldier = testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'C4', name: 'Guy' } } })
const board = withCounter(soldier, saracen, { type: 'saracens-soldier', at: 'E5', name: 'Omar' })

/** Asked the rules of the scenario, or a fake. */
function routing(options: Partial<ToolOptions> = {}, ruled?: Scenario) {
  const fake = fakeAnalysis()
  const editor = ruled ? new TestEditor(ruled) : new TestEditor(board, { startAnswers: answerAtOnce(fake) })
  editor.tool('route', options).enter('A1').click('C4')
  return { editor, fake }
}

function inHand(editor: TestEditor): DrawnRoute | undefined {
  return routeInHand(editor.editor.store.getState().session, editor.scenario)
}

function answerOf(editor: TestEditor): RouteAnswer | undefined {
  const { document, store } = editor.editor
  const drawn = inHand(editor)
  return drawn && judgedRoute(document.ask, editor.scenario, drawn, store.getState().session).answer
}

/** Names of the hexes of the way. */
function way(editor: TestEditor): string[] {
  const { numbering, grid } = editor.scenario.map
  return (inHand(editor)?.path ?? []).map((hex) => hexName(hex, numbering, grid))
}

const texts = (ops: readonly DrawOp[]): string[] => ops.flatMap((op) => (op.kind === 'text' ? [op.text] : []))
const status = (editor: TestEditor): string => editor.editor.view.hover.getState().toolStatus?.en ?? ''

describe('drawing', () => {
  test('a click on a counter picks it, clicks on hexes draw its way', () => {
    const { editor } = routing()
    editor.expectSelected('guy').click('C5').click('C6')
    expect(way(editor)).toEqual(['C5', 'C6'])
    expect(inHand(editor)?.ended).toBe(false)
  })

  test('a click farther off fills in the hexes between', () => {
    const { editor } = routing()
    editor.click('C8')
    expect(way(editor)).toEqual(['C5', 'C6', 'C7', 'C8'])
  })

  test('dragging from the counter draws, back over the last step takes it back, letting go ends', () => {
    const { editor } = routing()
    editor.drag('C4', 'C5', 'C6', 'C7', 'C6')
    expect(way(editor)).toEqual(['C5', 'C6'])
    expect(inHand(editor)?.ended).toBe(true)
  })

  test('dragging back to the counter leaves no way', () => {
    const { editor } = routing()
    editor.drag('C4', 'C5', 'C4')
    expect(way(editor)).toEqual([])
  })

  test('a click on the last hex ends; the next click elsewhere draws another way', () => {
    const { editor } = routing()
    editor.click('C5').click('C5')
    expect(inHand(editor)?.ended).toBe(true)
    editor.click('B4')
    expect(way(editor)).toEqual(['B4'])
  })

  test('Backspace takes the last hex back, and never deletes the counter', () => {
    const { editor } = routing()
    editor.click('C5').click('C6').press('Backspace')
    expect(way(editor)).toEqual(['C5'])
    editor.press('Backspace').press('Backspace').press('Backspace')
    expect(way(editor)).toEqual([])
    editor.expectCounterAt('C4', 'guy').expectUndo(undefined)
  })

  test('Enter ends, Escape clears the way, then lets go of the counter', () => {
    const { editor } = routing()
    editor.click('C5').press('Enter')
    expect(inHand(editor)?.ended).toBe(true)
    editor.press('Escape')
    expect(inHand(editor)).toMatchObject({ counter: 'guy', path: [] })
    editor.press('Escape')
    expect(inHand(editor)).toBeUndefined()
  })

  test('keys are the same wherever the focus is', () => {
    const { editor } = routing()
    editor.click('C5').click('C6')
    expect(editor.editor.input.toolKey('Backspace')).toBe(true)
    expect(way(editor)).toEqual(['C5'])
    editor.tool('brush')
    expect(editor.editor.input.toolKey('Backspace')).toBe(false)
  })

  test('a cancelled drag puts the way back as it was', () => {
    const { editor } = routing()
    editor.click('C5').down('C5').enter('C6', 'C7').cancel().expectState('idle')
    expect(way(editor)).toEqual(['C5'])
  })

  test('the way stays when the canvas loses the focus', () => {
    const { editor } = routing()
    editor.click('C5').cancel()
    expect(way(editor)).toEqual(['C5'])
  })

  test('a click on another counter picks that one, unless the way goes on through its hex', () => {
    const { editor } = routing()
    editor.click('E5').expectSelected(saracen)
    editor.click('C4').click('D5').click('E5').expectSelected('guy')
    expect(way(editor)).toEqual(['D5', 'E5'])
  })

  test('a route is no step of the undo history and does not touch the document', () => {
    const { editor } = routing()
    const before = editor.scenario
    editor.click('C5').click('C6')
    expect(editor.scenario).toBe(before)
    editor.expectUndo(undefined)
  })

  test('another document forgets the route', () => {
    const { editor } = routing()
    editor.click('C5')
    editor.editor.files.load(board, { name: 'other', token: 'other' })
    expect(editor.editor.store.getState().session.route).toBeUndefined()
  })
})

describe('what is asked of the rules', () => {
  test('a move: counter, kind and path', () => {
    const { editor, fake } = routing()
    editor.click('C5').editor.input.overlay()
    expect(fake.routes.at(-1)).toEqual({
      counter: 'guy',
      kind: 'move',
      path: [hexNamed(board, 'C5')],
    })
  })

  test('an about-turn has no path; clicks draw none', () => {
    const { editor, fake } = routing({ routeKind: 'about-turn' })
    editor.click('C5').editor.input.overlay()
    expect(way(editor)).toEqual([])
    expect(fake.routes.at(-1)).toEqual({ counter: 'guy', kind: 'about-turn', path: [] })
  })

  test('a retreat from combat: those named with Alt and a click fought, named again they did not', () => {
    const { editor, fake } = routing({ routeKind: 'retreat', retreatFrom: 'combat' })
    editor.holding({ alt: true }).click('E5').holding({}).click('B4').editor.input.overlay()
    expect(fake.routes.at(-1)).toMatchObject({ kind: 'retreat', fought: [saracen] })
    editor.holding({ alt: true }).click('E5').holding({}).editor.input.overlay()
    expect(fake.routes.at(-1)).toMatchObject({ fought: [] })
  })

  test('a retreat from fire: the hex of the one named', () => {
    const { editor, fake } = routing({ routeKind: 'retreat', retreatFrom: 'fire' })
    editor.holding({ alt: true }).click('E5').holding({}).click('B4').editor.input.overlay()
    expect(fake.routes.at(-1)).toMatchObject({ firer: hexNamed(board, 'E5') })
  })

  test('who fired is still known when the way is cleared', () => {
    const { editor } = routing({ routeKind: 'retreat', retreatFrom: 'fire' })
    editor.holding({ alt: true }).click('E5').holding({}).click('B4').press('Escape')
    expect(way(editor)).toEqual([])
    expect(inHand(editor)?.opponents).toEqual([saracen])
  })

  test('SV-MOV-1: steps drawn with Shift held are taken without turning, and shorten with the way', () => {
    const { editor, fake } = routing()
    editor.click('C5').holding({ shift: true }).click('C7').holding({}).editor.input.overlay()
    expect(fake.routes.at(-1)?.unturned).toEqual([2, 3])
    editor.press('Backspace').editor.input.overlay()
    expect(fake.routes.at(-1)?.unturned).toEqual([2])
    const asked = fake.routes.length
    editor.press('Backspace').editor.input.overlay()
    // The very question of the first step, whose answer is known.
    expect(fake.routes[0]).not.toHaveProperty('unturned')
    expect([fake.routes.length, inHand(editor)?.unturned]).toEqual([asked, []])
  })

  test('once for a way, however often it is drawn', () => {
    const { editor, fake } = routing()
    editor.click('C5')
    const asked = fake.routes.length
    for (let draw = 0; draw < 3; draw++) editor.editor.input.overlay()
    expect(fake.routes.length).toBe(Math.max(asked, 1))
  })
})

describe('what it shows', () => {
  test('the reach of the picked counter with its costs, until a way is drawn', () => {
    const { editor } = routing()
    expect(texts(editor.editor.input.overlay())).toEqual(Array.from({ length: 6 }, () => '1'))
    editor.click('C5')
    expect(texts(editor.editor.input.overlay())).toEqual([])
  })

  test('CM-TER-4: half points, and what only a minimal move reaches', () => {
    const rider: Placing = { at: 'C4', kind: 'small', stats: { movementClass: 'mounted' } }
    const hexes = { C3: 'difficult', C5: 'rough' }
    const fantasy = fantasyBoard({ columns: 7, rows: 8, hexes, counters: { rider } })
    const { editor } = routing({}, fantasy)
    const costs = new Set(texts(editor.editor.input.overlay()))
    expect([...costs].sort()).toEqual(['1', '1½', '2', '2½', '3', 'min', '½'])
  })

  test('a numbered badge for each test', () => {
    const { editor, fake } = routing()
    fake.answer = risky(saracen, hexKey(hexNamed(board, 'D5')))
    editor.click('D5')
    expect(texts(editor.editor.input.overlay())).toEqual(['1'])
    expect(status(editor)).toBe('Guy: 3\u00a0points of 6, 1\u00a0possible attack, 70% to arrive unhurt')
  })

  test('MC-SEQ-1: an arrow from who may fire defensively to the hex where it is gravest, and its legend', () => {
    const { editor, fake } = routing()
    editor.click('C5')
    const bare = editor.editor.input.overlay().length
    const worst = hexKey(hexNamed(board, 'C6'))
    const shot = { opponent: saracen, hexes: [worst], worst, harms: { fr: 'tué', en: 'killed' } }
    fake.answer = { ...SAFE, shots: [{ ...shot, outcomes: [], because: [{ rule: 'MC-SEQ-1' }] }] }
    editor.click('C6')
    // A line within a white one, and its head.
    expect(editor.editor.input.overlay().length).toBe(bare + 3)
    const drawn = inHand(editor)
    const picture = drawn && routePicture(editor.scenario, drawn, fake.answer)
    expect(picture?.links).toEqual([
      { kind: 'defensive-fire', from: hexNamed(board, 'E5'), to: hexNamed(board, 'C6') },
    ])
    expect(arrowsOf(picture ?? {}).map(({ name }) => name.en)).toEqual([
      'defensive fire, where it is gravest',
      'route',
    ])
  })

  test('the reach writes no figure over a counter', () => {
    const beside = withCounter(board, saracen, { type: 'saracens-soldier', at: 'C5' })
    const editor = new TestEditor(beside, { startAnswers: answerAtOnce(fakeAnalysis()) })
    editor.tool('route').enter('A1').click('C4')
    expect(texts(editor.editor.input.overlay())).toEqual(Array.from({ length: 5 }, () => '1'))
  })

  test('the rule that refuses a step', () => {
    const { editor, fake } = routing()
    const refused = [{ hex: hexKey(hexNamed(board, 'C5')), reason: { rule: 'MC-INF-4' as const } }]
    fake.answer = { ...SAFE, refused }
    editor.click('C5')
    expect(status(editor)).toBe('Guy may not enter C5, MC-INF-4')
    const outlined = editor.editor.input.overlay().length
    fake.answer = SAFE
    editor.click('C6')
    expect(editor.editor.input.overlay().length).toBeLessThan(outlined)
  })
})

describe('taking the way', () => {
  const take = (editor: TestEditor): void => {
    const drawn = inHand(editor)
    const answer = answerOf(editor)
    if (!drawn || !answer) throw new Error('there is a route to take')
    applyRoute(editor.editor, drawn.counter, answer)
  }

  test('moves the counter in one undo step, and the route is over', () => {
    const { editor, fake } = routing()
    fake.answer = { ...SAFE, end: { hex: hexNamed(board, 'C6'), facing: { kind: 'vertex', index: 2 } } }
    editor.click('C5').click('C6')
    take(editor)
    editor.expectCounterAt('C6', 'guy').expectUndo('Move Guy')
    expect(editor.scenario.counters[guy]?.facing).toEqual({ kind: 'vertex', index: 2 })
    expect(way(editor)).toEqual([])
    editor.undo().expectCounterAt('C4', 'guy').expectUndo(undefined)
  })

  test('a refused one leaves everything as it is', () => {
    const { editor } = routing()
    editor.click('C5')
    take(editor)
    editor.expectCounterAt('C4', 'guy').expectUndo(undefined)
  })

  test('MC-GEO-2: with the real rules a rider ends facing the way of its last step', () => {
    const rider = testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'C4', facing: 's3' } } })
    const { editor } = routing({}, rider)
    editor.click('C5').click('C6').click('D7')
    take(editor)
    expect(editor.scenario.counters[guy]).toMatchObject({
      hex: hexKey(hexNamed(rider, 'D7')),
      facing: { kind: 'side', index: 2 },
    })
  })
})

test('MC-INF-1: with the real rules, who passes in front of an enemy is tested, and the status line says so', () => {
  const { editor } = routing({}, board)
  editor.click('D5').click('D6')
  expect(texts(editor.editor.input.overlay())).toEqual(['1'])
  expect(status(editor)).toMatch(/^Guy: 2\u00a0points of 6, 1\u00a0possible attack, 50% to arrive unhurt$/)
})

test('SV-OPP-4: a map of Savoy is asked by its own rules, with two dice', () => {
  const { editor } = routing({}, { ...board, ruleset: 'savoy' })
  editor.click('D5').click('D6')
  const answer = answerOf(editor)
  expect(answer?.refused).toEqual([])
  expect(answer?.tests.length).toBeGreaterThan(0)
  for (const { outcomes } of answer?.tests ?? [])
    for (const chance of Object.values(outcomes)) expect(chance).toMatch(/^\d+\/36$/)
})
