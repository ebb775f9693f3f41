/**
 * The one door to the document: a named command, recorded as a change set. A command is deterministic (ids, time and dice
 * come in its parameters) and reads neither selection nor view, so journals and tests can replay it.
 */
import { type Draft } from 'immer'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Field, bilingual, optional } from '#shared/document/fields/vocabulary'
import { type Scenario } from '#shared/document/types'

/** The reason why a command did nothing: a sentence for the user. */
export interface Refusal {
  readonly message: Localized
}

export interface Command<P> {
  /** Stable kebab-case id: quick fixes and journals name it. */
  readonly id: string
  /** Defines its parameters; `readCall.ts` judges by it what comes as data. */
  readonly params: Field<P>
  /** The name in the undo menu, "Paint wood". */
  name(params: P, document: Scenario): Localized
  /** Changes the draft, or says why not (the draft is then thrown away). Never throws for the user's reasons. */
  run(draft: Draft<Scenario>, params: P): Refusal | undefined
}

export type ParamsOf<C> = C extends Command<infer P> ? P : never

/** A command whose parameters have the type of its fields. */
export function command<P>(one: Command<P>): Command<P> {
  return one
}

/** Parameters of a command whose menu name tells what it paints, places or sets. */
export const labelled = {
  /** The thing's name, "wood"; without it the menu shows its id. */
  label: optional(bilingual),
}

/** "Peindre : bois", "Paint wood". */
export function named(french: string, english: string, thing: Localized | string): Localized {
  const label = typeof thing === 'string' ? localized(thing, thing) : thing
  return localized(`${french}\u202f: ${label.fr}`, `${english} ${label.en}`)
}
