/** `--firing`: the fire of a mover in the same turn, which may limit its movement, for `reach`, `route`, `safest`; of a march in each turn, for `turns` (MC-FIR-1). */
import { FIRING_CHOICE, FIRINGS } from '#shared/rules/answers/firing'
import { option } from './verb'

export const FIRING = option(
  `--${FIRING_CHOICE.id} <phase>`,
  `le pion tire ce tour-ci\u202f: ${FIRINGS.join(', ')} (défensif, ou les deux)`,
  `the counter fires this turn: ${FIRINGS.join(', ')} (in defence, or both)`,
)

export const FIRING_EACH_TURN = option(
  `--${FIRING_CHOICE.id} <phase>`,
  `le pion tire à chaque tour\u202f: ${FIRINGS.join(', ')} (défensif, ou les deux)`,
  `the counter fires in each turn: ${FIRINGS.join(', ')} (in defence, or both)`,
)
