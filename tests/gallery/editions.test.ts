/** Every ready scenario has an edition in each language: the same map and counters, no word of the other language. */
import { describe, expect, it } from 'vitest'
import { mapRecord } from '#shared/lang/mapRecord'
import { type Scenario } from '#shared/document/types'
import { inEnglish } from '../../scripts/gallery/english'
import { ENGLISH_CODES, ENGLISH_WORDS } from '../../scripts/gallery/englishWords'
import { GALLERY, editionIn } from '../support/scenarioFiles'

/** The scenario without what the author wrote: all that the rules and the picture of the map go by. */
function wordless(scenario: Scenario): Scenario {
  return {
    ...scenario,
    info: { ...scenario.info, title: '', language: 'fr' },
    sides: mapRecord(scenario.sides, (side) => ({ ...side, name: '', notes: '' })),
    groups: mapRecord(scenario.groups, (group) => ({ ...group, name: '', note: '' })),
    counterTypes: mapRecord(scenario.counterTypes, (type) => {
      const { origin: _origin, magicArt: _art, ...stats } = type.stats
      return { ...type, name: '', abbreviation: '', stats }
    }),
    counters: mapRecord(scenario.counters, (counter) => ({ ...counter, name: '' })),
    labels: mapRecord(scenario.labels, (label) => ({ ...label, text: '' })),
    boards: mapRecord(scenario.boards, (board) => ({ ...board, name: '' })),
    zones: mapRecord(scenario.zones, (zone) => ({ ...zone, name: '' })),
    reinforcements: mapRecord(scenario.reinforcements, (one) => ({ ...one, name: '' })),
    silenced: scenario.silenced.map((one) => ({ ...one, reason: '' })),
  }
}

/** The words of a scenario but those that it has in both languages, in order. */
function wordsOf(scenario: Scenario): string[] {
  const { info, sides, groups, counterTypes, counters, labels, boards, zones, reinforcements, silenced } =
    scenario
  const all = [
    info.title,
    ...Object.values(sides).flatMap(({ name, notes }) => [name, notes]),
    ...Object.values(groups).flatMap(({ name, note }) => [name, note]),
    ...Object.values(counterTypes).flatMap(({ name, abbreviation, stats }) => [
      ...[name, abbreviation],
      ...[stats['origin'] ?? '', stats['magicArt'] ?? ''].map(String),
    ]),
    ...Object.values(counters).map(({ name }) => name),
    ...Object.values(labels).map(({ text }) => text),
    ...[boards, zones, reinforcements].flatMap((named) => Object.values(named).map(({ name }) => name)),
    ...silenced.map(({ reason }) => reason),
  ]
  return all.filter((word) => word !== '')
}

describe.each(GALLERY)('%s', (name) => {
  const [french, english] = [editionIn('fr', name), editionIn('en', name)]

  it('differs in words alone', () => {
    expect(wordless(english)).toEqual(wordless(french))
    expect([french.info.language, english.info.language]).toEqual(['fr', 'en'])
  })

  it('says each thing by a word of its own, as the other edition does', () => {
    const [said, told] = [wordsOf(french), wordsOf(english)]
    expect(told).toHaveLength(said.length)
    const both = Object.fromEntries(said.map((word, index) => [word, told[index]]))
    expect(told).toEqual(said.map((word) => both[word]))
    expect(new Set(told).size).toBe(new Set(said).size)
  })
})

it('a text without English words is told, not left in French', () => {
  const french = editionIn('fr', 'the-pass')
  const renamed = { ...french, info: { ...french.info, title: 'Le gué' } }
  expect(() => inEnglish(renamed)).toThrow('"Le gué"')
})

it('no word is listed that no scenario says', () => {
  const said = new Set(GALLERY.flatMap((name) => wordsOf(editionIn('fr', name))))
  const listed = [...Object.keys(ENGLISH_WORDS), ...Object.keys(ENGLISH_CODES)]
  expect(listed.filter((word) => !said.has(word))).toEqual([])
})
