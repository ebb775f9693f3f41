/** The language of messages: `--lang`, else the locale. Known before anything is parsed, so that errors use it too. */
import { type Language, LANGUAGES } from '#shared/i18n/localized'

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word)
}

/** The word after `--lang`, whatever it is; empty when none follows, undefined without `--lang`. */
export function askedLanguage(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return undefined
  return args[at] === '--lang' ? (args[at + 1] ?? '') : args[at]?.slice('--lang='.length)
}

/** The language asked for by the words of a call, else by the environment; English for other locales. */
export function languageOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const asked = askedLanguage(args)
  if (asked !== undefined && isLanguage(asked)) return asked
  // POSIX order. Windows sets none of them: there the system's locale is asked.
  const locale =
    env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || Intl.DateTimeFormat().resolvedOptions().locale
  return /^fr/i.test(locale) ? 'fr' : 'en'
}
