/** The types of counters that come with the program. */
import { readFileSync } from 'node:fs'
import { type Catalogue, type CatalogueType } from '#shared/document/catalogue'
import { readCatalogue } from '#shared/format/catalogue'

export type CatalogueId = 'common-mechanics' | 'medieval'

export function catalogueOf(id: CatalogueId): Catalogue {
  const file = new URL(`../../assets/catalogues/${id}.json`, import.meta.url)
  const read = readCatalogue(readFileSync(file, 'utf8'), file.pathname)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}

/** The types of all its groups, by id. */
export function typesOf({ groups }: Catalogue): Readonly<Record<string, CatalogueType>> {
  return Object.assign({}, ...groups.map((group) => group.types))
}
