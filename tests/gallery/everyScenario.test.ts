/** Laws of every scenario that `npm run gallery` writes. */
import { describe, expect, it } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { textIn } from '#shared/document/authorText'
import { type ReinforcementId, type SideId, type VictoryId } from '#shared/document/ids'
import { namedIn } from '#shared/document/namedIn'
import { setUpZones } from '#shared/document/setUp'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { parseHexName } from '#shared/hex/numbering'
import { linkTargets } from '#shared/markup/linkTargets'
import { MEASURES } from '#shared/painter/picture/measures'
import { proveEntry } from '#shared/proofs/entryProof'
import { proveObjective } from '#shared/proofs/objectiveProof'
import { proveSetUp } from '#shared/proofs/setUpProof'
import { analysisOf } from '#shared/rules/registry/parts'
import { playedRuleset } from '#shared/rules/registry/registry'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { namesMissing } from '#shared/interchange/publication/writtenLanguages'
import { galleryScenarios } from '../../scripts/gallery/scenarios'
import { authorTexts } from './authorTexts'
import { galleryText } from '../support/scenarioFiles'

const HEX_NAME = /\b(?:[A-Z]\d+|\d{4})\b/g
const WRITTEN = Object.entries(galleryScenarios())

/** The words of a scenario but its texts, in order. */
function namesOf(scenario: Scenario): string[] {
  const { sides, groups, counterTypes, counters, labels, boards, zones, reinforcements } = scenario
  const all = [
    ...Object.values(sides).flatMap(({ name, notes }) => [name, notes]),
    ...Object.values(groups).flatMap(({ name, note }) => [name, note]),
    ...Object.values(counterTypes).flatMap(({ name, abbreviation, stats }) => [
      ...[name, abbreviation],
      ...[stats['origin'] ?? '', stats['magicArt'] ?? ''].map(String),
    ]),
    ...Object.values(counters).map(({ name }) => name),
    ...Object.values(labels).map(({ text }) => text),
    ...[boards, zones, reinforcements].flatMap((named) => Object.values(named).map(({ name }) => name)),
  ]
  return all.filter((word) => word !== '')
}

function rulesOf(scenario: Scenario): Ruleset {
  const played = playedRuleset(scenario)
  if (!played) throw new Error(`nobody knows ${scenario.ruleset}`)
  return played.ruleset
}

