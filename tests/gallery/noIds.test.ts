/**
 * The texts and answers of the ready scenarios name counters, sides and places as people do: the ids of the file stay in the
 * file.
 */
import { expect, test } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { counterName } from '#shared/document/counters'
import { type Victory } from '#shared/document/game'
import { victoryInWords } from '#shared/document/inWords/victory'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { LANGUAGES } from '#shared/i18n/localized'
import { MEASURES } from '#shared/painter/picture/measures'
import { answerInWords } from '#shared/questions/inWords'
import { answerToInquiry, offeredInquiries, type Subject } from '#shared/questions/inquire'
import { nameOfCounter } from '#shared/questions/nameOfCounter'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { countersOnMap } from '#shared/rules/standing/position'
import { testBoard } from '../support/board'
import { editionIn, GALLERY } from '../support/scenarioFiles'

/** The ids that no word of a language can be. */
function idsOf(scenario: Scenario): RegExp {
  const { counters, counterTypes, sides, groups, zones, boards, labels, reinforcements } = scenario
  const all = [counters, counterTypes, sides, groups, zones, boards, labels, reinforcements].flatMap(
    (things) => Object.keys(things),
  )
  // Never empty: a board without such ids has none to be found.
  const unlike = ['no-id', ...all.filter((id) => /[\d-]/.test(id))].sort((a, b) => b.length - a.length)
  return new RegExp(
    `(?<![\\p{L}\\d-])(${unlike.map((id) => id.replace(/[^\w-]/g, '.')).join('|')})(?![\\p{L}\\d-])`,
    'gu',
  )
}

/** A counter of each type, and all those whose name is not theirs alone: nobody reads more of another of the same. */
function subjectsOf(scenario: Scenario): Subject[] {
  const onMap = countersOnMap(scenario)
  const ofTypes = new Map(onMap.map(([counter, { type }]) => [type, counter]))
  const hexes = [...ofTypes.values()].slice(0, 2).map((counter) => scenario.counters[counter]?.hex)
  return [
    ...[...ofTypes.values()].map((counter) => ({ counter })),
    ...hexes.flatMap((hex) => (hex === undefined ? [] : [{ hex: parseHexKey(hex) }])),
    ...(Object.keys(scenario.sides) as SideId[]).map((side) => ({ side })),
  ]
}

test.each(GALLERY)('ANA-6: all answers of %s', (name) => {
  const scenario = editionIn('fr', name)
  const told = [...answersOf(scenario), ...gameOf(scenario)]
  expect(told.length).toBeGreaterThan(10)
  expect(idsIn(scenario, told)).toEqual([])
})

test.each(GALLERY)('ANA-6: of %s without a single name', (name) => {
  const scenario = withoutNames(editionIn('fr', name))
  expect(idsIn(scenario, gameOf(scenario))).toEqual([])
})

test('ANA-6: counters of one name are told apart by hexes, and in one hex by numbers', () => {
  const board = testBoard({
    ...{ columns: 3, rows: 1 },
    counters: {
      guy: { type: 'crusaders-soldier', at: 'A1' },
      odo: { type: 'crusaders-soldier', at: 'A1' },
      hugh: { type: 'crusaders-soldier', at: 'C1' },
    },
  })
  const names = ['guy', 'odo', 'hugh'].map((id) => nameOfCounter(board, id as CounterId))
  const name = counterName(board, 'guy' as CounterId)
  expect(names).toEqual([`${name} (A1, 1)`, `${name} (A1, 2)`, `${name} (C1)`])
})

/** The ids of the file in these texts, each once. */
function idsIn(scenario: Scenario, texts: readonly string[]): string[] {
  const ids = idsOf(scenario)
  return [...new Set(texts.flatMap((text) => text.match(ids) ?? []))]
}

function answersOf(scenario: Scenario): string[] {
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error(`no analysis of ${scenario.ruleset}`)
  return subjectsOf(scenario).flatMap((subject) =>
    offeredInquiries(analysis, scenario, subject).flatMap(({ question }) => {
      const inquiry = { question, ...subject, friends: [], enemies: [], choices: {} }
      const answer = answerToInquiry(analysis, scenario, inquiry)
      return answer ? LANGUAGES.map((language) => answerInWords(scenario, inquiry, answer, language)) : []
    }),
  )
}

/** Its conditions of victory, its findings, and each counter as answers name it. */
function gameOf(scenario: Scenario): string[] {
  const analysis = analysisOf(scenario.ruleset)
  const found = runChecks(scenario, rulesetOf(scenario), analysis, MEASURES)
  const sentences = [
    ...Object.values<Victory>(scenario.victory).map((victory) => victoryInWords(scenario, victory)),
    ...found.map(({ message }) => message),
  ]
  const counters = Object.keys(scenario.counters) as CounterId[]
  return [
    ...sentences.flatMap(({ fr, en }) => [fr, en]),
    ...counters.map((counter) => nameOfCounter(scenario, counter)),
  ]
}

function withoutNames(scenario: Scenario): Scenario {
  const blank = <T extends object>(things: T): T =>
    Object.fromEntries(
      Object.entries(things).map(([id, thing]) => [id, { ...thing, name: '', abbreviation: '' }]),
    ) as T
  const { counters, counterTypes, sides, groups, zones, reinforcements } = scenario
  return {
    ...scenario,
    ...{ counters: blank(counters), counterTypes: blank(counterTypes), sides: blank(sides) },
    ...{ groups: blank(groups), zones: blank(zones), reinforcements: blank(reinforcements) },
  }
}
