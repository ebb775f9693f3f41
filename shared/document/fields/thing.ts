/** Entries of the document that are things with names of their own, for differences and merges: see `Part.thing`. */
import { type Localized } from '#shared/i18n/localized'

/** The ways to name a thing that take more than one text of its own; `versions/inWords/things.ts` has the words. */
export type NamingRule =
  /** The row of the ruleset that its key stands for. */
  'row' | 'counter' | 'marker' | 'victory'

export interface Thing {
  /** The noun before its name: "type de pion". Absent: the name says it. */
  readonly noun?: Localized
  /** The members that name it, by the first that is not empty, or else by its id; or the rule that does. */
  readonly by: readonly string[] | NamingRule
  /**
   * The members that tell a new thing from another new thing to which somebody else has given the same id. Absent: an id always
   * stands for the same thing.
   */
  readonly knownBy?: readonly string[]
  /** The words for another order of such things: "ordre des plateaux". Absent: "ordre dans le fichier". */
  readonly order?: Localized
  /** They are only counted: the words before the number of those that came, and of those that went. */
  readonly counted?: { readonly came: Localized; readonly went: Localized }
}

type MemberOf<P> = P extends { readonly members: infer M } ? keyof M & string : never

interface ThingOf<P> extends Thing {
  readonly by: readonly MemberOf<P>[] | NamingRule
  readonly knownBy?: readonly MemberOf<P>[]
}

/** The field, whose values are such things. A member that the object does not have does not compile. */
export function thing<P extends object>(words: ThingOf<P>, part: P): P {
  return { ...part, thing: words }
}
