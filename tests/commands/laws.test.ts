/** Laws of every command, by one loop over the list: a new command is tested by one line of examples. */
import { describe, expect, test } from 'vitest'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { differences, inOrder } from '../support/differences'
import { examples } from './examples'
import { valuesOf, withValues } from '#shared/commands/changedValues'
import { createHistory, type History } from '#shared/commands/history'
import { commandById, COMMANDS } from '#shared/commands/index'
import { readCall } from '#shared/commands/readCall'
import { isNothing } from '#shared/document/changeSet'
import { type CommandCall } from '#shared/document/commandCall'
import { type ObjectField } from '#shared/document/fields/vocabulary'
import { counterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type Localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'

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

/** Everything that a value can be with one part of it taken out or of another kind; of a list, of its first item. */
function* spoilt(value: Json): Generator<Json> {
  yield* [WRONG, '', null, [], {}]
  if (Array.isArray(value)) {
    const [first, ...others] = value as readonly Json[]
    if (first !== undefined) for (const item of spoilt(first)) yield [item, ...others]
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const others = Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
      yield others
      for (const other of spoilt(item as Json)) yield { ...others, [key]: other }
    }
  }
}

/** Fits no field but those of any JSON. */
const WRONG = 1e12 + 0.5

function refusalOf(command: string, params: Json): Localized | undefined {
  const read = readCall({ command, params })
  return read.ok ? undefined : read.error.message
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

  test('sent as text, its call is the same command and makes the same change', () => {
    for (const params of idle === undefined ? [does] : [does, idle]) {
      const read = readCall(JSON.parse(JSON.stringify({ command: id, params })) as CommandCall)
      if (!read.ok) throw new Error(read.error.message.en)
      expect(read.value.params).toEqual(params)
      const [here, there] = [createHistory(base), createHistory(base)]
      for (const history of [here, there]) history.begin()
      run(here, id, params)
      expect(there.apply(read.value.command, read.value.params)).toBeUndefined()
      const [done, sent] = [here.commit(), there.commit()]
      expect(sent && inOrder(sent.changes)).toEqual(done && inOrder(done.changes))
      expect(writeScenario(there.document)).toBe(writeScenario(here.document))
    }
  })

  test('a key that is missing, wrong or unknown is refused in both languages, and named', () => {
    const { members } = commandById(id)?.params as ObjectField<Record<string, unknown>>
    const keys = Object.entries(does as Readonly<Record<string, Json>>)
    for (const [key, value] of keys) {
      const { optional } = members[key] as { readonly optional?: true }
      const others = Object.fromEntries(keys.filter(([other]) => other !== key)) as Readonly<
        Record<string, Json>
      >
      const mistakes: Json[] = [{ ...others, [`${key}s`]: value }]
      if (!optional) mistakes.push(others)
      if (key !== 'data') mistakes.push({ ...others, [key]: WRONG })
      for (const mistake of mistakes) {
        const refusal = refusalOf(id, mistake)
        expect(refusal?.en, `${key} of ${JSON.stringify(mistake).slice(0, 200)}`).toContain(`params.${key}`)
        expect(refusal?.fr).toContain('attendu')
      }
    }
    for (const params of [WRONG, null, 'x', [does]])
      expect(refusalOf(id, params)?.en).toContain('params: found')
  })

  test('a mistake deep inside never throws, and what is still accepted can be run', () => {
    for (const params of spoilt(does)) {
      const read = readCall({ command: id, params })
      if (!read.ok) continue
      const history = createHistory(base)
      expect(() => history.apply(read.value.command, read.value.params)).not.toThrow()
      const saved = readScenario(writeScenario(history.document), 'saved')
      expect(saved.ok, JSON.stringify(params).slice(0, 300)).toBe(true)
    }
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
