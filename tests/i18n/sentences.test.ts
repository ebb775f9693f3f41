/** Both languages of every sentence are there, differ, and are set as each is written (UX-1). */
import { describe, expect, test } from 'vitest'
import { SAME_IN_BOTH } from './sameInBoth'
import { sentencesOf, sources, TAKES_BOTH } from './sentences'
import { englishFaults, frenchFaults } from './typography'

const SOURCES = sources()
const SENTENCES = SOURCES.flatMap(([file, text]) => sentencesOf(file, text))

/** Their subject is the id of a ruleset, a hex, one thing with its article ("Le chef de l’aile…"), or always several. */
const NUMBER_IS_KNOWN = new Set([
  '--ruleset\u202f: ◊ n’a pas ce jet\u202f; attendu\u202f: ◊',
  'tables\u202f: ◊ n’a pas de table «\u202f◊\u202f»\u202f; attendu\u202f: ◊',
  '◊ est en vue de ◊',
  '◊ montre une image que le scénario ne contient pas',
  '◊, ◊, est d’un autre camp',
  '◊\u202f: ◊ se superposent en ◊',
])

/** Words that may follow what is filled in, and are no nouns with a number. */
const NO_NOUNS = new Set(['choisis', 'dans', 'fois', 'hors', 'mais', 'sans', 'sous', 'vers'])

/** The number before the noun is neither 0 nor 1: bounds, sizes in two directions, averages, what has another sentence for one. */
const ALWAYS_SEVERAL: readonly RegExp[] = [
  /au plus|plus de ◊|◊ à ◊|de 1 à ◊|[×x·] ◊|en moyenne/,
  /◊ (?:octets|pixels)/,
  /^(?:Remplacer|trouvé) ◊ fichiers/,
  /^Une (?:version|licence) tient sur une ligne de ◊ signes/,
  /^La carte dépasserait ◊ colonnes/,
  /^une liste de ◊ (?:éléments|cases)/,
  /^◊ colonnes, ou "rows"/,
  /^◊ bords de case$/,
  /^◊ feuilles, posées l’une sur l’autre/,
  /^◊ pions (?:◊|pour une case)/,
  /^mur de boucliers de ◊ personnages/,
  /tombe de ◊ niveaux ou plus/,
  /dé à ◊ faces/,
  /B − A\u202f: ◊ points/,
  /^Lui donner ◊ figurines/,
  /tous les ◊ tours/,
  /plus longtemps que ◊ formes simples/,
  // The cells of a row of a map that is 3 x 3 at least.
  /^◊ cases$/,
]

