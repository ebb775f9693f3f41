/** The changes of a scenario that is taken to other rules (SCN-8), each sentence exactly; and that the way back loses nothing. */
import { describe, expect, it } from 'vitest'
import { changeRuleset } from '#shared/commands/changeRuleset'
import { createHistory } from '#shared/commands/history'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { type ChangedPart } from '#shared/rules/otherRules/change'
import { rulesChanges, rulesetsWithin } from '#shared/rules/otherRules/rulesChanges'
import { ARCHER, richScenario } from '../../format/richScenario'
import { galleryScenario } from '../../support/scenarioFiles'

const rich = richScenario()

function inEnglish(scenario: Scenario, ruleset: string, part: ChangedPart): string[] {
  return rulesChanges(scenario, ruleset).flatMap(({ about, says }) => (about === part ? says.en : []))
}

function withType(scenario: Scenario, change: Partial<CounterType>): Scenario {
  const type = { ...(scenario.counterTypes[ARCHER] as CounterType), ...change }
  return { ...scenario, counterTypes: { ...scenario.counterTypes, [ARCHER]: type } }
}

describe('a scenario taken from Magna Carta to Savoy', () => {
  it('gets rules and tables, and loses one table', () => {
    expect(inEnglish(rich, 'savoy', 'rules')).toEqual([
      'Rules that come: Savoy: what a counter shows, Savoy: movement, Savoy: group advance, Savoy: opportunity attacks, Savoy: fire, Savoy: combat, Savoy: shield wall, Savoy: armour and shield.',
      'Replaced wholly or in part: MC-GEO-1, MC-INF-1, MC-INF-5, MC-INF-6, MC-INF-9, MC-INF-10, MC-FIR-2, MC-CBT-3, MC-CBT-5.',
      'Tables that come: Opportunity attacks (modified 2D6), Saves (2D6).',
      'Tables that go: Infiltration (modified 1D10).',
      'Tables that differ: Combat against characters on foot (1D10), Combat against riders (1D10), Fire on a character on foot (1D10), Fire on a mounted character (1D10), Movement, Strength of attackers.',
    ])
  })

  it('keeps the author’s tables, those too that count no more or lie over other figures', () => {
    const scenario: Scenario = {
      ...rich,
      options: {},
      houseTables: {
        infiltration: { modifiers: { opponent: { poleArm: 2 } } },
        saves: { armour: { light: 7 } },
        strength: { chargeBonus: 2 },
        ranges: [{ id: 'longbow', like: 'short-bow', name: { fr: 'arc long', en: 'longbow' }, long: 80 }],
      },
    }
    expect(inEnglish(scenario, 'savoy', 'house')).toEqual([
      'Kept in the file, without effect: the author’s table “Infiltration (modified 1D10)”.',
      'Read, and counting now: the author’s table “Saves (2D6)”.',
      'The author’s tables that lie over other figures: Strength of attackers.',
      'Options that come: opportunity attacks: modifiers of the wounded (at first “as printed (attacker +2, mover −2)”).',
    ])
  })

  it('says of an abbreviation that it will contradict its sheet', () => {
    const scenario = withType(rich, { abbreviation: 'Scb', stats: { missile: 'none' } })
    expect(inEnglish(scenario, 'savoy', 'sheets')).toEqual([
      '“missile weapon” has more choices: stone, throwing axe, sling, longbow, ballista.',
      'The abbreviation names the missile weapon in the new rules, and contradicts the sheet: 1 type (Archer).',
    ])
  })

  it('names those who will face the wrong way, on the map and as they enter', () => {
    const turned = Object.entries<Counter>(rich.counters).map(([id, counter]) => [
      id,
      { ...counter, facing: { kind: 'side', index: 1 } },
    ])
    const scenario = { ...rich, counters: Object.fromEntries(turned) as Scenario['counters'] }
    expect(inEnglish(scenario, 'savoy', 'counters')).toEqual([
      'Face a hexside where a vertex is wanted, and keep that facing: 1 counter (Archer).',
      'The reinforcement “Le secours” enters with a facing that no longer fits 1 counter (Archer).',
    ])
  })

  it('tells the special rule that changes what is gone', () => {
    expect(inEnglish(rich, 'savoy', 'game')).toEqual([
      'The special rule “Mud” changes what the new rules do not have: infiltration.',
    ])
  })

  it('changes nothing of map and phases: both have the same', () => {
    expect(inEnglish(rich, 'savoy', 'map')).toEqual([])
  })
})

