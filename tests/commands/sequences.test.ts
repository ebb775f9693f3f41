/** Random sequences of commands, undone and redone byte for byte, on the four grid kinds (DOC-4); every
 * change names exactly what differs. */
import { describe, expect, test } from 'vitest'
import { GRID_KINDS, richScenario } from '../format/richScenario'
import { plainCounter } from '../support/plainCounter'
import { differences, inOrder } from '../support/differences'
import { pick } from '../support/dice'
import { longRun } from '../support/longRuns'
import { createHistory, type History } from '#shared/commands/history'
import { commandById } from '#shared/commands/index'
import { counterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type Axial, hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type Json } from '#shared/json/extra'
import { createRng, type Rng } from '#shared/lang/rng'

const { cases: commandsRun, seed: first } = longRun('random commands undone and redone')

type Dice = (rng: Rng, scenario: Scenario) => Json

const somewhere = (rng: Rng, { map: { grid } }: Scenario): Axial =>
  // Now and then off the map.
  toAxial({ col: rng.below(grid.columns + 2) - 1, row: rng.below(grid.rows + 2) - 1 }, grid)

const hexOf = (rng: Rng, scenario: Scenario): string => hexKey(somewhere(rng, scenario))
const hexesOf = (rng: Rng, scenario: Scenario): string[] =>
  Array.from({ length: 1 + rng.below(6) }, () => hexOf(rng, scenario))
const sidesOf = (rng: Rng, scenario: Scenario): string[] =>
  Array.from({ length: 1 + rng.below(4) }, () =>
    hexsideKey(hexsideOf(somewhere(rng, scenario), rng.below(6) as 0 | 1 | 2 | 3 | 4 | 5)),
  )
const facingOf = (rng: Rng): Json => ({ kind: pick(rng, ['side', 'vertex']), index: rng.below(6) })
const counterOf = (rng: Rng, { counters }: Scenario): string =>
  pick(rng, [...Object.keys(counters), 'nobody'])
const typeOf = (rng: Rng, { counterTypes }: Scenario): string =>
  pick(rng, [...Object.keys(counterTypes), 'nothing'])

const FEATURES: readonly Json[] = [
  { slot: 'barrier', value: { feature: 'wall', inside: 'owner' } },
  { slot: 'barrier', value: { feature: 'hedge' } },
  { slot: 'opening', value: { feature: 'arrow-slit', inside: 'across' }, wall: 'wall' },
  { slot: 'way', value: { feature: 'road' } },
  { slot: 'fixture', value: { feature: 'stairs', inside: 'owner' } },
]

const DICE: Readonly<Record<string, Dice>> = {
  'paint-terrain': (rng, scenario) => ({
    hexes: hexesOf(rng, scenario),
    terrain: pick(rng, ['clear', 'wood', 'water', 'marsh', 'rocks']),
  }),
  'set-elevation': (rng, scenario) => ({
    hexes: hexesOf(rng, scenario),
    mode: pick(rng, ['raise', 'lower', 'set']),
    value: rng.below(4),
  }),
  'erase-hexes': (rng, scenario) => ({ hexes: hexesOf(rng, scenario), terrain: 'clear' }),
  'set-hexside-feature': (rng, scenario) => ({
    sides: sidesOf(rng, scenario),
    ...(pick(rng, FEATURES) as object),
  }),
  'clear-hexside': (rng, scenario) => ({
    sides: sidesOf(rng, scenario),
    ...(rng.below(2) ? { slots: ['opening', 'way'] } : {}),
  }),
  'flip-hexside': (rng, scenario) => ({ sides: sidesOf(rng, scenario) }),
  'set-structure': (rng, scenario) => ({
    hexes: hexesOf(rng, scenario),
    structure: { feature: pick(rng, ['tower', 'wall']) },
  }),
  'clear-structure': (rng, scenario) => ({ hexes: hexesOf(rng, scenario) }),
  'place-counter': (rng, scenario) => ({
    id: `c${rng.below(30)}`,
    counter: {
      ...(plainCounter({ type: counterTypeId(typeOf(rng, scenario)) }) as unknown as Record<string, Json>),
      hex: hexOf(rng, scenario),
      facing: facingOf(rng),
    },
  }),
  'move-counters': (rng, scenario) => ({
    moves: [
      {
        counter: counterOf(rng, scenario),
        hex: rng.below(4) ? hexOf(rng, scenario) : null,
        facing: facingOf(rng),
      },
    ],
  }),
  'turn-counter': (rng, scenario) => ({ counter: counterOf(rng, scenario), facing: facingOf(rng) }),
  'remove-counters': (rng, scenario) => ({ counters: [counterOf(rng, scenario)] }),
  'set-counter-state': (rng, scenario) => ({
    counter: counterOf(rng, scenario),
    status: { hits: rng.below(3) || null },
  }),
  'edit-counter': (rng, scenario) => ({
    counter: counterOf(rng, scenario),
    change: { name: `Guy ${rng.below(50)}`, hidden: rng.below(2) === 1 },
  }),
  'add-counter-type': (rng) => ({
    id: `t${rng.below(9)}`,
    counterType: {
      name: 'T',
      abbreviation: 'TTT',
      edition: '',
      footprint: 1,
      stats: {},
      faces: { healthy: { stats: {} } },
      quantity: 1,
    },
  }),
  'edit-counter-type': (rng, scenario) => ({
    counterType: typeOf(rng, scenario),
    change: {
      quantity: rng.below(4),
      stats: { movement: rng.below(3) || null },
      faces: { extra: rng.below(2) ? {} : null },
    },
  }),
  'edit-counter-types': (rng, scenario) => ({
    changes: {
      [typeOf(rng, scenario)]: { quantity: rng.below(4) },
      [typeOf(rng, scenario)]: { stats: { movement: rng.below(3) || null } },
    },
  }),
  'remove-counter-type': (rng, scenario) => ({ counterType: typeOf(rng, scenario) }),
  'add-side': (rng) => ({ id: `s${rng.below(9)}`, side: { name: 'S', color: '#123456', notes: '' } }),
  'edit-side': (rng, { sides }) => ({
    side: pick(rng, [...Object.keys(sides), 'ghosts']),
    change: { notes: String(rng.below(3)) },
  }),
  // Mostly those that came by these dice: with the first two most counters would go.
  'merge-sides': (rng, { sides }) => ({
    from: lateSide(rng, sides),
    into: pick(rng, [...Object.keys(sides), 'ghosts']),
  }),
  'remove-side': (rng, { sides }) => ({
    side: lateSide(rng, sides),
    counters: pick(rng, ['remove', 'keep']),
  }),
  'edit-info': (rng) => ({ change: { title: `Title ${rng.below(5)}` } }),
}