/** Words, not only what is filled in and the signs between. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll('◊', ''))

test('the sources are read: hundreds of sentences, from every folder', () => {
  expect(SENTENCES.length).toBeGreaterThan(1500)
  for (const folder of ['main/', 'renderer/', 'shared/'])
    expect(SENTENCES.some(({ file }) => file.startsWith(folder))).toBe(true)
})

test('whatever takes both languages in a row is known here', () => {
  const taking = SOURCES.flatMap(([, text]) =>
    [...text.matchAll(/(\w+)(?: = )?\([^()]*\bfr: string,\s+en: string/g)].map(([, name]) => name as string),
  )
  expect(taking).toContain('localized')
  // A class is called by its own name.
  expect(taking.filter((name) => name !== 'constructor' && !(name in TAKES_BOTH))).toEqual([])
})

test('no sentence is equal in both languages, unless it is listed with its reason', () => {
  const same = SENTENCES.filter(({ fr, en }) => fr === en && hasWords(fr))
  const unlisted = same.filter(({ fr }) => !(fr in SAME_IN_BOTH))
  expect(unlisted.map(({ file, fr }) => `${file}: ${fr}`)).toEqual([])
  const unused = Object.keys(SAME_IN_BOTH).filter((text) => !same.some(({ fr }) => fr === text))
  expect(unused, 'listed, but said nowhere').toEqual([])
})

test('none is empty in one language only', () => {
  const half = SENTENCES.filter(({ fr, en }) => (fr.trim() === '') !== (en.trim() === ''))
  expect(half).toEqual([])
})

test('French is set as French: narrow spaces before ; : ? ! and inside « », ’ and …', () => {
  expect(
    SENTENCES.flatMap(({ file, fr }) => frenchFaults(fr).map((fault) => `${file}: ${fault}: ${fr}`)),
  ).toEqual([])
})

test('French: no verb agrees with a name that is filled in, which may be plural or feminine', () => {
  const asSubject =
    /(^|[.;:,«(]\s)◊,? (ne |n’|s’|se |est |a |va |fait |peut |doit |montre |reste |appartient |demande )/u
  const unlisted = SENTENCES.filter(({ fr }) => asSubject.test(fr) && !NUMBER_IS_KNOWN.has(fr))
  expect(unlisted.map(({ file, fr }) => `${file}: ${fr}`)).toEqual([])
})

test('French: a number that is filled in has its noun in both numbers', () => {
  const texts = new Map(SOURCES)
  const withPlural = /(?:^|[ (])◊ (\p{Ll}{3,}[sx])(?=[ ,.;)\u202f]|$)/gu
  const unlisted = SENTENCES.flatMap(({ file, fr }) =>
    [...fr.matchAll(withPlural)].flatMap(([, noun = '']) => {
      const singular = new RegExp(`(?<!\\p{L})${noun.slice(0, -1)}(?!\\p{L})`, 'u')
      const isRight =
        NO_NOUNS.has(noun) ||
        ALWAYS_SEVERAL.some((several) => several.test(fr)) ||
        singular.test(texts.get(file) ?? '')
      return isRight ? [] : [`${file}: ${fr}`]
    }),
  )
  expect(unlisted).toEqual([])
})

test('French: ground is « infranchissable »', () => {
  expect(SENTENCES.filter(({ fr }) => /\bimpassable/i.test(fr))).toEqual([])
})

test('English is set as English: no space before them, “ ”, ’ and …', () => {
  expect(
    SENTENCES.flatMap(({ file, en }) => englishFaults(en).map((fault) => `${file}: ${fault}: ${en}`)),
  ).toEqual([])
})

describe('the nets hold', () => {
  test.each([
    ["localized('Un', 'One')", [{ fr: 'Un', en: 'One' }]],
    ['localized(`${a} cases`, `${a} hexes`)', [{ fr: '◊ cases', en: '◊ hexes' }]],
    [
      "localized(a ? 'x' : 'y', 'z')",
      [
        { fr: 'x', en: 'z' },
        { fr: 'y', en: 'z' },
      ],
    ],
    ["const row = { id: 'a', fr: 'Un', en: 'One' }", [{ fr: 'Un', en: 'One' }]],
    ["localized('Un ' + name, 'One ' + name)", [{ fr: 'Un ◊', en: 'One ◊' }]],
    ['localized(fr, en)', []],
  ])('%s', (source, expected) => {
    expect(sentencesOf('a.ts', source)).toEqual(expected.map((pair) => ({ file: 'a.ts', ...pair })))
  })

  test.each([
    ['Voulez-vous\u202f?', 0],
    ['Voulez-vous ?', 1],
    ['Voulez-vous?', 1],
    ['Une fois\u00a0: deux', 1],
    ['«\u202fLa sortie\u202f»', 0],
    ['« La sortie »', 2],
    ["l'ennemi", 1],
    ['La case 2:U6', 0],
    ['(?) incertain', 0],
    ['Un instant...', 1],
  ])('French: %s', (text, faults) => {
    expect(frenchFaults(text)).toHaveLength(faults)
  })

  test.each([
    ['Really?', 0],
    ['Really\u202f?', 1],
    ['«\u202fLa sortie\u202f»', 1],
    ["don't", 1],
    ['the “sortie”: here', 0],
  ])('English: %s', (text, faults) => {
    expect(englishFaults(text)).toHaveLength(faults)
  })
})
