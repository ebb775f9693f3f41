/**
 * Each rule can be asked about: a situation of `askable/` is answered by it, or it is listed here with the reason why no question
 * at the map is about it.
 */
import { describe, expect, test } from 'vitest'
import { RULES, type RuleId } from '#shared/rules/sentences/ruleIds'
import { SOURCES_OF_RULES } from '../../scripts/rules/paragraphs/sources'
import { citedAt, type Situations } from './askable/situation'
import { FANTASY_FIGHTS } from './askable/fantasyFights'
import { FANTASY_GROUND } from './askable/fantasyGround'
import { MEDIEVAL_FIRE } from './askable/medievalFire'
import { MEDIEVAL_MELEE } from './askable/medievalMelee'
import { MEDIEVAL_ROUTES } from './askable/medievalRoutes'
import { SAVOY_SITUATIONS } from './askable/savoy'

const TOPICS: Readonly<Record<string, Situations>> = {
  'Magna Carta, hand to hand': MEDIEVAL_MELEE,
  'Magna Carta, fire and sight': MEDIEVAL_FIRE,
  'Magna Carta, ways': MEDIEVAL_ROUTES,
  Savoy: SAVOY_SITUATIONS,
  'the common mechanics, ground and moves': FANTASY_GROUND,
  'the common mechanics, fights': FANTASY_FIGHTS,
}

const EXCEPTIONS: Readonly<Record<string, readonly RuleId[]>> = {
  'boards, their edges and their frame: what the map is made of': ['MC-MAP-1', 'CM-SCN-4', 'DOC-3', 'DOC-6'],
  'advice for those who set a scenario up': ['MC-MAP-5'],
  'printed on a counter, and read off its face': ['SV-CTR-2', 'SV-CTR-3', 'CM-STAT-2', 'CTR-1', 'CTR-5'],
  'no rule of its own: it counts what the others come to': ['SV-OPP-8'],
  'laid down by the scenario before the game: sky, wings, options, entries, victory': [
    ...(['CM-SCN-1', 'CM-SCN-3', 'SCN-1', 'SCN-3', 'SCN-4', 'SCN-5'] as const),
  ],
  'acts of a game that is played, which no question at the map is about': [
    'HS-MOV-9',
    'HS-OPN-1',
    'HS-CAP-1',
  ],
  'where a hexside feature may be placed, which its tool says': ['SID-3', 'SID-4'],
  'told by a check of the scenario, wherever it is broken': [
    ...(['CHK-1', 'CHK-4', 'CHK-5', 'CHK-6', 'CHK-7', 'CHK-8', 'CHK-9', 'CHK-10'] as const),
  ],
}

/** The askers of each rule. */
const cited = new Map<RuleId, Set<string>>()

describe.each(Object.entries(TOPICS))('%s', (_, situations) => {
  test.each(Object.entries(situations))('%s', (_, situation) => {
    const named = citedAt(situation)
    for (const [rule, askers] of named) cited.set(rule, new Set([...(cited.get(rule) ?? []), ...askers]))
    expect(situation.cites.filter((rule) => !named.has(rule))).toEqual([])
  })
})

test('each rule is named by an answer, or by the reason why none asks about it', () => {
  const excepted = Object.values(EXCEPTIONS).flat()
  const ids = Object.keys(RULES) as RuleId[]
  expect(ids.filter((id) => !cited.has(id) && !excepted.includes(id))).toEqual([])
  expect(
    excepted.filter((id) => cited.has(id)),
    'listed, but named by an answer',
  ).toEqual([])
})

test('RULES.md says of each rule an asker whose answers name it', () => {
  const paragraphs = SOURCES_OF_RULES.flatMap(({ paragraphs: all }) => all)
  const toldOf = (rule: string): string[] =>
    paragraphs.filter(({ rules }) => rules.includes(rule)).flatMap(({ asked }) => asked)
  const untrue = [...cited].filter(([rule, askers]) => !toldOf(rule).some((asker) => askers.has(asker)))
  expect(untrue.map(([rule, askers]) => `${rule}: asked of ${[...askers].join(', ')}`)).toEqual([])
})
