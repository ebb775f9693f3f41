/** An author's text as a printer has it before it is set: the spaces and marks of the language, however they were typed. */
import { type Language } from '#shared/i18n/localized'

const NARROW = '\u202f'

/** The text as it is printed: curved apostrophes and an ellipsis, in French narrow spaces before and inside its marks. */
export function printedText(text: string, language: Language): string {
  const common = text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’').replaceAll('...', '…')
  if (language === 'en') return common
  return common
    .replace(/[ \u00a0\u202f]+([;!?»%])/gu, `${NARROW}$1`)
    .replace(/[ \u00a0\u202f]+:(?=\s|$)/gmu, `${NARROW}:`)
    .replace(/«[ \u00a0\u202f]*/gu, `«${NARROW}`)
    .replace(/(?<=[\p{L}\d…)])([;!?])(?=\s|$)/gmu, `${NARROW}$1`)
    .replace(/(?<=[\p{L}\d…)])»/gu, `${NARROW}»`)
}
