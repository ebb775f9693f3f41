/** The sight tool: from where it looks, what it shades, what it says; it never touches the document. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexsideKey } from '#shared/hex/hexside'
import { type DrawOp, VERB } from '#shared/painter/ops'
import { loadSentences } from '../../renderer/tools/words/ruleWords'
import { answerAtOnce } from '../support/answerAtOnce'
import { fakeAnalysis, type FakeAnalysis } from '../support/fakeAnalysis'
import { testBoard, withCounter, withHexsides, withMarker } from '../support/board'
import { sideNamed } from '../support/names'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

beforeAll(loadSentences)

const scenario = testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'C4' } } })

function looking(fake: FakeAnalysis = fakeAnalysis(), at = scenario): TestEditor {
  return new TestEditor(at, { startAnswers: answerAtOnce(fake) }).tool('sight').enter('B2')
}

const words = (editor: TestEditor): string => editor.editor.view.hover.getState().toolStatus?.en ?? ''

/** The dark paths of the overlay: fills of more than half. */
function shades(editor: TestEditor): DrawOp[] {
  return editor.editor.input.overlay().flatMap((op) => (op.kind === 'group' ? op.ops : []))
}

const corners = (ops: readonly DrawOp[]): number =>
  ops[0]?.kind === 'path' ? ops[0].path.filter((value) => value === VERB.close).length : 0

describe('the field of view', () => {
  test('is asked for once a hex, however the pointer moves within it', () => {
    const fake = fakeAnalysis()
    const editor = looking(fake)
    editor.enter('E5')
    const { x, y } = editor.point('E5')
    for (const off of [1, 2, 3]) {
      editor.editor.input.pointerMove({ x: x + off, y }, { shift: false, alt: false, ctrl: false })
      editor.editor.input.overlay()
    }
    expect(fake.looks.slice(1)).toHaveLength(1)
  })

  test('is one path over all that is hidden, drawn on the map alone', () => {
    const editor = looking()
    editor.enter('F5')
    const [fill, ...rims] = shades(editor)
    expect(fill).toMatchObject({ kind: 'path', rule: 'evenodd' })
    expect(rims.every((rim) => rim.kind === 'path' && rim.path === (fill as { path: unknown }).path)).toBe(
      true,
    )
    // The rim of the map, and the hole of two hexes round F5.
    expect(corners(shades(editor))).toBeGreaterThanOrEqual(2)
  })

  test('counts what is seen and hidden, in words', () => {
    const editor = looking()
    editor.enter('F5')
    expect(words(editor)).toBe('sight from F5: 18\u00a0hexes seen, 101 hidden')
  })

  test('looks over a large map within 30 hexes, and says so', () => {
    const fake = fakeAnalysis()
    const editor = looking(fake, testBoard({ columns: 100, rows: 100 }))
    expect(fake.looks[0]).toMatch(/ 30$/)
    expect(words(editor)).toContain('up to 30\u00a0hexes away')
    expect(editor.editor.view.hover.getState().toolStatus?.more?.en).toContain(
      'beyond the line nothing is looked at',
    )
    const dashes = shades(editor).filter((op) => op.kind === 'path' && op.stroke?.dash)
    expect(dashes, 'a line where no farther was looked').toHaveLength(1)
  })

  test('nothing is drawn off the map, nor before the answer has come', () => {
    const early = new TestEditor(scenario, {
      startAnswers: (answered) => ({ ...answerAtOnce()(answered), ask: () => undefined }),
    })
    early.tool('sight').enter('E5')
    expect(early.editor.input.overlay()).toEqual([])
    const editor = looking()
    editor.editor.input.pointerMove({ x: -500, y: -500 }, { shift: false, alt: false, ctrl: false })
    expect(editor.editor.input.overlay()).toEqual([])
  })
})

test('while its layer is hidden nothing is drawn, and it says why', () => {
  const editor = looking()
  editor.editor.view.set({ hiddenLayers: ['analysis'] })
  expect(editor.editor.input.overlay()).toEqual([])
  expect(words(editor)).toMatch(/^The Analysis layer is hidden/)
  editor.editor.view.set({ hiddenLayers: [] })
  expect(words(editor)).not.toMatch(/hidden: show/)
  expect(shades(editor)).not.toEqual([])
})

describe('the line of sight', () => {
  test('runs from the clicked hex to the pointer; a click there again lets go', () => {
    const editor = looking()
    editor.click('B2').enter('F5')
    expect(words(editor)).toBe('F5 is in sight of B2, HS-LOS-1')
    expect(editor.editor.view.hover.getState().toolStatus?.more?.en).toMatch(/^HS-LOS-1: The line/)
    editor.click('B2').enter('F5')
    expect(words(editor)).toMatch(/^sight from F5/)
  })

  test('runs from the selected counter', () => {
    const editor = looking()
    editor.click('C4').expectSelected('guy')
    editor.enter('F5')
    expect(words(editor)).toMatch(/^F5 is in sight of C4/)
  })

  test('names the wall that cuts it, its side and the rule, in both languages', () => {
    const walled = withHexsides(scenario, ['E5/E6'], 'wall')
    const fake = fakeAnalysis()
    fake.line = {
      visible: false,
      because: [{ rule: 'HS-LOS-1' }],
      blockedBy: { hexside: hexsideKey(sideNamed(walled, 'E5/E6')) },
      crossed: [],
      pairs: [],
    }
    const editor = looking(fake, walled)
    editor.click('B2').enter('F8')
    expect(words(editor)).toBe('view from B2 to F8 cut at E5/E6 (wall), HS-LOS-1')
    const status = editor.editor.view.hover.getState().toolStatus
    expect(status?.fr).toBe('vue de B2 à F8 coupée en E5/E6 (mur), HS-LOS-1')
    expect(status?.more?.fr).toMatch(/^HS-LOS-1\u202f: .+\.$/)
  })

  test('names the hex that cuts it', () => {
    const fake = fakeAnalysis()
    const { hex } = scenario.counters['guy' as CounterId] ?? {}
    if (!hex) throw new Error('Guy is on the map')
    fake.line = { visible: false, because: [], blockedBy: { hex }, crossed: [], pairs: [] }
    const editor = looking(fake)
    editor.click('B2').enter('F8')
    expect(words(editor)).toBe('view from B2 to F8 cut at C4 (clear)')
  })

  test('says when the map does not tell', () => {
    const fake = fakeAnalysis()
    fake.line = { visible: 'unknown', because: [], crossed: [], pairs: [] }
    const editor = looking(fake)
    editor.click('B2').enter('F8')
    expect(words(editor)).toBe('from B2 to F8: the map does not tell')
  })
})

