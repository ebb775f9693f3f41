/** The words by which sheets of one edition are known: printed on each beside the title, where the scenario has a version, a date or a licence. */
import { editionInWords } from '#shared/document/inWords/editionInWords'
import { type ScenarioInfo } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'

export interface PrintedEdition {
  /** Version and date; may be empty. */
  readonly words: string
  /** May be empty. */
  readonly license: string
}

/** Undefined for a scenario that says nothing of the kind: its sheets stay as they are. */
export function printedEdition(info: ScenarioInfo, language: Language): PrintedEdition | undefined {
  const words = editionInWords(info, language)
  const license = info.license ?? ''
  return words === '' && license === '' ? undefined : { words, license }
}

/** "La sortie · version 1.2 · 26 novembre 2026" */
export function signature(title: string, edition: PrintedEdition | undefined): string {
  return [title, edition?.words ?? ''].filter((part) => part !== '').join(' · ')
}

/** The same with the licence at its end. */
export function fullSignature(title: string, edition: PrintedEdition | undefined): string {
  return [signature(title, edition), edition?.license ?? ''].filter((part) => part !== '').join(' · ')
}
