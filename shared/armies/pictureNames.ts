/**
 * Finds out from the names of picture files which faces of which counter types they are for (CTR-5). A file is named after its type
 * (name, abbreviation or id) in any spelling: accents, capitals, separators and a number before it do not count. Words for a face
 * may stand with it ("archer blessé", "knight_mounted_back"); without them the picture is for every face.
 */
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { wordsOf } from '#shared/i18n/fold'
import { greatestOf } from '#shared/lang/extremes'
import { type CounterSchema, type FaceRow } from '#shared/rules/contract/ruleset'

/** The faces of a type that a picture is for. */
export interface PictureTarget {
  readonly type: CounterTypeId
  readonly faces: readonly string[]
}

export interface NamedPicture {
  /** The name of its file. */
  readonly name: string
  /** Absent: the name fits no type, or several. */
  readonly target?: PictureTarget
  /** Types that the name fits equally well. */
  readonly among: readonly CounterTypeId[]
}

/** Other words of either language for those in the names of faces. */
const SYNONYMS: Readonly<Record<string, string>> = {
  blessee: 'blesse',
  hurt: 'wounded',
  injured: 'wounded',
  dos: 'wounded',
  verso: 'wounded',
  back: 'wounded',
  revers: 'wounded',
  envers: 'wounded',
  reverse: 'wounded',
  sain: 'indemne',
  saine: 'indemne',
  valide: 'indemne',
  recto: 'healthy',
  front: 'healthy',
  montee: 'monte',
  cheval: 'monte',
  horse: 'mounted',
  horseback: 'mounted',
  riding: 'mounted',
  demonte: 'foot',
  demontee: 'foot',
  dismounted: 'foot',
  unhorsed: 'foot',
}

/** In the order of the names. */
export function matchPictures(
  names: readonly string[],
  scenario: Pick<Scenario, 'counterTypes' | 'sides'>,
  schema: Pick<CounterSchema, 'faces'>,
): NamedPicture[] {
  const types = typesByName(scenario)
  const faceWords = new Map(schema.faces.map((face) => [face.id, wordsOfFace(face)]))
  const known = new Set([...faceWords.values()].flatMap((words) => [...words]))
  return names.map((name) => {
    const words = nameWords(name.replace(/\.[^.]*$/, ''))
    const best = bestTypes(words, types, known)
    const among = best.map(({ id }) => id)
    const [only, ...others] = best
    if (!only || others.length > 0) return { name, among }
    const said = words
      .filter((word) => !only.said.has(word))
      .map(plainWord)
      .filter((word) => known.has(word))
    const faces = Object.keys(only.faces).filter((id) =>
      said.every((word) => faceWords.get(id)?.has(word) ?? false),
    )
    return faces.length > 0 ? { name, among, target: { type: only.id, faces } } : { name, among }
  })
}

/** The picture that each face gets, as an index of `pictures`: the one for the fewest faces, of several such the first. */
export function picturesOfFaces(
  pictures: readonly (PictureTarget | undefined)[],
): { readonly type: CounterTypeId; readonly face: string; readonly picture: number }[] {
  const given = new Map<string, { type: CounterTypeId; face: string; picture: number; of: number }>()
  pictures.forEach((target, picture) => {
    for (const face of target?.faces ?? []) {
      const [type, of] = [(target as PictureTarget).type, (target as PictureTarget).faces.length]
      const key = JSON.stringify([type, face])
      const before = given.get(key)
      if (!before || before.of > of) given.set(key, { type, face, picture, of })
    }
  })
  return [...given.values()].map(({ type, face, picture }) => ({ type, face, picture }))
}

interface TypeNames {
  readonly id: CounterTypeId
  readonly faces: CounterType['faces']
  /** Each as its words. */
  readonly names: readonly (readonly string[])[]
  readonly side: readonly string[]
}

function typesByName({ counterTypes, sides }: Pick<Scenario, 'counterTypes' | 'sides'>): TypeNames[] {
  return (Object.entries(counterTypes) as [CounterTypeId, CounterType][]).map(([id, type]) => ({
    id,
    faces: type.faces,
    names: [type.name, type.abbreviation, id].map(nameWords).filter(({ length }) => length > 0),
    side: type.side === undefined ? [] : nameWords(sides[type.side]?.name ?? ''),
  }))
}

interface Fitting extends TypeNames {
  /** The words that name it. */
  readonly said: ReadonlySet<string>
}

/** The types that fit best: named by all the words that are no face's, else by the longest name among them. */
function bestTypes(
  words: readonly string[],
  types: readonly TypeNames[],
  faceWords: ReadonlySet<string>,
): Fitting[] {
  let [most, best]: [number, Fitting[]] = [0, []]
  for (const type of types) {
    const fits = type.names.map((name) => fitOf(words, name, type.side, faceWords))
    const fit = greatestOf(fits)
    if (fit === 0 || fit < most) continue
    const name = type.names[fits.indexOf(fit)] as readonly string[]
    const fitting = { ...type, said: new Set([...name, ...type.side]) }
    ;[most, best] = [fit, fit > most ? [fitting] : [...best, fitting]]
  }
  return best
}

/** 0 = not at all; whole names count more than parts, longer ones more than shorter ones. */
function fitOf(
  words: readonly string[],
  name: readonly string[],
  side: readonly string[],
  faceWords: ReadonlySet<string>,
): number {
  const text = name.join('')
  if (words.join('') === text) return 4000 + text.length
  const others = words.filter((word) => !faceWords.has(plainWord(word)) && !/^\d+$/.test(word))
  if (others.join('') === text) return 3000 + text.length
  const withoutSide = others.filter((word) => !side.includes(word))
  if (side.length > 0 && withoutSide.length < others.length && withoutSide.join('') === text)
    return 3500 + text.length
  const inside = words.some((_, at) => name.every((word, index) => words[at + index] === word))
  // A lone abbreviation of three letters within other words is no sign.
  return inside && text.length > 3 ? 1000 + text.length + (withoutSide.length < others.length ? 500 : 0) : 0
}

/** "ArcherBlessé2" is archer, blesse, 2. */
function nameWords(text: string): string[] {
  return wordsOf(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{L})(\p{N})/gu, '$1 $2'))
}

const plainWord = (word: string): string => SYNONYMS[word] ?? word

/** Words of two letters and less (à, on) tell nothing. */
function wordsOfFace({ id, name }: FaceRow): ReadonlySet<string> {
  return new Set([id, name.fr, name.en].flatMap(nameWords).filter(({ length }) => length > 2))
}
