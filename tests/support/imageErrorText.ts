/** The error of a refused picture as one line: `wall.png, byte 33: found …, expected …`. */
import { type Language } from '#shared/i18n/localized'
import { type ImageError, placeText } from '#shared/images/refusal/imageError'

export function imageErrorText({ file, place, message }: ImageError, language: Language): string {
  return `${file}, ${placeText(place)[language]}${language === 'fr' ? '\u202f:' : ':'} ${message[language]}`
}
