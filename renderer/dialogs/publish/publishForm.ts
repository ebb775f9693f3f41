/** The choices of the publish dialog; the last ones are kept with the preferences between visits. */
import { type Scenario } from '#shared/document/types'
import { type Language, LANGUAGES } from '#shared/i18n/localized'
import { type EditionSettings } from '#shared/interchange/publication/editionList'
import { SHEET_KINDS } from '#shared/interchange/publication/kinds'
import { writtenLanguages } from '#shared/interchange/publication/writtenLanguages'
import { list, oneOf, whole } from '#shared/json/decode'
import { Misfit } from '#shared/json/misfit'
import { STYLE_IDS } from '#shared/painter/style'
import { type PaperId } from '#shared/print/paper'
import { preferenceStorage } from '../../host/preferenceStorage'

export const PAPERS = ['a4', 'a3', 'letter'] as const satisfies readonly PaperId[]

const TARGETS = ['folder', 'archive'] as const
export type PublishTarget = (typeof TARGETS)[number]

export const LANGUAGE_CHOICES = [...LANGUAGES, 'both'] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

/** The choices that suit any scenario; languages are the scenario's own. */
export interface PublishForm extends Pick<EditionSettings, 'kinds' | 'style'> {
  readonly paper: (typeof PAPERS)[number]
  readonly target: PublishTarget
}

const KEY = 'castellan.publish'

const form = whole<PublishForm>({
  kinds: list(oneOf(SHEET_KINDS)),
  style: oneOf(STYLE_IDS),
  paper: oneOf(PAPERS),
  target: oneOf(TARGETS),
})

const USUAL: PublishForm = { kinds: SHEET_KINDS, style: 'illustrated', paper: 'a4', target: 'folder' }

/** The last one, else the usual one. */
export function lastPublishForm(): PublishForm {
  const kept = preferenceStorage.getItem(KEY)
  if (kept === null) return USUAL
  try {
    return form(JSON.parse(kept), { path: [] })
  } catch (error) {
    if (error instanceof Misfit || error instanceof SyntaxError) return USUAL
    throw error
  }
}

export function keepPublishForm(used: PublishForm): void {
  preferenceStorage.setItem(KEY, JSON.stringify(used))
}

export function usualLanguages(scenario: Scenario): LanguageChoice {
  const [first = 'fr', ...others] = writtenLanguages(scenario)
  return others.length > 0 ? 'both' : first
}

/** Both: that of the title first. */
export function languagesOf(choice: LanguageChoice, { info }: Scenario): readonly Language[] {
  if (choice !== 'both') return [choice]
  return [info.language, ...LANGUAGES.filter((language) => language !== info.language)]
}
