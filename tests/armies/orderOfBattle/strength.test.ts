/** CTR-7: the strength of sides at a glance, exact, in scenarios of the gallery and on small boards. */
import { describe, expect, test } from 'vitest'
import { orderOfBattle } from '#shared/armies/orderOfBattle/tree'
import { type Strength, strengthOf } from '#shared/armies/orderOfBattle/strength'
import { counterId, type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { editionIn } from '../../support/scenarioFiles'
import { testBoard } from '../../support/board'

/** Words and numbers: `rider 4`. */
function inShort({ counters, categories, sums, decoys, out }: Strength): string {
  const amounts = [...categories, ...sums].map(({ name, amount }) => `${name.en} ${amount}`)
  return [`${counters} counters`, ...amounts, `${decoys} decoys`, `${out} out`].join(', ')
}

const bySide = (scenario: Scenario): Record<string, string> =>
  Object.fromEntries(
    orderOfBattle(scenario).map(({ side, counters }) => [
      side ?? '',
      inShort(strengthOf(scenario, rulesetOf(scenario), counters)),
    ]),
  )

const strengthAt = (scenario: Scenario, ...ids: string[]): Strength =>
  strengthOf(scenario, rulesetOf(scenario), ids.map(counterId))

describe('CTR-7: sums of a side', () => {
  test('the sortie (Magna Carta): counters by category, attack and defence of the faces shown', () => {
    // By hand: 18 + 15 + 15 + 11 + 9 + 9 + 10 + 10 + 3 x 4 + 2 x 5 + 1 = 120; one archer of the besiegers is wounded: 2 and 3.
    // Their escort still to come is counted: 15 + 2 x 8 + 5 = 36 of 162.
    expect(bySide(editionIn('en', 'the-sortie'))).toEqual({
      garrison:
        '14 counters, swordsman 2, spearman 1, archer 3, crossbowman 2, knight on foot 1, rider 4, monk 1, attack 120, defence 123, 0 decoys, 0 out',
      besiegers:
        '20 counters, swordsman 2, spearman 5, archer 3, crossbowman 2, rider 3, mounted archer 2, leader 1, peasant 2, attack 162, defence 162, 0 decoys, 0 out',
    })
  })

  test('the pass (common mechanics): troops and formations, figures and steps', () => {
    expect(bySide(editionIn('en', 'the-pass'))).toEqual({
      guard: '8 counters, character 1, troop 5, formation 2, figures 18, steps 36, 0 decoys, 0 out',
      dwarves: '4 counters, character 1, troop 3, figures 7, steps 14, 0 decoys, 0 out',
      horde: '13 counters, character 2, troop 11, figures 27, steps 54, 0 decoys, 0 out',
    })
  })

  test('under the hill: decoys are told apart and add nothing', () => {
    expect(bySide(editionIn('en', 'under-the-hill'))).toEqual({
      expedition: '7 counters, character 1, troop 6, figures 13, steps 26, 0 decoys, 0 out',
      below: '9 counters, character 1, troop 8, figures 18, steps 36, 2 decoys, 0 out',
    })
  })

  test('Savoy measures by the same sheet', () => {
    expect(bySide({ ...editionIn('en', 'the-sortie'), ruleset: 'savoy' })).toEqual(
      bySide(editionIn('en', 'the-sortie')),
    )
  })
})

describe('CTR-7: of a counter', () => {
  const stats = { attack: 5, defence: 4 }
  const board = testBoard({
    counters: {
      rider: { at: 'C3', kind: 'mounted', stats },
      fallen: { at: 'E3', kind: 'mounted', stats, face: 'healthy' },
      mount: { at: 'G3', kind: 'mounted', stats, face: 'riderless' },
      corpse: { at: 'B6', stats, status: { dead: true } },
      stranger: { at: 'B7', stats: { ...stats, category: 'wizard' } },
      decoy: { at: 'B8', stats, decoy: true },
    },
  })

  test('a rider counts once, whether he covers two hexes or one', () => {
    expect(inShort(strengthAt(board, 'rider'))).toBe(
      '1 counters, rider 1, attack 5, defence 4, 0 decoys, 0 out',
    )
    expect(inShort(strengthAt(board, 'fallen', 'fallen'))).toBe(
      '1 counters, rider 1, attack 5, defence 4, 0 decoys, 0 out',
    )
  })

  test('a mount alone and a dead man do not fight', () => {
    expect(inShort(strengthAt(board, 'mount', 'corpse'))).toBe(
      '0 counters, attack 0, defence 0, 0 decoys, 2 out',
    )
  })

  test('an unknown category is another one; a decoy, and an id that nobody has, are nothing', () => {
    const ids: CounterId[] = ['stranger', 'decoy', 'ghost'].map(counterId)
    expect(inShort(strengthOf(board, rulesetOf(board), ids))).toBe(
      '1 counters, other 1, attack 5, defence 4, 1 decoys, 0 out',
    )
  })
})
