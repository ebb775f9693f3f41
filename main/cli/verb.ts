/** The type of a verb of the command line. Each verb is one file in `verbs/` and one line in `verbs/index.ts`. */
import type { Scenario } from '#shared/document/types'
import type { Language, Localized } from '#shared/i18n/localized'
import type { PrintedAnswer } from '#shared/questions/picture/printedAnswers'
import type { Analysis } from '#shared/rules/contract/analysis'
import type { Interruptions, Surroundings } from './surroundings'

export interface VerbOption {
  /** Commander's form: `--dpi <n>`, `--force`. */
  readonly flags: string
  readonly text: Localized
  /** May be given several times; its value is then a list. */
  readonly repeated?: boolean
}

export function option(flags: string, fr: string, en: string): VerbOption {
  return { flags, text: { fr, en } }
}

/** The words of a call, sorted: every value still as typed. */
export interface Call {
  readonly arguments: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
  readonly language: Language
  /** Heard by long work, which then stops in good order. */
  readonly interruptions: Interruptions
  readonly startGameThread?: Surroundings['startGameThread']
}

/** The answer of a verb: one JSON document, and the same as text for people. */
export interface Answer {
  readonly json: unknown
  readonly text: string
  /** For people, beside the answer: on the error output, with `--json` too. */
  readonly aside?: string
  /** 1 when error-level findings were found, versions differ or conflicts are left. */
  readonly exitCode?: 0 | 1
}

interface Named {
  readonly name: string
  readonly summary: Localized
}

/** A verb that runs. What is heavy to load (drawing, PDF) is imported inside `run`. */
export interface Verb extends Named {
  /** Commander's form: `<file>`, `<ruleset> [table]`, `<files...>`. */
  readonly arguments?: string
  readonly options: readonly VerbOption[]
  /** Throws a Refusal for wrong usage and unreadable files. */
  run(call: Call): Promise<Answer>
}

/** A verb whose answer is data too, with what lies on the map: areas, arrows and ways. */
export interface AskingVerb extends Verb {
  /** Those of its options that are of the question, and not of how its answer is reported. */
  readonly questionOptions: readonly VerbOption[]
  /** The answer about this scenario, in place of the call's file, as it is printed. Throws a Refusal for wrong usage. */
  printed(call: Call, about: AskedAbout): Promise<PrintedAnswer>
}

export interface AskedAbout {
  readonly scenario: Scenario
  readonly analysis: Analysis
}

/** A verb of verbs: `resolve infiltration`. */
export interface VerbGroup extends Named {
  readonly verbs: readonly AnyVerb[]
}

export type AnyVerb = Verb | VerbGroup
