/** The conflicts of a merge: leaves that both versions have changed, each in its own way; the reader of the question decides. */
import { type Scenario } from '#shared/document/types'
import { type Leaf } from './leafPath'

export interface Versions {
  /** The version from which both come; absent = unknown, and then whatever differs is a choice. */
  readonly base?: Scenario
  readonly mine: Scenario
  readonly theirs: Scenario
}

/** The version that is right about a leaf. */
export type Chosen = 'mine' | 'theirs'

/** A leaf about which two versions say different things. Undefined = the version has none: it was deleted, or never there. */
export interface Conflict {
  readonly leaf: Leaf
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
  /** Absent = nobody has chosen yet: the merged scenario holds `kept`. */
  readonly chosen?: Chosen
  /** The version whose value the merged scenario holds. */
  readonly kept: Chosen
}

export interface Values {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** One run over the leaves. */
export interface Settling {
  /** False without a base: whatever differs is a choice then. */
  readonly hasBase: boolean
  /**
   * Leaves that must be chosen though one version has not changed them, since both versions together would not hold; and the version
   * that counts until then.
   */
  readonly contested: ReadonlyMap<Leaf, Chosen>
  /** Entries that stay though one version has deleted them: something needs them. */
  readonly needed: ReadonlySet<Leaf>
  readonly conflicts: readonly Conflict[]
  /** The value that counts; the conflict is listed. */
  settle(leaf: Leaf, values: Values): unknown
}

export function createSettling(
  parts: Pick<Settling, 'hasBase' | 'contested' | 'needed'> & {
    readonly choiceOf: (leaf: Leaf) => Chosen | undefined
  },
): Settling {
  const conflicts: Conflict[] = []
  return {
    ...parts,
    conflicts,
    settle(leaf, values) {
      const chosen = parts.choiceOf(leaf)
      // Mine stands until something is chosen.
      const kept = chosen ?? parts.contested.get(leaf) ?? 'mine'
      conflicts.push({ leaf, ...values, ...(chosen && { chosen }), kept })
      return values[kept]
    },
  }
}
