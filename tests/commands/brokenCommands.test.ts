/** A command that throws in the midst of a gesture takes all of it back: document, history and what listeners hear. */
import { expect, test } from 'vitest'
import { BOARD_GRID, richScenario } from '../format/richScenario'
import { pick } from '../support/dice'
import { differences, inOrder } from '../support/differences'
import { longRun } from '../support/longRuns'
import { examples } from './examples'
import { type Command } from '#shared/commands/command/command'
import { createHistory, type History } from '#shared/commands/history'
import { commandById, COMMANDS } from '#shared/commands/index'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { type Json } from '#shared/json/extra'
import { createRng, type Rng } from '#shared/lang/rng'

const { cases, seed: first } = longRun('commands broken at any point')

const FAULT = new Error('broken')
const EXAMPLES = examples(BOARD_GRID)

/** A value whose `left`th look at any part of it throws. */
function breaking<T>(value: T, count: { left: number }): T {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key) {
      if (count.left-- <= 0) throw FAULT
      const part: unknown = Reflect.get(target, key)
      return typeof part === 'function' ? (part.bind(target) as unknown) : breaking(part, count)
    },
  })
}

/** The places that throw: the command, as it reads its parameters or the document, or at its end; its name; a listener. */
const WAYS = ['params', 'document', 'end', 'name', 'listener'] as const

function broken(command: Command<Json>, way: (typeof WAYS)[number], looks: number): Command<Json> {
  const count = { left: looks }
  return {
    ...command,
    name(params, before) {
      if (way === 'name') throw FAULT
      return command.name(params, before)
    },
    run(draft, params) {
      if (way === 'params') command.run(draft, breaking(params, count))
      else if (way === 'document') command.run(breaking(draft, count), params)
      else command.run(draft, params)
      if (way !== 'name' && way !== 'listener') throw FAULT
      return undefined
    },
  }
}

function paint(history: History, rng: Rng, { map: { grid } }: Scenario): void {
  const hex = hexKey(toAxial({ col: rng.below(grid.columns), row: rng.below(grid.rows) }, grid))
  const terrain = pick(rng, ['wood', 'water', 'marsh'])
  history.apply(commandById('paint-terrain') as Command<Json>, { hexes: [hex], terrain })
}

test('the whole gesture is taken back and ended, and everyone is told exactly that', () => {
  let brokenOnes = 0
  for (let seed = first; seed < first + cases; seed++) {
    const rng = createRng(seed)
    const history = createHistory(richScenario())
    for (let before = rng.below(3); before > 0; before--) paint(history, rng, history.document)
    const [base, undoName, state] = [history.document, history.undoName, history.state]
    const way = pick(rng, WAYS)
    let listens = false
    let picture = base
    history.subscribe(({ before, after, changes }) => {
      expect(before).toBe(picture)
      expect(inOrder(changes)).toEqual(inOrder(differences(before, after, changes.wholeMap)))
      picture = after
    })
    // The first listener may throw: the others are called all the same.
    const picky = history.subscribe(({ kind }) => {
      if (listens && kind === 'apply') throw FAULT
    })
    const { id } = pick(rng, COMMANDS)
    const example = EXAMPLES[id]
    if (!example) throw new Error(`no example of ${id}`)
    const inGesture = rng.below(4) > 0
    if (inGesture) {
      history.begin()
      for (let steps = rng.below(4); steps > 0; steps--) paint(history, rng, history.document)
    }
    listens = way === 'listener'
    const command = broken(commandById(id) as Command<Json>, way, rng.below(40))
    let fault: unknown
    try {
      history.apply(command, example.does)
    } catch (thrown) {
      fault = thrown
    }
    // One that changes nothing on this board has neither a name nor listeners.
    if (fault === undefined) continue
    // A look that breaks may be reported in the words of immer, a fault of this test never.
    expect((fault as Error).name, `${(fault as Error).message}`).not.toBe('AssertionError')
    brokenOnes++
    expect(history.document, `seed ${seed}: ${id}, ${way}`).toBe(base)
    expect(picture).toBe(base)
    expect([history.undoName, history.state]).toEqual([undoName, state])
    // No gesture is open: what follows is a step of its own, which undo takes back alone.
    listens = false
    picky()
    expect(history.commit()).toBeUndefined()
    history.apply(commandById('edit-info') as Command<Json>, { change: { title: `${seed}` } })
    expect(history.document.info.title).toBe(`${seed}`)
    history.undo()
    expect(history.document.info.title).toBe(base.info.title)
    expect(history.undoName).toEqual(undoName)
  }
  expect(brokenOnes).toBeGreaterThan(cases / 2)
})
