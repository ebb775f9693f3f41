/** A question of the panel as tests write it: counters by id, hexes by name. */
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { type InquiryId } from '#shared/rules/answers/inquiryKinds'
import { hexNamed, type NamedHex } from './names'

export interface Asked {
  readonly question: InquiryId
  readonly counter?: string
  readonly hex?: NamedHex
  readonly side?: string
  readonly friends?: readonly string[]
  readonly enemies?: readonly string[]
  readonly to?: NamedHex
  readonly choices?: Inquiry['choices']
  readonly turn?: Inquiry['turn']
}

export function inquiryOf(scenario: Scenario, { counter, hex, side, to, ...picked }: Asked): Inquiry {
  return {
    question: picked.question,
    friends: (picked.friends ?? []).map(counterId),
    enemies: (picked.enemies ?? []).map(counterId),
    choices: picked.choices ?? {},
    ...(picked.turn && { turn: picked.turn }),
    ...(counter !== undefined && { counter: counterId(counter) }),
    ...(side !== undefined && { side: side as Inquiry['side'] & string }),
    ...(hex !== undefined && { hex: hexNamed(scenario, hex) }),
    ...(to !== undefined && { to: hexNamed(scenario, to) }),
  }
}
