/** The catalogues of counter types that come with the program (CTR-4); read when one is first shown. */
import { type Catalogue } from '#shared/document/catalogue'
import { readCatalogue } from '#shared/format/catalogue'

const FILES = import.meta.glob<string>('../../../assets/catalogues/*.json', {
  query: '?raw',
  import: 'default',
})

/** The catalogue of a ruleset. Rejects when one of our own files is broken or it has none: the tests keep them whole. */
export async function loadCatalogue(ruleset: string): Promise<Catalogue> {
  for (const [file, load] of Object.entries(FILES)) {
    const read = readCatalogue(await load(), file)
    if (!read.ok) throw new Error(read.error.message.en)
    if (read.value.rulesets.includes(ruleset)) return read.value
  }
  throw new Error(`no catalogue for ${ruleset}`)
}
