/**
 * Faults that only a proof finds: the checks find nothing, and the proof says no with its reason, in a clean scenario of each
 * ruleset.
 */
import { describe, expect, test } from 'vitest'
import { type Hold } from '#shared/document/game'
import { counterId, reinforcementId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { proveEntry } from '#shared/proofs/entryProof'
import { proveObjective } from '#shared/proofs/objectiveProof'
import { proveSetUp } from '#shared/proofs/setUpProof'
import { entryInWords, objectiveInWords, setUpInWords } from '#shared/proofs/words'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { changed, withHexes, withHexsides, withPieces } from '../support/board'
import { hexNamed } from '../support/names'
import { outline } from '../support/outline'
import { CLEAN, type Clean } from './planted/clean'
import { offMap, withMan, withRelief, withVictory, withZone } from './planted/plant'
import { findings } from './support'

const RELIEF = reinforcementId('relief')
const FORBIDDEN = { medieval: 'sea', fantasy: 'impassable' } as const

/** Two-hex counters of the other side that wait: riders, formations. */
function withPair({ family, foe }: Clean, scenario: Scenario): Scenario {
  const placing =
    family === 'fantasy'
      ? { side: foe, kind: 'formation', facing: 'v0' }
      : { type: `${foe}-knight`, facing: 's0', face: 'mounted-healthy' }
  return offMap(withPieces(scenario, { counters: { big: { at: 'U10', ...placing } } }), 'big')
}

describe.each(CLEAN.map((clean) => [clean.ruleset, clean] as const))('%s', (_, clean) => {
  const { scenario, foe, own, hexes, family } = clean
  const ruleset = rulesetOf(scenario)

  test('a set-up with hexes enough, none of them beside another for who needs two', () => {
    const apart = withZone(withPair(clean, offMap(scenario, 'ali')), 'camp', { hexes: hexes('S15 U15 V17') })
    expect(proveSetUp(scenario, ruleset, foe).answer).toBe('yes')
    expect(findings(apart)).toEqual([])
    const proof = proveSetUp(apart, ruleset, foe)
    expect(proof).toMatchObject({ answer: 'no', misfits: ['big'] })
    expect(setUpInWords(apart, proof).en).toBe(
      family === 'fantasy'
        ? 'Blue: 2 counters to set up; no hex of its zones suits big.'
        : 'Saracens: 2 counters to set up; no hex of its zones suits Knight.',
    )
  })

  test('a reinforcement of two by a single hex with no other beside it', () => {
    const single = withRelief(
      withHexes(scenario, ['X8', 'X10', 'W8', 'W9', 'W10', 'W7'], FORBIDDEN[family]),
      { entries: [{ kind: 'hexes', hexes: hexes('X9') }] },
    )
    expect(proveEntry(scenario, ruleset, RELIEF)?.answer).toBe('yes')
    const ids = ['omar', 'second', 'third', 'fourth', 'fifth']
    const five = ids.slice(1).reduce((board, id) => {
      const manned = offMap(withMan(clean, board, id, { of: 'foe', at: 'U15' }), id)
      return changed(manned, 'counters', id, { reinforcement: RELIEF })
    }, single)
    expect(findings(five)).toEqual([])
    const proof = proveEntry(five, ruleset, RELIEF)!
    expect(proof).toMatchObject({ answer: 'no', hexes: hexes('X9') })
    const who = family === 'fantasy' ? '3 counters (third, fourth and fifth)' : '2 counters (Soldier)'
    expect(entryInWords(five, proof).en).toBe(
      `Reinforcement “Relief”: 5 counters to enter in turn 3; ${who} have only 1 hex to share (X9).`,
    )
  })

  test('an objective behind walls without a door', () => {
    const place = { kind: 'hexes', hexes: hexes('L13') } as const
    const condition: Hold = { kind: 'hold', by: 'presence', place }
    const open = withVictory(clean, scenario, condition)
    const movement = analysisOf(scenario.ruleset)!.movement
    expect(proveObjective(open, ruleset, movement, own, condition).answer).toBe('yes')
    const walled = withHexsides(open, outline([hexNamed(open, 'L13')]), clean.wall)
    // The checks tell the enclosure alone, not that it is an objective.
    expect(findings(walled).map(({ code }) => code)).toEqual(['CHK6-no-entrance'])
    const proof = proveObjective(walled, ruleset, movement, own, condition)
    expect(proof).toMatchObject({ answer: 'no', needed: 1, reached: [], lastTurn: 8 })
    expect(objectiveInWords(walled, proof).en).toMatch(
      /: hold hex L13; impossible by turn 8: 0 of 1 in reach\.$/,
    )
  })

  test('an objective too far for the turns of the game', () => {
    const place = { kind: 'hexes', hexes: hexes('X18') } as const
    const condition: Hold = { kind: 'hold', by: 'presence', place }
    const short: Scenario = {
      ...withVictory(clean, scenario, condition),
      turns: { count: 1, order: [], rows: {} },
      reinforcements: {},
      counters: { [counterId('bow')]: scenario.counters[counterId('bow')]! },
      groups: {},
      sides: { ...scenario.sides, [own]: { ...scenario.sides[own]!, commander: undefined } } as never,
    }
    const movement = analysisOf(scenario.ruleset)!.movement
    expect(proveObjective(short, ruleset, movement, own, condition)).toMatchObject({
      answer: 'no',
      reached: [],
    })
  })
})
