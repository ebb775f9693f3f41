/**
 * A scenario in one language: each name, note and label in the words that its author gave for it (SCN-10). Whatever speaks to
 * somebody reads names of the scenario that this gives, so that nothing else chooses between languages.
 */
import { type Language } from '#shared/i18n/localized'
import { type Extensible } from '#shared/json/extra'
import { mapRecord } from '#shared/lang/mapRecord'
import { type AuthorText } from './game'
import { otherLanguage } from './authorText'
import { type Board, type BoardEdge, type Scenario } from './types'

interface Worded extends Extensible {
  readonly words?: Extensible
}

/** The sections whose things have words in single languages. */
export const WORDED = [
  'sides',
  'groups',
  'reinforcements',
  'counterTypes',
  'counters',
  'zones',
  'labels',
  'boards',
] as const satisfies readonly (keyof Scenario)[]

const kept = new WeakMap<object, Partial<Record<Language, unknown>>>()

/** Computed once for each object and language. */
function once<T extends object>(of: T, language: Language, make: () => T): T {
  const known = kept.get(of) ?? {}
  kept.set(of, known)
  return (known[language] ??= make()) as T
}

/**
 * The scenario in this language; where nothing has words of its own in it, the very same. No word is lost: a thing whose plain
 * words give way keeps them as those of the other language, so that the answer can be put into that one again.
 */
export function namedIn(scenario: Scenario, language: Language): Scenario {
  return once(scenario, language, () => {
    const changed: { -readonly [K in keyof Scenario]?: Scenario[K] } = {}
    for (const section of WORDED) {
      const things = scenario[section] as Readonly<Record<string, Worded>>
      const said = once(things, language, () => recordIn(things, language))
      if (said !== things) changed[section] = said as never
    }
    return Object.keys(changed).length === 0 ? scenario : { ...scenario, ...changed }
  })
}

/** The same with the words of its file: what `namedIn` has put into another language is put back, and nothing is said twice. */
export function plainIn(scenario: Scenario, language: Language): Scenario {
  const named = namedIn(scenario, language)
  if (named === scenario && !hasOwnWords(scenario)) return scenario
  const changed: { -readonly [K in keyof Scenario]?: Scenario[K] } = {}
  for (const section of WORDED)
    changed[section] = mapRecord(named[section] as Readonly<Record<string, Worded>>, (thing) =>
      plainThing(thing, language),
    ) as never
  return { ...named, ...changed }
}

/** A thing whose plain words are those of this language, and none is said twice: the same for the same thing, however it is read. */
export function settledThing<T extends Worded>(thing: T, language: Language): T {
  return hasWords(thing) ? plainThing(thingIn(thing, language), language) : thing
}

/** True where a thing has words in a language, or one of a board’s edges and spans does. */
function hasWords(thing: Worded): boolean {
  return thing.words !== undefined || ('edges' in thing && (thing as unknown as Board).edges.length > 0)
}

/**
 * The scenario in which these things have the words of its own language as plain ones, whichever way they were given: a file differs
 * in what was changed alone.
 */
export function settledWords(
  scenario: Scenario,
  changed: { readonly [S in (typeof WORDED)[number]]?: ReadonlySet<string> },
): Scenario {
  const { language } = scenario.info
  let next = scenario
  for (const section of WORDED) {
    const things = scenario[section] as Readonly<Record<string, Worded>>
    const settled = [...(changed[section] ?? [])].flatMap((id) => {
      const thing = things[id]
      if (!thing || !hasWords(thing)) return []
      const plain = settledThing(thing, language)
      return JSON.stringify(plain) === JSON.stringify(thing) ? [] : [[id, plain] as const]
    })
    if (settled.length > 0) next = { ...next, [section]: { ...things, ...Object.fromEntries(settled) } }
  }
  return next
}

/** True of the name of a thing in any language. */
export function answersTo(
  thing: { readonly name: string; readonly words?: { readonly name?: AuthorText } },
  name: string,
): boolean {
  const { fr, en } = thing.words?.name ?? {}
  return [thing.name, fr, en].includes(name)
}

