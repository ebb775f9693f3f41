/** The type of a verb of the command line. Each verb is one file in `verbs/` and one line in `verbs/index.ts`. */
import type { Language, Localized } from '#shared/i18n/localized'

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
}

/** The answer of a verb: one JSON document, and the same as text for people. */
export interface Answer {
  readonly json: unknown
  readonly text: string
  /** 1 when error-level findings were found. */
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

/** A verb of verbs: `resolve infiltration`. */
export interface VerbGroup extends Named {
  readonly verbs: readonly AnyVerb[]
}

/** A verb of the contract that this version lacks; it says so whatever follows it. */
export interface VerbToCome extends Named {
  readonly toCome: true
}

export type AnyVerb = Verb | VerbGroup | VerbToCome
