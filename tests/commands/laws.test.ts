/** Laws of every command, by one loop over the list: a new command is tested by one line of examples. */
import { describe, expect, test } from 'vitest'
import { valuesOf, withValues } from '#shared/commands/changedValues'
import { isNothing } from '#shared/document/changeSet'
import { createHistory, type History } from '#shared/commands/history'
import { commandById, COMMANDS } from '#shared/commands/index'
import { counterTypeId } from '#shared/document/ids'
import { type Json, type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { differences, inOrder } from '../support/differences'
import { examples } from './examples'

const base = ((): Scenario => {
  const rich = richScenario()
  const unused = {
    name: 'Page',
    abbreviation: 'NPa',
    edition: '',
    footprint: 1,
    stats: {},
    faces: {},
    quantity: 1,
  } as const
  // Between two others, so that putting it back in another place would show in the file.
  const [first, ...rest] = Object.entries(rich.counterTypes)
  const counterTypes = Object.fromEntries([
    first as [string, never],
    [counterTypeId('unused'), unused],
    ...rest,
  ])
  return { ...rich, counterTypes }
})()

const EXAMPLES = examples(BOARD_GRID)

function run(history: History, id: string, params: Json): void {
  const command = commandById(id)
  if (!command) throw new Error(`no command ${id}`)
  expect(history.apply(command, params)).toBeUndefined()
}

test('ids are kebab case, unique, and each command has its example', () => {
  const ids = COMMANDS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(Object.keys(EXAMPLES).sort()).toEqual([...ids].sort())
  expect(commandById('no-such-command')).toBeUndefined()
})

describe.each(Object.entries(EXAMPLES))('%s', (id, { does, idle }) => {
  const bytes = writeScenario(base)

  test('changes the document; undo and redo give the same bytes', () => {
    const history = createHistory(base)
    run(history, id, does)
    const changed = writeScenario(history.document)
    expect(changed).not.toBe(bytes)
    for (let round = 0; round < 2; round++) {
      history.undo()
      expect(writeScenario(history.document)).toBe(bytes)
      expect(history.document).toEqual(base)
      history.redo()
      expect(writeScenario(history.document)).toBe(changed)
    }
    expect(history.undo()).toBeDefined()
    expect(history.undo()).toBeUndefined()
  })

  test('makes a document that can be saved and opened again', () => {
    const history = createHistory(base)
    run(history, id, does)
    const result = readScenario(writeScenario(history.document), 'saved')
    if (!result.ok) throw new Error(JSON.stringify(result.error))
    expect(writeScenario(result.value)).toBe(writeScenario(history.document))
  })

  test('its change set names exactly what differs; the values there turn either state into the other', () => {
    const history = createHistory(base)
    history.begin()
    run(history, id, does)
    const change = history.commit()
    if (!change) throw new Error('no change')
    const { before, after, changes } = change
    expect(withValues(before, valuesOf(after, changes))).toEqual(after)
    expect(withValues(after, valuesOf(before, changes))).toEqual(before)
    expect(isNothing(changes)).toBe(false)
    expect(inOrder(changes)).toEqual(inOrder(differences(before, after, changes.wholeMap)))
  })

  test('is the same again from the same parameters, and leaves them alone', () => {
    const [one, two] = [createHistory(base), createHistory(base)]
    const params = structuredClone(does) as Json
    run(one, id, does)
    run(two, id, params)
    expect(writeScenario(one.document)).toBe(writeScenario(two.document))
    expect(params).toEqual(does)
    expect(JSON.parse(JSON.stringify(does))).toEqual(does)
  })

  // Some always change something (a flip, a new id).
  if (idle !== undefined)
    test('changing nothing leaves no step and the same object', () => {
      const history = createHistory(base)
      const before = history.document
      run(history, id, idle)
      expect(history.document).toBe(before)
      expect(history.undoName).toBeUndefined()
      expect(history.modified).toBe(false)
    })

  test('has a name in both languages, French before a narrow space and a colon', () => {
    const name = commandById(id)?.name(does, base)
    expect(name?.fr).toMatch(/^[A-ZÉ]/)
    expect(name?.en).toMatch(/^[A-Z]/)
    expect(`${name?.fr}${name?.en}`).not.toMatch(/undefined| :/)
  })
})
