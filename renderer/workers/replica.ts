/** A worker's copy of the document: begun whole, then kept up to date by the values of what changed. */
import { type ChangedValues, valuesOf, withValues } from '#shared/commands/changedValues'
import { changesBetween, placesOfSteps } from '#shared/commands/changesBetween'
import { type ChangeSet } from '#shared/document/changeSet'
import { type Change } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'

/** An update of a worker's copy of the document; structured-cloneable. */
export type DocumentUpdate =
  | { readonly kind: 'whole'; readonly scenario: Scenario }
  | { readonly kind: 'changed'; readonly changes: ChangeSet; readonly values: ChangedValues }

/** The newer state; what did not change is the very same. The first update must be whole. */
export function updated(scenario: Scenario | undefined, update: DocumentUpdate): Scenario {
  if (update.kind === 'whole' || !scenario) return (update as { readonly scenario: Scenario }).scenario
  return withValues(scenario, update.values)
}

/** Changes that are kept apart; more are joined, for the next call may be far away. */
const MOST_PENDING = 64

/** Follows the document and gives, at each call, all that changed since the last call. */
export interface ReplicaFeed {
  /** Another document, or the same to be sent once more. */
  open(scenario: Scenario): void
  follow(change: Pick<Change, 'after' | 'changes'>): void
  /** Undefined = nothing new. */
  next(): DocumentUpdate | undefined
}

export function createReplicaFeed(): ReplicaFeed {
  let sent: Scenario | undefined
  let latest: Scenario | undefined
  let pending: ChangeSet[] = []

  function taken(changes: ChangeSet[]): DocumentUpdate | undefined {
    if (!latest || latest === sent) return undefined
    if (!sent) return { kind: 'whole', scenario: latest }
    const all = joined(changes, sent, latest)
    return { kind: 'changed', changes: all, values: valuesOf(latest, all) }
  }

  return {
    open(scenario) {
      latest = scenario
      sent = undefined
      pending = []
    },
    follow({ after, changes }) {
      latest = after
      if (sent) pending.push(changes)
      if (sent && pending.length > MOST_PENDING) pending = [joined(pending, sent, latest)]
    },
    next() {
      const update = taken(pending)
      sent = latest
      pending = []
      return update
    },
  }
}

function joined(changes: readonly ChangeSet[], before: Scenario, after: Scenario): ChangeSet {
  const [first, ...others] = changes
  return first && others.length === 0 ? first : changesBetween(before, after, placesOfSteps(changes))
}
