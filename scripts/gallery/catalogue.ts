/** The units of the fantasy game that come with the program. */
import { readFileSync } from 'node:fs'
import { type Catalogue, type CatalogueType } from '#shared/document/catalogue'
import { readCatalogue } from '#shared/format/catalogue'

const FILE = new URL('../../assets/catalogues/common-mechanics.json', import.meta.url)

export function fantasyCatalogue(): Catalogue {
  const read = readCatalogue(readFileSync(FILE, 'utf8'), FILE.pathname)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}

/** The types of all its groups, by id. */
export function typesOf({ groups }: Catalogue): Readonly<Record<string, CatalogueType>> {
  return Object.assign({}, ...groups.map((group) => group.types))
}