/** True where some name has words of its own in a language. */
export function hasOwnWords(scenario: Scenario): boolean {
  return namedIn(scenario, 'fr') !== scenario || namedIn(scenario, 'en') !== scenario
}

function recordIn<T extends Worded>(
  things: Readonly<Record<string, T>>,
  language: Language,
): Readonly<Record<string, T>> {
  let said: Record<string, T> | undefined
  for (const id of Object.keys(things)) {
    const thing = things[id] as T
    const own = once(thing, language, () => thingIn(thing, language))
    if (own === thing) continue
    said ??= { ...things }
    said[id] = own
  }
  // Frozen as the document is: the stacks of a frozen record are found once.
  return said ? Object.freeze(said) : things
}

function listIn<T extends Worded>(things: readonly T[], language: Language): readonly T[] {
  const said = things.map((thing) => thingIn(thing, language))
  return said.some((thing, index) => thing !== things[index]) ? said : things
}

/** One thing in this language: a counter type that comes alone, a board that is being edited. */
export function thingIn<T extends Worded>(thing: T, language: Language): T {
  const own = thing.words ? withWords(thing, thing.words, language) : thing
  return 'edges' in own ? (edgesIn(own as unknown as Board, language) as unknown as T) : own
}

function edgesIn(board: Board, language: Language): Board {
  const edges = listIn(
    board.edges.map((edge): BoardEdge => {
      const spans = listIn(edge.spans, language)
      return spans === edge.spans ? edge : { ...edge, spans }
    }),
    language,
  )
  return edges.every((edge, index) => edge === board.edges[index]) ? board : { ...board, edges }
}

// Words that say what the plain ones say already go: `namedIn` has put them there.
function plainThing<T extends Worded>(thing: T, language: Language): T {
  const plain = 'edges' in thing ? plainEdges(thing, language) : thing
  if (!plain.words) return plain
  const words = withoutPlain(plain.words, plain as Spoken, language)
  const { words: _words, ...rest } = plain
  return (Object.keys(words).length === 0 ? rest : { ...rest, words }) as T
}

function plainEdges<T extends Worded>(thing: T, language: Language): T {
  const { edges } = thing as unknown as Board
  const next = edges.map((edge) => ({
    ...plainThing(edge, language),
    spans: edge.spans.map((span) => plainThing(span, language)),
  }))
  return { ...thing, edges: next }
}

function withoutPlain(words: object, plain: Spoken, language: Language): Readonly<Record<string, unknown>> {
  const left: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(words)) {
    const own = plain[key]
    if (key === 'extra' || own === undefined) left[key] = text
    else if (typeof own === 'object') {
      const inner = withoutPlain(text as object, own as Spoken, language)
      if (Object.keys(inner).length > 0) left[key] = inner
    } else {
      const { [language]: said, ...others } = text as AuthorText
      const kept = said === own ? others : (text as AuthorText)
      if (Object.keys(kept).length > 0) left[key] = kept
    }
  }
  return left
}

type Spoken = Readonly<Record<string, unknown>>

function withWords<T extends object>(thing: T, words: object, language: Language): T {
  const said: Record<string, unknown> = {}
  const nextWords: Record<string, unknown> = {}
  for (const [key, text] of Object.entries(words)) {
    if (key === 'extra') continue
    const plain = (thing as Spoken)[key]
    if (typeof plain === 'object' && plain !== null) {
      const inner = withWords({ ...plain, words: text as object }, text as object, language)
      const { words: innerWords, ...values } = inner as Spoken
      if (innerWords === text) continue
      said[key] = values
      nextWords[key] = innerWords
    } else {
      const own = (text as AuthorText)[language]
      if (!own || own === plain) continue
      said[key] = own
      nextWords[key] = { [otherLanguage(language)]: plain, ...(text as AuthorText) }
    }
  }
  if (Object.keys(said).length === 0) return thing
  return { ...thing, ...said, words: { ...words, ...nextWords } }
}