function lateSide(rng: Rng, sides: Scenario['sides']): string {
  const all = Object.keys(sides)
  return pick(rng, rng.below(20) === 0 || all.length < 3 ? [...all, 'ghosts'] : all.slice(2))
}

/** One step of the user: a command, or a gesture of several, now and then given up. */
function step(rng: Rng, history: History): number {
  const count = rng.below(3) ? 1 : 1 + rng.below(8)
  const before = history.document
  history.begin()
  for (let run = 0; run < count; run++) {
    const id = pick(rng, Object.keys(DICE))
    const command = commandById(id)
    if (!command) throw new Error(`no command ${id}`)
    history.apply(command, (DICE[id] as Dice)(rng, history.document))
  }
  if (rng.below(12)) history.commit()
  else {
    history.cancel()
    expect(history.document).toBe(before)
  }
  return count
}

describe.each(GRID_KINDS.map((grid) => [`${grid.orientation} ${grid.stagger}`, grid] as const))(
  '%s',
  (_title, grid) => {
    test.each([first, first + 1, first + 2])('seed %i', (seed) => {
      const rng = createRng(seed * 1000 + GRID_KINDS.indexOf(grid))
      const history = createHistory(richScenario(grid))
      const told = new Set<string>()
      history.subscribe(({ kind, before, after, changes }) => {
        told.add(kind)
        expect(inOrder(changes), kind).toEqual(inOrder(differences(before, after)))
      })
      const states = [writeScenario(history.document)]
      let refusedOrIdle = 0
      for (let run = 0; run < commandsRun;) {
        const before = history.undoName
        const document = history.document
        run += step(rng, history)
        if (history.document === document) refusedOrIdle++
        else states.push(writeScenario(history.document))
        expect(history.undoName !== undefined || before === undefined).toBe(true)
      }
      // The dice do something: more than every third step changes the document.
      expect(states.length).toBeGreaterThan(refusedOrIdle / 2)
      const last = states.length - 1
      expect(readScenario(states[last] as string, 'saved').ok).toBe(true)
      for (let index = last - 1; index >= 0; index--) {
        history.undo()
        expect(writeScenario(history.document) === states[index], `undo to state ${index}`).toBe(true)
      }
      expect(history.undo()).toBeUndefined()
      expect(history.document).toEqual(richScenario(grid))
      for (let index = 1; index <= last; index++) {
        history.redo()
        expect(writeScenario(history.document) === states[index], `redo to state ${index}`).toBe(true)
      }
      expect(history.redo()).toBeUndefined()
      expect([...told].sort()).toEqual(['apply', 'cancel', 'redo', 'undo'])
    })
  },
)
