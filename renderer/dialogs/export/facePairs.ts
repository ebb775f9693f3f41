/** The faces of counter types that can back one another: as the program pairs them, and as their author wants them (MC-MAP-3). */
import { type CounterTypeChange } from '#shared/commands/entries/counterTypes'
import { type FacePair } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type FaceChoice, fewestPieces, type Piece, type ShownState } from '#shared/rules/contract/cardboard'
import { newCounter } from '#shared/rules/counters/newCounter'
import { cardboardOf } from '#shared/rules/registry/parts'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export interface PairedType {
  readonly id: CounterTypeId
  readonly name: string
  /** The author's; empty when the program pairs all. */
  readonly wished: readonly FacePair[]
  readonly states: readonly ShownState[]
  /** Those whose backs can be others: not two faces that are alone of their size. */
  readonly pieces: readonly Piece[]
}

/** The types with three faces of one size or more, in the order of the document: two can only back each other. */
export function pairedTypes(
  scenario: Scenario,
  ruleset: Pick<Ruleset, 'id' | 'placements' | 'facingKind' | 'counterSchema'>,
  faces: FaceChoice,
): PairedType[] {
  const cardboard = cardboardOf(ruleset.id)
  if (!cardboard) return []
  return (Object.keys(scenario.counterTypes) as CounterTypeId[]).flatMap((id): PairedType[] => {
    const counter = newCounter(scenario, ruleset, id)
    const sheet = scenario.counterTypes[id]
    if (!counter || !sheet) return []
    const states = cardboard.states(scenario, counter, faces)
    const wished = sheet.pairs ?? []
    const pieces = fewestPieces(states, [...wished, ...cardboard.pairs])
    const open = pieces.filter(({ front }) => others(states, front).length > 1)
    return open.length > 0 ? [{ id, name: sheet.name, wished, states, pieces: open }] : []
  })
}

/** The states that fit on the back of one: those of its size. */
export function others(states: readonly ShownState[], { id, footprint }: ShownState): ShownState[] {
  return states.filter((other) => other.id !== id && other.footprint === footprint)
}

/** The author's pairs once one face has another on its back: pairs with neither of the two stay. */
export function pairsWith(wished: readonly FacePair[], { front, back }: FacePair): FacePair[] {
  const named = [front, back]
  return [
    ...wished.filter((pair) => !named.includes(pair.front) && !named.includes(pair.back)),
    { front, back },
  ]
}

/** The same pairs for all these types, of each those of which it has both faces. */
export function pairsForAll(
  types: readonly PairedType[],
  wished: readonly FacePair[],
): Record<CounterTypeId, CounterTypeChange> {
  const changes = types.map(({ id, states }) => {
    const has = (one: string): boolean => states.some((state) => state.id === one)
    const pairs = wished.filter(({ front, back }) => has(front) && has(back))
    return [id, { pairs: pairs.length > 0 ? pairs : null }]
  })
  return Object.fromEntries(changes) as Record<CounterTypeId, CounterTypeChange>
}