describe('a scenario taken from Savoy to Magna Carta', () => {
  const sling = withType({ ...rich, ruleset: 'savoy', options: {} }, { stats: { missile: 'sling' } })

  it('keeps a weapon that these rules do not have, and names it', () => {
    expect(inEnglish(sling, 'magna-carta', 'sheets')).toEqual([
      '“missile weapon” has lost choices: stone, throwing axe, sling, longbow, ballista.',
      '“missile weapon: sling” does not exist in the new rules and stays as it is: 1 type (Archer).',
    ])
  })

  it('says in French with its typography', () => {
    expect(rulesChanges(sling, 'magna-carta').map(({ says }) => says.fr)).toContain(
      '«\u202farme de jet\u202f: fronde\u202f» n’existe pas dans les nouvelles règles et reste tel quel\u202f: 1 type (Archer).',
    )
  })

  it('keeps an option that is chosen no more', () => {
    const scenario = { ...sling, options: { woundedModifiers: 'magna-carta' } }
    expect(inEnglish(scenario, 'magna-carta', 'house')).toEqual([
      'Kept in the file, without effect: the option “opportunity attacks: modifiers of the wounded”.',
      'Options that go: opportunity attacks: modifiers of the wounded.',
    ])
  })
})

describe('rules between which a scenario is taken', () => {
  it('are those whose counters have the same faces', () => {
    expect(rulesetsWithin(rich).map(({ id }) => id)).toEqual(['savoy'])
    expect(rulesetsWithin({ ruleset: 'savoy' }).map(({ id }) => id)).toEqual(['magna-carta'])
    expect(rulesetsWithin({ ruleset: 'common-mechanics' })).toEqual([])
    expect(rulesetsWithin({ ruleset: 'chess' })).toEqual([])
  })

  it('change nothing for the same rules or unknown ones', () => {
    expect(rulesChanges(rich, 'magna-carta')).toEqual([])
    expect(rulesChanges(rich, 'chess')).toEqual([])
  })
})

describe('the way there and back', () => {
  const there = { ruleset: 'savoy', label: { fr: 'Savoie', en: 'Savoy' } }
  const back = { ruleset: 'magna-carta', label: { fr: 'Magna Carta', en: 'Magna Carta' } }

  it.each(['the-sortie', 'infiltration-1', 'infiltration-5'])('gives the same file of %s', (name) => {
    const before = galleryScenario(name)
    const history = createHistory(before)
    expect(history.apply(changeRuleset, there)).toBe(undefined)
    const taken = writeScenario(history.document)
    expect(taken).toBe(writeScenario(before).replace('"ruleset": "magna-carta"', '"ruleset": "savoy"'))
    history.apply(changeRuleset, back)
    expect(writeScenario(history.document)).toBe(writeScenario(before))
    history.undo()
    history.undo()
    expect(history.document).toEqual(before)
  })
})

describe('what no other rules know', () => {
  it('is told with its number and first places: rows, attributes, faces, states, wings', () => {
    const changes = rulesChanges(galleryScenario('under-the-hill'), 'magna-carta').map(({ says }) => says.en)
    expect(changes).toContain(
      'The new rules do not know the terrain “rough”, which stays as it is: 15 hexes (0502, 0304, 1004, 0405, 0805…).',
    )
    expect(changes).toContain(
      'The new rules do not know the hexside feature “rough hexside”, which stays as it is: 2 hexsides (0908/1009, 1008/1009).',
    )
    expect(changes).toContain(
      'The new rules do not know the marker “cart”, which stays as it is: 1 hex (0210).',
    )
    expect(changes).toContain(
      'The new rules do not know the attribute of hexes “cave”, which stays as it is: 129 hexes (0701, 0901, 1101, 1301, 0702…).',
    )
    expect(changes).toContain(
      'The new rules have no face “7 steps”, which stays in the file: 1 type (Horde gobeline).',
    )
    expect(changes).toContain(
      'The new rules do not know the state “low flight”, which stays in the file: 1 counter (Chauves-souris).',
    )
    expect(changes).toContain(
      'Orders and morale of wings stay in the file and are read no more: “L’avant-garde”, “Le repaire”.',
    )
  })
})
