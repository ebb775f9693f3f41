/** The reinforcements of the side whose turn begins: condition, roll, then a place for each; who is lost goes (SCN-4). */
import { type CounterId } from '#shared/document/ids'
import { sideToPlay } from '../offers/phase'
import { ONE, compareFractions } from '#shared/rules/chances/fraction'
import { type Entry, entries } from '#shared/rules/reinforcements/entries'
import { type Stand } from '#shared/rules/reinforcements/freeStands'
import { type Effect } from '#shared/rules/resolution/effects'
import { type EntryKnown, type GameAct, type GameState } from '../contract'

type Known = Readonly<Record<string, EntryKnown>>

/** The next question about entries; undefined when nothing is left to ask. */
export type EntryAsked =
  | { readonly kind: 'condition' | 'entry-roll'; readonly entry: Entry }
  | {
      readonly kind: 'entry'
      readonly entry: Entry
      readonly counter: CounterId
      readonly acts: readonly GameAct[]
    }

/** @rule SCN-4 */
export function entryAsked({ scenario, play }: GameState, known: Known): EntryAsked | undefined {
  for (const entry of entries(scenario, play)) {
    if (entry.reinforcement.side !== sideToPlay(play)) continue
    const { condition, rolled } = known[entry.id] ?? {}
    if (condition === false || rolled === false) continue
    if (entry.condition && condition === undefined) return { kind: 'condition', entry }
    if (compareFractions(entry.chance, ONE) < 0 && rolled === undefined) return { kind: 'entry-roll', entry }
    for (const { counter, stands, instead } of entry.counters) {
      const free = [...stands, ...instead]
      if (free.length > 0)
        return { kind: 'entry', entry, counter, acts: free.map((at) => placing(counter, at)) }
    }
  }
  return undefined
}

function placing(counter: CounterId, { hex, facing }: Stand): GameAct {
  return { kind: 'place', counter, hex, facing }
}

/** Those who may enter, have no free place and do not wait. @rule SCN-4 */
export function lostAtEntry({ scenario, play }: GameState, known: Known): Effect[] {
  return entries(scenario, play).flatMap(({ id, reinforcement, counters }) => {
    const { condition, rolled } = known[id] ?? {}
    if (reinforcement.side !== sideToPlay(play) || condition === false || rolled === false) return []
    return counters.flatMap(({ counter, blocked }): Effect[] =>
      blocked === 'lost' ? [{ kind: 'removed', counter, how: 'eliminated' }] : [],
    )
  })
}
