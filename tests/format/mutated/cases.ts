/**
 * The spoilt files, each from one seed and its number, so that a failure can be named. Whatever comes in is taken whole or
 * refused with its place and what was expected; never a throw. `mutations.test.ts` judges 1,250, `npm run soak mutations` 100,000.
 */
import { isDeepStrictEqual } from 'node:util'
import { type FileError, fileErrorText } from '#shared/format/fileError'
import { openScenario } from '#shared/format/openScenario'
import { writeScenario } from '#shared/format/write'
import { imageErrorText } from '../../support/imageErrorText'
import { importImage } from '#shared/images/importImage'
import { inspectImage } from '#shared/images/inspectImage'
import { type Result } from '#shared/lang/result'
import { createRng, type Rng } from '#shared/lang/rng'
import { BYTE_MUTATIONS } from './byteMutations'
import { openTypes, writeTypes } from '#shared/format/typeCollection'
import { PICTURES, SCENARIO_TEXTS, TYPES_TEXT } from './sources'
import { type Mutation, TEXT_MUTATIONS } from './textMutations'

/** The program's answer to a spoilt file. */
export type Outcome = 'taken' | 'refused'

interface Source {
  readonly name: string
  /** Ways to spoil it. */
  readonly ways: readonly string[]
  /** Spoils it in that way and judges what becomes of it; throws what is wrong. */
  judge(way: string, rng: Rng): Promise<Outcome>
}

function source<T>(
  name: string,
  content: T,
  mutations: Readonly<Record<string, Mutation<T>>>,
  judge: (spoilt: T) => Promise<Outcome>,
): Source {
  return {
    name,
    ways: Object.keys(mutations),
    judge: (way, rng) => judge((mutations[way] as Mutation<T>)(content, rng)),
  }
}

export const SOURCES: readonly Source[] = [
  ...Object.entries(SCENARIO_TEXTS).map(([name, text]) => source(name, text, TEXT_MUTATIONS, judgeScenario)),
  source('counter types with pictures', TYPES_TEXT, TEXT_MUTATIONS, judgeTypes),
  ...Object.entries(PICTURES).map(([name, bytes]) =>
    source(name, bytes, BYTE_MUTATIONS, (spoilt) => Promise.resolve(judgePicture(spoilt))),
  ),
]

/** Case `index` of a seed spoils source `index % SOURCES.length`. An error names seed, number, source and way. */
export async function judgeCase(seed: number, index: number): Promise<Outcome> {
  const { name, ways, judge } = SOURCES[index % SOURCES.length] as Source
  const way = ways[Math.floor(index / SOURCES.length) % ways.length] as string
  const rng = createRng(seed + Math.imul(index, 0x9e3779b1))
  try {
    return await judge(way, rng)
  } catch (error) {
    throw new Error(`seed ${seed}, case ${index} (${name}: ${way}): ${String(error)}`, { cause: error })
  }
}

function judgeScenario(text: string): Promise<Outcome> {
  return judgeText(text, openScenario, writeScenario)
}

function judgeTypes(text: string): Promise<Outcome> {
  return judgeText(text, openTypes, writeTypes)
}

async function judgeText<T>(
  text: string,
  open: (text: string, file: string) => Promise<Result<T, FileError>>,
  write: (content: T) => string,
): Promise<Outcome> {
  const result = await open(text, 'spoilt')
  if (!result.ok) {
    judgeFileError(result.error, text)
    return 'refused'
  }
  const written = write(result.value)
  const again = await open(written, 'again')
  if (!again.ok) throw new Error(`what was written is refused: ${fileErrorText(again.error, 'en')}`)
  if (write(again.value) !== written) throw new Error('written twice, it differs')
  if (!isDeepStrictEqual(again.value, result.value)) throw new Error('written and read, it differs')
  return 'taken'
}

function judgeFileError(error: FileError, text: string): void {
  const { line = 0, column = 0 } = error
  const lines = text.split('\n')
  const [en, fr] = [fileErrorText(error, 'en'), fileErrorText(error, 'fr')]
  if (line < 1 || line > lines.length || column < 1 || column > (lines[line - 1] as string).length + 1)
    throw new Error(`a place outside the file: ${en}`)
  if (!/found .+, expected .+/.test(en) || !/trouvé\u202f: .+\u202f; attendu\u202f: ./.test(fr))
    throw new Error(`a sentence without what was found and expected: ${en} / ${fr}`)
  if (/[\n\r\t]/.test(en + fr)) throw new Error(`not on one line: ${en}`)
  if (!fr.includes(`, ligne ${line}, colonne ${column}`)) throw new Error(`no place in French: ${fr}`)
}

function judgePicture(bytes: Uint8Array): Outcome {
  const result = importImage(bytes, 'spoilt')
  if (!result.ok) {
    const [en, fr] = [imageErrorText(result.error, 'en'), imageErrorText(result.error, 'fr')]
    const { place } = result.error
    const lines = place.kind === 'byte' ? [] : Buffer.from(bytes).toString().split('\n')
    const inside =
      place.kind === 'byte'
        ? place.byte >= 0 && place.byte <= bytes.length
        : place.column >= 1 && place.column <= (lines[place.line - 1] ?? '').length + 1
    if (!inside) throw new Error(`a place outside the picture: ${en}`)
    if (!/found .+, expected .+/.test(en) || !/trouvé\u202f: .+\u202f; attendu\u202f: ./.test(fr))
      throw new Error(`a sentence without what was found and expected: ${en} / ${fr}`)
    if (/[\n\r\t]/.test(en + fr)) throw new Error(`not on one line: ${en}`)
    return 'refused'
  }
  const { hash, image } = result.value
  const kept = Uint8Array.from(Buffer.from(image.base64, 'base64'))
  if (!inspectImage(kept, 'kept').ok) throw new Error('what was taken is refused when a scenario holds it')
  const again = importImage(kept, 'again')
  if (!again.ok || again.value.hash !== hash || again.value.removed.length > 0)
    throw new Error('taken twice, it differs')
  return 'taken'
}
