/** Takes one counter after another into the hand, of those that may act. */
import { type PlayTable } from './playTable'
import { choicesAt, handAt, machineToPlay } from './tableState'

/** False where nobody may be taken now. @param step −1 = the one before. */
export function takeNext(table: PlayTable, step: 1 | -1): boolean {
  const state = table.store.getState()
  const actors = machineToPlay(state) === undefined && !state.asked ? (choicesAt(state)?.actors ?? []) : []
  const hand = handAt(state)
  const at = hand === undefined ? (step === 1 ? -1 : 0) : actors.indexOf(hand)
  const next = actors.at((at + step) % actors.length)
  if (next !== undefined) table.select(next)
  return next !== undefined
}
