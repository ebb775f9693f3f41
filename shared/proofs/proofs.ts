/** Lists all that is to be proven of a scenario, and proves one after the other: the command line and the page's worker use it alike. */
import { type Exit, type Hold, type Victory } from '#shared/document/game'
import { type ReinforcementId, type SideId, type VictoryId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type EntryProof, entering, proveEntry } from './entryProof'
import { type ObjectiveProof, proveObjective } from './objectiveProof'
import { hasOpening, type Opening, openingOf } from './opening'
import { proveSetUp, type SetUpProof, toSetUp } from './setUpProof'

/** A question about a scenario; plain data, as its proof is. */
export type ProofQuestion =
  | { readonly kind: 'set-up'; readonly side: SideId }
  | { readonly kind: 'entry'; readonly reinforcement: ReinforcementId }
  | {
      readonly kind: 'objective'
      readonly victory: VictoryId
      readonly side: SideId
      readonly condition: Hold | Exit
    }
  | { readonly kind: 'opening' }

export type Proven =
  | ({ readonly kind: 'set-up' } & SetUpProof)
  | ({ readonly kind: 'entry' } & EntryProof)
  | ({ readonly kind: 'objective'; readonly victory: VictoryId } & ObjectiveProof)
  | ({ readonly kind: 'opening' } & Opening)

/**
 * Sides with counters to set up, reinforcements with counters and entries, hexes to hold or to leave by, and the opening when
 * enemies stand on the map; in this order, each in that of the document. Asks no rule.
 */
export function proofQuestions(scenario: Scenario): ProofQuestion[] {
  const sides = Object.keys(scenario.sides) as SideId[]
  const reinforcements = Object.keys(scenario.reinforcements) as ReinforcementId[]
  const victories = Object.entries(scenario.victory) as [VictoryId, Victory][]
  return [
    ...sides
      .filter((side) => toSetUp(scenario, side).length > 0)
      .map((side): ProofQuestion => ({ kind: 'set-up', side })),
    ...reinforcements
      .filter((id) => isEntering(scenario, id))
      .map((reinforcement): ProofQuestion => ({ kind: 'entry', reinforcement })),
    ...victories.flatMap(([victory, { side, conditions }]) =>
      conditions.flatMap((condition): ProofQuestion[] =>
        side !== undefined && (condition.kind === 'hold' || condition.kind === 'exit')
          ? [{ kind: 'objective', victory, side, condition }]
          : [],
      ),
    ),
    ...(hasOpening(scenario) ? [{ kind: 'opening' } as const] : []),
  ]
}

function isEntering(scenario: Scenario, id: ReinforcementId): boolean {
  return (scenario.reinforcements[id]?.entries.length ?? 0) > 0 && entering(scenario, id).length > 0
}

/** Undefined when there is nothing to prove after all. */
export function prove(
  scenario: Scenario,
  ruleset: Ruleset,
  analysis: Analysis,
  question: ProofQuestion,
): Proven | undefined {
  switch (question.kind) {
    case 'set-up':
      return { kind: 'set-up', ...proveSetUp(scenario, ruleset, question.side) }
    case 'entry': {
      const proof = proveEntry(scenario, ruleset, question.reinforcement)
      return proof && { kind: 'entry', ...proof }
    }
    case 'objective': {
      const { victory, side, condition } = question
      const proof = proveObjective(scenario, ruleset, analysis.movement, side, condition)
      return { kind: 'objective', victory, ...proof }
    }
    case 'opening': {
      const opening = openingOf(scenario, analysis)
      return opening && { kind: 'opening', ...opening }
    }
  }
}