describe.each(WRITTEN)('%s', (file, built) => {
  const [fr, en] = [textIn(built.texts.background, 'fr'), textIn(built.texts.background, 'en')]

  it('is, byte for byte, what `npm run gallery` writes', () => {
    expect(galleryText(file)).toBe(writeScenario(built))
  })

  it('has nothing for the checks to find but hints', () => {
    const found = runChecks(built, rulesOf(built), analysisOf(built.ruleset), MEASURES)
    expect(found.filter(({ severity }) => severity !== 'hint')).toEqual([])
  })

  it('is told in both languages, its own first', () => {
    expect(built.texts.background).toEqual({ fr, en })
    expect(fr.split('\n\n')).toHaveLength(en.split('\n\n').length)
    expect(fr).not.toBe(en)
  })

  it.each(authorTexts(built))('says %s in both languages, with French typography', (_, text) => {
    const [french, english] = [textIn(text, 'fr'), textIn(text, 'en')]
    expect([french.length > 0, english.length > 0]).toEqual([true, true])
    // But between board and hex: 2:0705.
    expect(french).not.toMatch(/[^\u202f\d][:;!?]/)
    expect(french).not.toMatch(/["']|« | »/)
    expect(english).not.toMatch(/["'\u202f]/)
    for (const names of [HEX_NAME, /\b(?:MC|SV|CM)-\w+-\d+/g, /\[\[[A-Z]\d+\]\]/g]) {
      const said = (words: string): string[] => [...new Set(words.match(names))].sort()
      expect(said(french)).toEqual(said(english))
    }
  })

  it('SCN-10: names each thing in both languages, and says it by one word in each', () => {
    expect(namesMissing(built, 'en')).toBe(0)
    const [said, told] = [namesOf(namedIn(built, 'fr')), namesOf(namedIn(built, 'en'))]
    const both = Object.fromEntries(said.map((word, index) => [word, told[index]]))
    expect(told).toEqual(said.map((word) => both[word]))
    expect(new Set(told).size).toBe(new Set(said).size)
  })

  it('names hexes that its map has', () => {
    const { numbering, grid } = built.map
    const named = linkTargets(built)
    const letters = numbering.style === 'letter-number'
    for (const [, text] of authorTexts(built)) {
      const words = textIn(text, 'en')
      // Letters may be captions of the example; numbers of four figures are hexes where hexes have such names, else years.
      for (const name of (letters ? [] : words.match(/\b\d{4}\b/g)) ?? [])
        expect([name, parseHexName(name, numbering, grid) !== undefined]).toEqual([name, true])
      for (const [, link = ''] of words.matchAll(/\[\[(.*?)\]\]/g))
        expect([link, named(link)?.kind]).toEqual([link, 'hex'])
    }
  })
})

/** Examples of the rules, played without a contest: their texts say so. */
const EXAMPLES = ['infiltration-3', 'infiltration-4', 'infiltration-5'].map((name) => `${name}.castellan`)

describe.each(WRITTEN)('SCN-9: %s is a whole game', (file, built) => {
  const sides = Object.keys(built.sides) as SideId[]

  it('has turns, an order, texts, and a way to victory for every side, or no contest', () => {
    const { turns, texts } = built
    expect(turns?.count).toBeGreaterThan(0)
    expect([...(turns?.order ?? [])].sort()).toEqual([...sides].sort())
    expect(Object.keys(texts)).toEqual(['background', 'setUp', 'victory', 'notes', 'credits'])
    const winners = new Set(Object.values(built.victory).map(({ side }) => side))
    const isExample = EXAMPLES.includes(file)
    expect([...winners].sort()).toEqual(isExample ? [] : [...sides].sort())
    expect(textIn(texts.victory, 'en').includes('neither winner nor loser')).toBe(isExample)
  })

  it('says of every side how it sets up, in zones where it is free to choose', () => {
    for (const side of sides) {
      const setUp = built.sides[side]?.setUp
      expect([side, setUp !== undefined]).toEqual([side, true])
      if (setUp?.where === 'zones') expect(setUpZones(built, side).length).toBeGreaterThan(0)
    }
  })

  it('CHK-12: every side fits, every reinforcement enters, every objective can be reached', () => {
    const ruleset = rulesOf(built)
    const movement = analysisOf(built.ruleset)?.movement
    if (!movement) throw new Error(`nobody moves by ${built.ruleset}`)
    const answers = [
      ...sides.map((side) => [side, proveSetUp(built, ruleset, side).answer]),
      ...(Object.keys(built.reinforcements) as ReinforcementId[]).map((id) => [
        id,
        proveEntry(built, ruleset, id)?.answer,
      ]),
      ...(Object.keys(built.victory) as VictoryId[]).flatMap((id) => {
        const { side, conditions = [] } = built.victory[id] ?? {}
        return conditions.flatMap((condition) =>
          side !== undefined && (condition.kind === 'hold' || condition.kind === 'exit')
            ? [[id, proveObjective(built, ruleset, movement, side, condition).answer]]
            : [],
        )
      }),
    ]
    expect(answers.filter(([, answer]) => answer !== 'yes')).toEqual([])
  })
})

it('SCN-9: each ruleset has a game of its own', () => {
  expect(new Set(WRITTEN.map(([, { ruleset }]) => ruleset))).toEqual(
    new Set(['magna-carta', 'savoy', 'common-mechanics']),
  )
})

it('is about hexes of its map', () => {
  const silent = WRITTEN.filter(
    ([, { texts }]) => (textIn(texts.background, 'en').match(HEX_NAME)?.length ?? 0) < 2,
  )
  expect(silent.map(([file]) => file)).toEqual([])
})
