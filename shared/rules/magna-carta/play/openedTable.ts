/** A roll of one table with the saves against its result, for the acts that are decided by one (MC-FIR, MC-CBT, MC-NAP, SV-ARM). */
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type OpenDone, type Opened } from '../../resolution/opened'
import { type Outcome } from '../../resolution/play'
import { type TableRoll } from '../../resolution/rolls'
import { type Save } from '../saves/saves'
import { savedId } from './harm'
import { openSaves } from './openedSaves'

export const FIRE = localized('jet de tir', 'fire roll')

interface Throwers {
  readonly by?: CounterId
  readonly name: OpenDone['name']
  readonly saver?: CounterId
  saves(result: string): readonly Save[]
}

/** @param then what follows from the outcome of this id. */
export function openTable(
  roll: TableRoll,
  { by, name, saver, saves }: Throwers,
  then: (id: string) => Opened,
): Opened {
  return {
    kind: 'roll',
    dice: roll.dice,
    ...(by && { by }),
    name,
    modifiers: roll.modifiers,
    because: roll.because,
    then: (total: number) => {
      const { outcome } = roll.thrown(total)
      return openSaves(saves(outcome), saver, (steps) => then(savedId(outcome, steps)))
    },
  }
}

/** @throws when no outcome has this id: a table that names what it does not list. */
export function outcomeOf(outcomes: readonly Outcome[], id: string): Outcome {
  const found = outcomes.find((outcome) => outcome.id === id)
  if (!found) throw new Error(`no outcome ${id}`)
  return found
}

/** @throws as `outcomeOf`. */
export function doneOf(outcomes: readonly Outcome[], id: string): OpenDone {
  const { name, effects } = outcomeOf(outcomes, id)
  return { kind: 'done', id, name, effects }
}
