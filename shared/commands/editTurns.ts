/** Changes the number of turns, the order of play or the clock of a game (SCN-3); single turns: `editTurn`. */
import { type Draft } from 'immer'
import { keyed } from '#shared/document/fields/vocabulary'
import { turns, type Turns } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { applyChange, changeOf } from './command/change'
import { command, type Refusal } from './command/command'
import { refusedValue } from './command/values'

const NO_TURNS: Turns = { order: [], rows: {} }

export const editTurns = command({
  id: 'edit-turns',
  params: keyed({ change: changeOf(turns, 'count', 'order', 'clock') }),
  name: () => localized('Modifier les tours', 'Edit the turns'),
  run: (draft, { change }) => {
    const next = { ...turnsOf(found(draft)) } as Draft<Turns>
    applyChange<Omit<Turns, 'extra' | 'rows'>>(next, change)
    return setTurns(draft, next as Turns)
  },
})

export function turnsOf(scenario: Scenario): Turns {
  return scenario.turns ?? NO_TURNS
}

/** Writes the turns; a scenario that says nothing of them has none. */
export function setTurns(draft: Draft<Scenario>, next: Turns): Refusal | undefined {
  const refused = refusedValue(turns, next)
  if (refused) return refused
  if (JSON.stringify(next) === JSON.stringify(NO_TURNS)) delete draft.turns
  else if (JSON.stringify(next) !== JSON.stringify(found(draft).turns)) draft.turns = next as Draft<Turns>
  return undefined
}
