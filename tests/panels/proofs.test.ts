/** The marks of a proof on the map, and the set-up that it places. */
import { describe, expect, test } from 'vitest'
import { counterId, type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type ProofQuestion, proofQuestions, prove, type Proven } from '#shared/proofs/proofs'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { missingToProve } from '../../renderer/panels/scenario/missingToProve'
import { laySetUp, showProof } from '../../renderer/panels/scenario/proofs/showProof'
import { witnessOps } from '../../renderer/tools/overlay/witnessOverlay'
import { testBoard } from '../support/board'
import { provingBoard } from '../support/provingBoard'
import { TestEditor } from '../support/TestEditor'

const GUY = counterId('guy')

function proofOf<K extends Proven['kind']>(scenario: Scenario, kind: K): Extract<Proven, { kind: K }> {
  const question = proofQuestions(scenario).find((one) => one.kind === kind) as ProofQuestion
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error('no analysis')
  return prove(scenario, rulesetOf(scenario), analysis, question) as Extract<Proven, { kind: K }>
}

function shown(scenario = provingBoard()) {
  const views: string[] = []
  const { editor } = new TestEditor(scenario)
  const ui = { showView: (view: string) => void views.push(view) }
  const { session } = editor
  const now = () => editor.store.getState().session
  const hexOf = (id: CounterId): string | undefined => {
    const hex = editor.document.scenario.counters[id]?.hex
    return hex && nameOfHex(scenario, parseHexKey(hex))
  }
  return { scenario, editor, session, ui, views, now, hexOf }
}

describe('a proof on the map', () => {
  test('shows a set-up until something is selected', () => {
    const { scenario, editor, ui, views, now, session } = shown()
    showProof(editor, ui, proofOf(scenario, 'set-up'))
    expect(views).toEqual(['map'])
    expect(
      now().witness?.stood.map(({ counter, hex }) => [counter, nameOfHex(scenario, parseHexKey(hex))]),
    ).toEqual([['guy', 'B2']])
    session.select({ kind: 'counters', counters: [counterId('bow')] })
    expect(now().witness).toBeUndefined()
  })

  test('shows a way until the document changes', () => {
    const { scenario, editor, ui, now } = shown()
    showProof(editor, ui, proofOf(scenario, 'objective'))
    const [way] = now().witness?.ways ?? []
    expect(way?.map((hex) => nameOfHex(scenario, parseHexKey(hex))).at(-1)).toBe('A8')
    const { grid, hexMm } = scenario.map
    const { view } = editor.store.getState()
    const frame = { layout: { grid, hexMm }, mmPerPx: 0.2, scenario, ruleset: editor.document.ruleset, view }
    // The line and its edge, its joints, its head.
    const witness = now().witness
    expect(witness && witnessOps(witness, frame).map(({ kind }) => kind)).toEqual([
      'path',
      'path',
      'path',
      'path',
    ])
    laySetUp(editor, ui, proofOf(scenario, 'set-up') as never)
    expect(now().witness).toBeUndefined()
  })

  test('selects who does not fit', () => {
    const board = provingBoard()
    const bare = { ...board, zones: {} }
    const { editor, ui, now } = shown(bare)
    const proof = proofOf(bare, 'set-up')
    expect(proof.answer).toBe('no')
    showProof(editor, ui, proof)
    expect(now().selection).toEqual({ kind: 'counters', counters: ['guy'] })
    expect(now().witness).toBeUndefined()
  })

  test('is laid as one step', () => {
    const { scenario, editor, ui, views, hexOf } = shown()
    laySetUp(editor, ui, proofOf(scenario, 'set-up') as never)
    expect(hexOf(GUY)).toBe('B2')
    expect(views).toEqual(['map'])
    editor.document.undo()
    expect(editor.document.scenario).toEqual(scenario)
    expect(editor.store.getState().document.undoName).toBeUndefined()
  })
})

describe('what is missing', () => {
  test('is all of it in an empty scenario, each with its section', () => {
    expect(missingToProve(testBoard(), []).map((one) => one.in?.section)).toEqual([
      'set-up',
      'reinforcements',
      'victory',
      undefined,
    ])
    expect(missingToProve(testBoard(), [])[0]?.words.en).toBe('No set-up zone to fill.')
  })

  test('is little where much is proven', () => {
    const scenario = provingBoard()
    expect(missingToProve(scenario, proofQuestions(scenario)).map((one) => one.in?.section)).toEqual([
      'reinforcements',
    ])
  })
})
