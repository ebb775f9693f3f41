/**
 * The `.castellan-types` file (CTR-6): counter types with the pictures on their faces, in the vocabulary of the scenario's
 * file. Whoever made it, it is read whole or refused with one located error.
 */
import { counterTypes } from '#shared/document/armies'
import { images } from '#shared/document/entities'
import { extraLines, type FileGrid } from '#shared/document/fields/vocabulary'
import { type CounterTypeId } from '#shared/document/ids'
import { collectTypes, typeCollection, type TypeCollection } from '#shared/document/typeCollection'
import { localized } from '#shared/i18n/localized'
import { ok, type Result } from '#shared/lang/result'
import { type FileError } from './fileError'
import { behindMark, markLines } from './formatMark'
import { lookedAt } from './lookedAt'
import { readJson } from './readJson'
import { block } from './write'

const MARK = {
  format: 'castellan-types',
  version: 1,
  words: localized('des types de pions', 'counter types'),
}

// Nothing in it has a place on a map.
const GRID: FileGrid = { orientation: 'flat', stagger: 'odd' }

/** A type a line, a picture a line; the same collection gives the same bytes. */
export function writeTypes(types: TypeCollection): string {
  const lines = [
    ...markLines(MARK),
    `"rulesets": ${typeCollection.members.rulesets.write(types.rulesets, GRID)}`,
    `"counterTypes": ${block(counterTypes.lines(types.counterTypes, GRID), 1)}`,
    ...(Object.keys(types.images).length > 0
      ? [`"images": ${block(images.lines(types.images, GRID), 1)}`]
      : []),
    ...extraLines(types.extra),
  ]
  return `${block(lines, 0)}\n`
}

/** The types of a text; its pictures are looked at as a scenario's are. `source` is only for the error. */
export async function openTypes(text: string, source: string): Promise<Result<TypeCollection, FileError>> {
  const read = readJson(text, source, (parsed) =>
    typeCollection.read(behindMark(parsed, MARK), { path: [], grid: GRID }),
  )
  const seen = await lookedAt(read, text, source)
  return seen.ok ? ok(asKept(seen.value)) : seen
}

// A hand may have left sides in it, or pictures that no face shows.
function asKept(types: TypeCollection): TypeCollection {
  return {
    ...types,
    ...collectTypes(types, Object.keys(types.counterTypes) as CounterTypeId[], types.rulesets),
  }
}