test('HS-LOS: with the real rules, a wall hides what lies straight behind it, and open ground hides nothing', () => {
  const walled = withHexsides(scenario, ['E5/E6'], 'wall')
  const hidden = (at: Scenario): number => {
    const editor = new TestEditor(at)
    editor.tool('sight').enter('E5')
    return Number(/(\d+) hidden$/.exec(words(editor))?.[1])
  }
  expect(hidden(scenario)).toBe(0)
  expect(hidden(walled)).toBeGreaterThan(3)
})

describe('in the fantasy game', () => {
  const ridge = fantasyBoard({ hexes: { 'A5 B5 C5': { level: 2, terrain: 'wood' } } })
  const flying = { stats: { movementClass: 'flying' } } as const

  /** Gives what the tool says of the sight from one hex to another with the real rules, in both languages. */
  function says(at: Scenario, from: string, to: string): string[] {
    const editor = new TestEditor(at)
    editor.tool('sight').enter(from)
    editor.click(from).enter(to)
    const { fr = '', en = '' } = editor.editor.view.hover.getState().toolStatus ?? {}
    return [fr, en]
  }

  test('CM-LOS: names the terrain and level of the hex that cuts the line, and the smoke in it', () => {
    expect(says(ridge, 'B2', 'B8')).toEqual([
      'vue de B2 à B8 coupée en B5 (forêt, niveau 2), CM-LOS-5',
      'view from B2 to B8 cut at B5 (forest, level 2), CM-LOS-5',
    ])
    const pit = fantasyBoard({ hexes: { B5: { level: -1 } } })
    expect(says(withMarker(pit, ['B5'], 'smoke-dense'), 'B2', 'B8')).toEqual([
      'vue de B2 à B8 coupée en B5 (terrain clair, niveau −1, fumée dense), CM-LOS-10',
      'view from B2 to B8 cut at B5 (clear, level −1, dense smoke), CM-LOS-10',
    ])
  })

  test('CM-LOS-1: a counter looks from where it flies, and is looked at there', () => {
    const bird = withCounter(ridge, 'bird', { at: 'B2', placement: 'high-flight', ...flying })
    const seen = [
      'B8 est en vue de B2 (vol distant), CM-LOS-1',
      'B8 is in sight of B2 (high flight), CM-LOS-1',
    ]
    expect(says(bird, 'B2', 'B8')).toEqual(seen)
    expect(says(bird, 'B8', 'B2')).toEqual([
      'B2 (vol distant) est en vue de B8, CM-LOS-1',
      'B2 (high flight) is in sight of B8, CM-LOS-1',
    ])
    expect(says(bird, 'B2', 'B2')).toEqual([
      'vue de B2 (vol distant)\u202f: 119\u00a0cases vues, 0 cachée',
      'sight from B2 (high flight): 119\u00a0hexes seen, 0 hidden',
    ])
  })

  test('CM-LOS-9: a formation looks, and is looked at, from either half', () => {
    // B2 and C2 side by side; B6 is hidden from B2 alone.
    const hill = fantasyBoard({ hexes: { B3: { level: 2 } } })
    const wide = withCounter(hill, 'wide', { at: 'B2', kind: 'formation', facing: 'v0' })
    expect(says(wide, 'D8', 'B2')[1]).toBe('C2 is in sight of D8, CM-LOS-4')
    expect(says(wide, 'B2', 'B6')[1]).toBe('B6 is in sight of C2, CM-LOS-4')
    expect(says(hill, 'B2', 'B6')[1]).toBe('view from B2 to B6 cut at B3 (clear, level 2), CM-LOS-5')
    const [alone, both] = [says(hill, 'B2', 'B2'), says(wide, 'B2', 'B2')]
    const hidden = (words: string[]): number => Number(/(\d+) hidden$/.exec(words[1] ?? '')?.[1])
    expect(both[1]).toMatch(/^sight from B2 \+ C2: /)
    expect(hidden(both)).toBeLessThan(hidden(alone))
  })

  test('CM-LOS-2: deep in the rock there is no view, and nothing that cuts it', () => {
    const mole = withCounter(ridge, 'mole', { at: 'B2', placement: 'deep-infiltration' })
    expect(says(mole, 'B2', 'B3')).toEqual([
      'aucune vue de B2 (infiltration profonde) à B3, CM-LOS-2',
      'no view from B2 (deep infiltration) to B3, CM-LOS-2',
    ])
    expect(says(mole, 'B2', 'B2')[1]).toBe('sight from B2 (deep infiltration): 0\u00a0hexes seen, 119 hidden')
  })
})
