/** The catalogues of counter types that come with the program (CTR-4), by ruleset; read when they are first shown. */
import { type Catalogue } from '#shared/document/catalogue'
import { readCatalogue } from '#shared/format/catalogue'

const FILES = import.meta.glob<string>('../../../assets/catalogues/*.json', {
  query: '?raw',
  import: 'default',
})

const pathOf = (ruleset: string): string => `../../../assets/catalogues/${ruleset}.json`

export function hasCatalogue(ruleset: string): boolean {
  return pathOf(ruleset) in FILES
}

/** Undefined when the ruleset has none. Rejects when one of our own files is broken: the tests keep them whole. */
export async function loadCatalogue(ruleset: string): Promise<Catalogue | undefined> {
  const text = await FILES[pathOf(ruleset)]?.()
  if (text === undefined) return undefined
  const read = readCatalogue(text, `${ruleset}.json`)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}
