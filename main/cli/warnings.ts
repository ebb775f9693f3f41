/** Warnings of what could not be carried from one format to another, in the answers of `import` and `convert`. */
import type { Language, Localized } from '#shared/i18n/localized'

export interface Warning {
  readonly message: Localized
  /** The line of a text file, from 1. */
  readonly line?: number
  /** The column by its heading, else by its number from 1. */
  readonly column?: string | number
}

/** As text for people, a line each. */
export function warningLines(warnings: readonly Warning[], language: Language): readonly string[] {
  return warnings.map(({ message }) => `  ${message[language]}`)
}
