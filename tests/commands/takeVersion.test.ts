/** Taking a whole version: the document is that version, and the step holds what differs only. */
import { expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { takeVersion } from '#shared/commands/takeVersion'
import { writeScenario } from '#shared/format/write'
import { createRng } from '#shared/lang/rng'
import { richScenario } from '../format/richScenario'
import { differences, inOrder } from '../support/differences'
import { edited } from '../versions/randomEdits'
import { reopened, scenarioOf } from '../support/scenarioFiles'

test('gives that version byte for byte, and undo the one before; the change set names what differs', () => {
  const base = richScenario()
  for (let seed = 0; seed < 60; seed++) {
    const wholeMap = seed % 4 === 0
    const text = writeScenario(edited(base, createRng(seed), 5, wholeMap))
    // As from a file: it shares nothing with the document.
    const version = scenarioOf(text)
    const history = createHistory(base)
    history.begin()
    expect(history.apply(takeVersion, { version })).toBeUndefined()
    const change = history.commit()
    expect(writeScenario(history.document), `seed ${seed}`).toBe(text)
    if (!change) continue
    const { before, after, changes } = change
    expect(changes.wholeMap && !wholeMap, `seed ${seed}`).toBe(false)
    expect(inOrder(changes)).toEqual(inOrder(differences(before, after, changes.wholeMap)))
    history.undo()
    expect(writeScenario(history.document), `seed ${seed}`).toBe(writeScenario(base))
  }
})

test('the same version again is no step', () => {
  const history = createHistory(reopened(richScenario()))
  history.apply(takeVersion, { version: reopened(richScenario()) })
  expect(history.undoName).toBeUndefined()
})
