/** The events of a turn that are said for a route: put in, taken back, kept for the next mover, asked with the route. */
import { expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { countersIn, NOTHING_HAPPENED, withAttack, withTurn } from '#shared/rules/answers/turnMemory'
import { toolOptions } from '../../renderer/toolOptions/index'
import { cleared, freshRoute, withAttackChosen } from '../../renderer/tools/route/drawing'
import { askedRoute } from '../../renderer/tools/route/judge'
import { toggledFact, withoutAttack, withoutTurn } from '../../renderer/tools/route/turnSaid'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { testBoard } from '../support/board'

const [omar, ali, guy] = ['omar', 'ali', 'guy'].map(counterId) as [never, never, never]
const hex = hexKey({ q: 1, r: 1 })
const north = { kind: 'side', index: 0 } as const

test('each fact is put in and taken back', () => {
  const hit = toggledFact(NOTHING_HAPPENED, 'hitByOffensiveFire', omar)
  expect(countersIn(hit)).toEqual(['omar'])
  expect(toggledFact(hit, 'hitByOffensiveFire', omar)).toEqual(NOTHING_HAPPENED)
  const attacked = withAttack(NOTHING_HAPPENED, { opponent: ali, mover: guy, hex })
  const [made] = attacked.attacksThisPhase
  expect(countersIn(attacked)).toEqual(['ali'])
  expect(made && withoutAttack(attacked, made)).toEqual(NOTHING_HAPPENED)
  const turned = withTurn(NOTHING_HAPPENED, ali, north)
  expect(countersIn(turned)).toEqual(['ali'])
  expect(withoutTurn(turned, ali)).toEqual(NOTHING_HAPPENED)
})

test('MC-INF-6: the attacks chosen and the turn are asked with the route, and nothing is while all is as usual', () => {
  const scenario = testBoard({ counters: { guy: { at: 'E5' } } })
  const options = toolOptions(rulesetOf(scenario))
  const plain = freshRoute(guy)
  const first = { options, turn: NOTHING_HAPPENED }
  expect(askedRoute(plain, first, scenario)).toEqual({ counter: 'guy', kind: 'move', path: [] })
  const turn = toggledFact(NOTHING_HAPPENED, 'firedDefensively', omar)
  const chosen = withAttackChosen({ ...plain, attacks: 'chosen' }, { opponent: ali, hex })
  expect(askedRoute(chosen, { options, turn }, scenario)).toMatchObject({
    attacks: 'chosen',
    chosen: [{ opponent: 'ali', hex }],
    memory: turn,
  })
  expect(withAttackChosen(chosen, { opponent: ali, hex }).chosen).toEqual([])
})

test('the policy outlives the way, and serves whoever moves next', () => {
  const route = { ...freshRoute(guy), attacks: 'best' } as const
  expect(cleared(route)).toMatchObject({ attacks: 'best' })
  expect(freshRoute(ali, route)).toMatchObject({ counter: 'ali', attacks: 'best', path: [] })
})
