/** The language of messages: `--lang`, else the locale. Known before anything is parsed, errors speak it too. */
import { type Language, LANGUAGES } from '#shared/i18n/localized'

export function isLanguage(word: string | undefined): word is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(word)
}

/** The language asked for by the words of a call or by the environment; English for other locales. */
export function languageOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const asked = args
    .map((arg, index) =>
      arg === '--lang' ? args[index + 1] : arg.startsWith('--lang=') ? arg.slice(7) : undefined,
    )
    .find(isLanguage)
  // POSIX order. Windows sets none of them: there the system's locale is asked.
  const locale =
    env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || Intl.DateTimeFormat().resolvedOptions().locale
  return asked ?? (/^fr/i.test(locale) ? 'fr' : 'en')
}
