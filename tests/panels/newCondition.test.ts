/** SCN-5: a new condition of victory begins with values that make sense. */
import { expect, test } from 'vitest'
import { conditionInWords } from '#shared/document/inWords/condition'
import { CONDITION_KINDS, newCondition } from '../../renderer/panels/scenario/newCondition'
import { NORMANS, richScenario, SARACENS } from '../format/richScenario'

const rich = richScenario()
const own = [{ kind: 'side', side: NORMANS }]
const others = [{ kind: 'side', side: SARACENS }]

test('one’s own counters live or leave, the others’ fall', () => {
  expect(
    Object.fromEntries(CONDITION_KINDS.map((kind) => [kind, newCondition(rich, kind, NORMANS)])),
  ).toEqual({
    hold: { kind: 'hold', place: { kind: 'hexes', hexes: [] }, by: 'presence' },
    eliminate: { kind: 'eliminate', who: others },
    exit: { kind: 'exit', who: own, place: { kind: 'edge', edge: 'left' } },
    survive: { kind: 'survive', who: own },
    capture: { kind: 'capture', who: others },
    break: { kind: 'break', hexes: [], hexsides: [] },
    score: { kind: 'score', who: others, state: 'eliminated' },
  })
})

test('of nobody’s victory, and of a scenario without sides', () => {
  expect(newCondition(rich, 'survive', undefined)).toEqual({
    kind: 'survive',
    who: [{ kind: 'side', side: Object.keys(rich.sides)[0] }],
  })
  expect(newCondition({ sides: {} }, 'eliminate', undefined)).toEqual({ kind: 'eliminate', who: [] })
})

test('each kind reads as a sentence of its own', () => {
  const said = CONDITION_KINDS.map((kind) =>
    conditionInWords(rich, newCondition(rich, kind, NORMANS), NORMANS),
  )
  expect(new Set(said.map(({ fr }) => fr)).size).toBe(CONDITION_KINDS.length)
  expect(new Set(said.map(({ en }) => en)).size).toBe(CONDITION_KINDS.length)
})
