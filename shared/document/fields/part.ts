/**
 * A part of the document as its field describes it, beside reading and writing: its own parts, its name, its references, its grain in
 * a merge. Each field says this once, where it is defined; differences, merges and whatever follows a reference ask here.
 */
import { type Localized } from '#shared/i18n/localized'
import { type Thing } from './thing'

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

/**
 * The rows of a ruleset by which ids are called: the stats of its counters, their faces and the states that they may be in, its options
 * and its tables.
 */
export type CalledByRows = 'stats' | 'faces' | 'states' | 'options' | 'tables'

/** The headings under which differences and conflicts are listed. */
export type Heading = 'scenario' | 'map' | 'armies'

export interface Part {
  /** Absent: it has no parts. */
  readonly form?: Form
  /** Its name in differences: lower case, without an article. */
  readonly called?: Localized
  /** Its name is left out before that of its part, which says all. */
  readonly unsaid?: true
  /** The section whose things its value names. */
  readonly refersTo?: Referred
  /** True when what holds the reference is nothing without the thing that it names, though the file may leave it out. */
  readonly essential?: true
  /** It changes as one value: parts of two versions make no sense together. */
  readonly whole?: true
  /** The words for its value, where it is more than a text or a number; of a hex, "from A1 to B2" when its change is a `move`. */
  readonly says?: 'hex' | 'move' | 'facing' | CalledByRows | Readonly<Record<string, Localized>>
  /** It may be absent in the document. */
  readonly optional?: true
  /** The words for its absence, where that is more than "none", or than "no" of a flag. */
  readonly absent?: Localized
  /** A section of the scenario: the heading of its differences. */
  readonly under?: Heading
  /** An entry that has a name of its own: "counter type “Archer”". */
  readonly thing?: Thing
  /** A list whose items change by themselves: the words for one and for several, since differences count them. */
  readonly counted?: Counted
  /** The kind of place on the grid that its value is: on another grid the same value is another place. A line is a column or a row. */
  readonly onGrid?: 'hex' | 'hexside' | 'line'
}

export interface Counted {
  readonly one: Localized
  readonly many: Localized
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

export function unsaid<P extends Part>(part: P): P {
  return { ...part, unsaid: true }
}

export function whole<P extends Part>(part: P): P {
  return { ...part, whole: true }
}

export function essential<P extends Part>(part: P): P {
  return { ...part, essential: true }
}

export function absent<P extends Part>(words: Localized, part: P): P {
  return { ...part, absent: words }
}

export function counted<P extends Part>(words: Counted, part: P): P {
  return { ...part, counted: words }
}

export function onGrid<P extends Part>(place: NonNullable<Part['onGrid']>, part: P): P {
  return { ...part, onGrid: place }
}

/** A section of the scenario, whose differences are listed under that heading. */
export function under<P extends Part>(heading: Heading, part: P): P {
  return { ...part, under: heading }
}

/** The parts of which a form is made. */
export function partsOf(form: Form): readonly Part[] {
  switch (form.kind) {
    case 'object':
      return Object.values(form.members)
    case 'variant':
      return Object.values(form.kinds)
    case 'list':
    case 'record':
      return [form.of]
    case 'json':
      return []
  }
}

/** The part, whose value is said so. */
export function said<P extends Part>(says: NonNullable<Part['says']>, part: P): P {
  return { ...part, says }
}
