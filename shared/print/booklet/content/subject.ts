/** The parts that a booklet is made of, and the words that are the reader’s. */
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized } from '#shared/i18n/localized'
import { type Style } from '#shared/painter/style'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Block } from '../blocks/blocks'
import { printedText } from '../text/typography'

export interface BookletSubject {
  readonly scenario: Scenario
  /** As the scenario plays it: its options chosen, its house tables applied. */
  readonly ruleset: Ruleset
  readonly language: Language
  /** The style of its maps. */
  readonly style: Style
}

/** A numbered section of the booklet. */
export interface BookletSection {
  readonly title: Localized
  readonly parts: readonly SectionPart[]
}

/** Blocks in columns, or across the page. */
export interface SectionPart {
  readonly across: 'columns' | 'page'
  readonly blocks: readonly Block[]
}

/** A sentence of the program in the booklet's language, as it is printed. */
export function said({ language }: Pick<BookletSubject, 'language'>, words: Localized): string {
  return printedText(words[language], language)
}

/** The same with a capital letter. */
export function saidFirst(subject: Pick<BookletSubject, 'language'>, words: Localized): string {
  return capital(said(subject, words))
}

/** The words with a capital letter at their beginning. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
