/** A counter as it is made. */
import { type Counter } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { firstFaceOf } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** Off the map, with its first face and a facing that the rules allow it; undefined for a type that the scenario does not have. */
export function newCounter(
  scenario: Scenario,
  ruleset: Pick<Ruleset, 'placements' | 'facingKind' | 'counterSchema'>,
  type: CounterTypeId,
): Counter | undefined {
  const sheet = scenario.counterTypes[type]
  if (!sheet) return undefined
  const counter: Counter = {
    type,
    name: '',
    facing: { kind: 'side', index: 0 },
    placement: ruleset.placements[0] ?? 'ground',
    rank: 0,
    face: firstFaceOf(sheet, ruleset.counterSchema),
    status: {},
    hidden: false,
    decoy: false,
  }
  // Where facing has no effect, a vertex: what the house rules of Savoy ask of those on foot (MC-GEO-1).
  const allowed = ruleset.facingKind(scenario, counter)
  const kind = allowed === 'vertex' || allowed === 'any' ? 'vertex' : 'side'
  return { ...counter, facing: { kind, index: 0 } }
}
