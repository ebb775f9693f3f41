/** The first two keys of our smaller files, pieces of maps and collections of types: what it is, and of which version. */
import { localized, type Localized } from '#shared/i18n/localized'
import { isObject, type JsonObject } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'

interface FormatMark {
  readonly format: string
  readonly version: number
  /** Says what was expected, where something else is found. */
  readonly words: Localized
}

/** The lines that a file begins with. */
export function markLines({ format, version }: FormatMark): readonly string[] {
  return [`"format": "${format}"`, `"version": ${version}`]
}

/** The keys of a file of this format and version beside its mark. @throws Misfit */
export function behindMark(parsed: unknown, { format, version, words }: FormatMark): JsonObject {
  if (!isObject(parsed) || parsed['format'] !== format) return refuse([], parsed, words, 'foreign')
  const found = parsed['version']
  if (found !== version)
    return refuse(
      ['version'],
      found,
      localized(`la version ${version} du format`, `version ${version} of the format`),
      typeof found === 'number' && found > version ? 'newer' : 'damaged',
    )
  const { format: _format, version: _version, ...others } = parsed
  return others
}
