/** The author's texts in the reader's language, as far as the scenario has them. */
import { type Language } from '#shared/i18n/localized'
import { type ScenarioInfo } from './types'

/** The historical background, with an empty line between paragraphs; in the author's language when there is no translation. */
export function backgroundText(info: ScenarioInfo, language: Language): string {
  return info.translations?.[language]?.background ?? info.background
}
