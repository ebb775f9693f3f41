/** Reads a catalogue of counter types (`assets/catalogues/`), by the same fields as the file. */
import {
  type Catalogue,
  type CatalogueFace,
  type CatalogueGroup,
  type CatalogueType,
} from '#shared/document/catalogue'
import { type StatValue } from '#shared/document/armies'
import { type Localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import {
  bilingual,
  type Field,
  id,
  ids,
  list,
  object,
  optional,
  record,
  stat,
  text,
} from '#shared/document/fields/vocabulary'
import { isObject } from '#shared/json/decode'
import { type FileError } from './fileError'
import { readJson } from './readJson'

const statOrText: Field<StatValue | Localized> = {
  read: (value, at) => (isObject(value) ? bilingual.read(value, at) : stat.read(value, at)),
  write: (value, grid) =>
    typeof value === 'object' ? bilingual.write(value, grid) : stat.write(value, grid),
}

const type = object<CatalogueType>({
  name: bilingual,
  abbreviation: bilingual,
  stats: record(ids(), statOrText),
  faces: optional(record(ids(), object<CatalogueFace>({ stats: record(ids(), stat) }))),
})

const catalogue = object<Catalogue>({
  rulesets: list(id()),
  edition: text,
  groups: list(object<CatalogueGroup>({ name: bilingual, types: record(ids(), type) })),
})

/** The catalogue of a file's text, or why it cannot be read: never half of it. `file` is only for the error. */
export function readCatalogue(source: string, file: string): Result<Catalogue, FileError> {
  return readJson(source, file, (parsed) =>
    catalogue.read(parsed, { path: [], grid: { orientation: 'flat', stagger: 'odd' } }),
  )
}
