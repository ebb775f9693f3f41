/** Two people who edit the same file apart: what each makes has ids that the other cannot have given. */
import { describe, expect, test } from 'vitest'
import { clearRegion } from '#shared/commands/clearRegion'
import { recordOf } from '#shared/document/changeSet'
import { counterId, counterTypeId, sideId } from '#shared/document/ids'
import { takeRegion } from '#shared/document/region/take'
import { type CounterType, type Side } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { compare } from '#shared/armies/taken/clashes'
import { addTypes } from '../../renderer/actions/addTypes'
import { finishTyping } from '../../renderer/tools/label/finishTyping'
import { testBoard, withCounter } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const SOLDIER = counterTypeId('crusaders-soldier')
const CRUSADERS = sideId('crusaders')
const PIRATE = counterTypeId('pirate')
const start = testBoard({ counters: { guy: { type: SOLDIER, at: 'E5' } } })
const sheet = start.counterTypes[SOLDIER] as CounterType

// A piece from another file, with a side, a type, a counter, a zone and a label of its own.
const clip = ((): NonNullable<ReturnType<typeof takeRegion>> => {
  const other: Scenario = {
    ...start,
    sides: { ...start.sides, [sideId('pirates')]: { name: 'Pirates', color: '#000000', notes: '' } },
    counterTypes: { ...start.counterTypes, [PIRATE]: { ...sheet, side: sideId('pirates'), name: 'Pirate' } },
  }
  const board = withCounter(other, 'anne', { type: PIRATE, at: 'C3' })
  const hex = hexKey(hexNamed(board, 'C3'))
  const ship = { text: 'Ship', hex, dxMm: 0, dyMm: 0, sizeMm: 5, angle: 0 }
  const full = {
    ...board,
    labels: { ship },
    zones: { deck: { name: 'Deck', kind: 'other', hexes: [hex] } },
  } as Scenario
  return takeRegion(full, [hex], hexNamed(board, 'C3'))
})()

/** The edits of both, each made without knowing of the other. */
function work(idCode: string): TestEditor {
  const editor = new TestEditor(start, { idCode })
  editor.tool('counter', { counterType: SOLDIER }).click('C3').click('H7').click('C3')
  editor.tool('marker', { marker: 'fire' }).drag('C3', 'C4')
  editor.tool('zone').drag('D5', 'D6')
  editor.tool('label').click('F6')
  finishTyping(editor.editor, 'The mill')
  const coming = { key: 'archer', stem: 'archer', sheet: { ...sheet, name: 'Archer' } }
  addTypes(editor.editor.document, compare(editor.scenario, [coming]))
  return editor.tool('stamp', { clip }).click('J4')
}

function made(editor: TestEditor, kind: (typeof KINDS)[number]): string[] {
  return Object.keys(recordOf(editor.scenario, kind)).filter((id) => !(id in recordOf(start, kind)))
}

const KINDS = ['counters', 'counterTypes', 'sides', 'markers', 'zones', 'labels'] as const

describe('two editors of one file, apart', () => {
  const [one, two] = [work('1abc'), work('2abd')]

  test.each(KINDS)('%s: none that both have given, and each is its own maker’s', (kind) => {
    const [mine, yours] = [made(one, kind), made(two, kind)]
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.filter((id) => yours.includes(id))).toEqual([])
    for (const id of mine) expect(id).toMatch(/-1abc(-\d+)?$/)
    expect(yours.map((id) => id.replace('2abd', '1abc'))).toEqual(mine)
  })

  test('what they name is theirs too', () => {
    for (const { scenario } of [one, two])
      for (const { type, side } of Object.values(scenario.counters)) {
        expect(scenario.counterTypes).toHaveProperty(type)
        if (side !== undefined) expect(scenario.sides).toHaveProperty(side)
      }
  })
})

test('a leader who is cut comes back as himself, others as new pieces', () => {
  const guy = counterId('guy')
  const commander = { ...(start.sides[CRUSADERS] as Side), commander: guy }
  const led = { ...start, sides: { ...start.sides, [CRUSADERS]: commander } }
  const at = hexNamed(start, 'E5')
  for (const [scenario, id] of [
    [led, 'guy'],
    [start, 'guy-1abc'],
  ] as const) {
    const editor = new TestEditor(scenario, { idCode: '1abc' })
    editor.editor.document.run(clearRegion, { hexes: [hexKey(at)], terrain: 'clear', purpose: 'cut' })
    editor
      .tool('stamp', { clip: takeRegion(scenario, [hexKey(at)], at) })
      .click('G4')
      .expectCounterAt('G4', id)
  }
})

test('an editor without a code gives plain ids', () => {
  expect(made(work(''), 'counters')).toEqual([
    'crusaders-soldier',
    'crusaders-soldier-2',
    'crusaders-soldier-3',
    'anne',
  ])
})
