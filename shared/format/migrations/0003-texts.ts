/**
 * Version 2 to 3. The background became one of the texts of a scenario, each in one language or both (SCN-6). What else stood
 * among the translations is kept as it was.
 */
import { localized } from '#shared/i18n/localized'
import { isObject, type JsonObject } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Migration } from './migration'

const LANGUAGES = ['fr', 'en'] as const

export const textsOfBothLanguages: Migration = {
  to: 3,
  migrate(file) {
    const { info, texts: _none, ...rest } = file
    // The reader refuses it in its place.
    if (!isObject(info)) return { ...file, version: 3 }
    const { background, translations, ...others } = info
    const own = textAt(background, ['info', 'background'])
    const translated = isObject(translations) ? translations : {}
    const inLanguage = (language: string): string | undefined =>
      backgroundOf(translated, language) ?? (info['language'] === language ? own : undefined)
    const texts = Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const found = inLanguage(language)
        return found === undefined || found === '' ? [] : [[language, found]]
      }),
    )
    const kept = isObject(translations) ? withoutBackgrounds(translations) : translations
    return {
      ...rest,
      version: 3,
      info: { ...others, ...(kept !== undefined && { translations: kept }) },
      texts: Object.keys(texts).length > 0 ? { background: texts } : {},
    }
  },
}

const isLanguage = (key: string): boolean => (LANGUAGES as readonly string[]).includes(key)

function backgroundOf(translations: JsonObject, language: string): string | undefined {
  const translation = translations[language]
  return isObject(translation)
    ? textAt(translation['background'], ['info', 'translations', language, 'background'])
    : undefined
}

function textAt(value: unknown, path: string[]): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  return refuse(path, value, localized('un texte', 'a text'))
}

/** The translations without the texts that have moved; undefined where nothing is left. */
function withoutBackgrounds(translations: JsonObject): JsonObject | undefined {
  const left = Object.entries(translations).flatMap(([language, value]) => {
    if (!isObject(value) || !isLanguage(language)) return [[language, value]]
    const { background: _moved, ...others } = value
    return Object.keys(others).length > 0 ? [[language, others]] : []
  })
  return left.length > 0 ? (Object.fromEntries(left) as JsonObject) : undefined
}
