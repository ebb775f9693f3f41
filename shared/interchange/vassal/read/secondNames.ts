/** The names in the other language that a module of ours carries (SCN-10), given back to what has been read of it. */
import { otherLanguage } from '#shared/document/authorText'
import { plainIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { readJson } from '#shared/format/readJson'
import { mapRecord } from '#shared/lang/mapRecord'
import { SECOND_NAMES_FILE, secondNames, type SecondNames } from '../secondNames'
import { letters, type ModuleArchive } from './moduleArchive'

/** Undefined for modules of others, and where somebody has spoilt the file: the module is read without it. */
export function secondNamesOf(archive: ModuleArchive): SecondNames | undefined {
  const bytes = archive.bytes(SECOND_NAMES_FILE)
  if (!bytes) return undefined
  const read = readJson(letters(bytes), SECOND_NAMES_FILE, (parsed) =>
    secondNames.read(parsed, { path: [], grid: { orientation: 'flat', stagger: 'odd' } }),
  )
  return read.ok ? read.value : undefined
}

/** The scenario with the names of both languages; those of its own are the plain ones, whatever the module's was. */
export function inBothLanguages(scenario: Scenario, names: SecondNames): Scenario {
  const { info } = scenario
  const both = {
    ...scenario,
    info: names.title === undefined ? info : withTitle(info, names.title, names),
    sides: mapRecord(scenario.sides, naming(names.sides, names)),
    counterTypes: mapRecord(scenario.counterTypes, naming(names.pieces, names)),
  }
  return plainIn(both, info.language)
}

function withTitle(
  info: Scenario['info'],
  second: string,
  { language }: Pick<SecondNames, 'language'>,
): Scenario['info'] {
  return info.language === language
    ? { ...info, otherTitle: second }
    : { ...info, title: second, otherTitle: info.title }
}

function naming(names: Readonly<Record<string, string>>, { language }: Pick<SecondNames, 'language'>) {
  const seconds = new Map(Object.entries(names))
  return <T extends { readonly name: string }>(thing: T): T => {
    const second = seconds.get(thing.name)
    if (second === undefined) return thing
    return { ...thing, words: { name: { [language]: thing.name, [otherLanguage(language)]: second } } }
  }
}
