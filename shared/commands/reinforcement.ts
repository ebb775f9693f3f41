/** Refuses a reinforcement that could never enter as it says. */
import { reinforcement as reinforcementField } from '#shared/document/fields/game'
import { type Reinforcement } from '#shared/document/types'
import { type Refusal } from './command/command'
import { refusal } from './command/refusals'
import { refusedTurn, refusedValue } from './values'

export function refusedReinforcement(reinforcement: Reinforcement): Refusal | undefined {
  const { turn, lastTurn, roll } = reinforcement
  const refused = refusedTurn(turn) ?? refusedTurn(lastTurn)
  if (refused) return refused
  if (roll && roll.atMost > roll.sides)
    return refusal(
      'Le résultat à obtenir ne peut pas dépasser le nombre de faces du dé.',
      'The roll asked for cannot exceed the sides of the die.',
    )
  return refusedValue(reinforcementField, reinforcement)
}
