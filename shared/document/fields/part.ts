/**
 * A part of the document as its field describes it, beside reading and writing: its own parts, its name, its references, its grain in
 * a merge. Each field says this once, where it is defined; differences, merges and whatever follows a reference ask here.
 */
import { type Localized } from '#shared/i18n/localized'

/** The sections of a scenario whose things are named elsewhere, by their ids. */
export const REFERRED = [
  'boards',
  'counterTypes',
  'counters',
  'groups',
  'images',
  'reinforcements',
  'sides',
  'zones',
] as const

export type Referred = (typeof REFERRED)[number]

/** The rows of a ruleset by which ids are called: of its sheet of counters, its faces and the states that they may be in. */
export type CalledByRows = 'stats' | 'faces' | 'states'

export interface Part {
  /** Absent: it has no parts. */
  readonly form?: Form
  /** Its name in differences: lower case, without an article. */
  readonly called?: Localized
  /** The section whose things its value names. */
  readonly refersTo?: Referred
  /** Without the thing that it names, what holds it is nothing, though the file may leave it out. */
  readonly essential?: true
  /** It changes as one value: parts of two versions make no sense together. */
  readonly whole?: true
  /** The words for its value, where it is more than a text or a number; of a hex, "from A1 to B2" when its change is a `move`. */
  readonly says?: 'hex' | 'move' | 'facing' | CalledByRows | Readonly<Record<string, Localized>>
  /** It may be absent in the document. */
  readonly optional?: true
}

export type Form =
  | {
      readonly kind: 'object'
      readonly members: Readonly<Record<string, Part>>
      /** Tidies the object after something that it named has gone or got another id. */
      readonly settled?: (value: never) => unknown
      /** Members that mean something beside another only: where that comes from one version alone, they come from it too. */
      readonly follows?: Readonly<Record<string, string>>
    }
  | {
      readonly kind: 'list'
      readonly of: Part
      /** Tells its items apart: each changes by itself, and so does their order. */
      readonly keyOf?: (item: never) => string
    }
  | {
      readonly kind: 'record'
      readonly of: Part
      /** The order of its entries is the author's. */
      readonly ordered: boolean
      /** A key always stands for the same: what two versions have new stays, and nobody chooses. */
      readonly joined?: true
      /** The rows by which its keys are called. */
      readonly keys?: CalledByRows
    }
  | { readonly kind: 'variant'; readonly kinds: Readonly<Record<string, Part>> }
  /** Keys that no version knows: their order is kept. */
  | { readonly kind: 'json' }

/** The part with its name, in French and in English. */
export function called<P extends Part>(fr: string, en: string, part: P): P {
  return { ...part, called: { fr, en } }
}

export function whole<P extends Part>(part: P): P {
  return { ...part, whole: true }
}

export function essential<P extends Part>(part: P): P {
  return { ...part, essential: true }
}

/** The part, whose value is said so. */
export function said<P extends Part>(says: NonNullable<Part['says']>, part: P): P {
  return { ...part, says }
}
