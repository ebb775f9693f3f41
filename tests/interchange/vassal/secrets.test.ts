/** Hidden counters and decoys: masked by their side for all, left out for one side alone (CM-HID, XCH-2). */
import { expect, it } from 'vitest'
import { sideOf } from '#shared/document/counters'
import { type Eyes, eyesOfSide } from '#shared/document/eyes'
import { type Counter } from '#shared/document/armies'
import { type SideId } from '#shared/document/ids'
import { planModule } from '#shared/interchange/vassal/planModule'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { editionIn } from '../../support/scenarioFiles'
import { moduleOf, traitsOf } from './readModule'

const scenario = editionIn('en', 'under-the-hill')
const secrets = Object.values<Counter>(scenario.counters).filter(({ hidden, decoy }) => hidden || decoy)

function masksFor(eyes: Eyes): { readonly masked: number; readonly warned: boolean } {
  const plan = planModule(
    { scenario, ruleset: rulesetOf(scenario) },
    { language: 'en', eyes, baseName: 'module' },
  )
  const entries = Object.fromEntries(writtenEntries(plan).map(({ name, bytes }) => [name, bytes]))
  const [first] = moduleOf(entries).games
  const masked = first?.game.pieces.filter((piece) =>
    traitsOf(piece, 'obs').some(({ state }) => !state.startsWith('null')),
  )
  return { masked: masked?.length ?? 0, warned: plan.warnings.some(({ en }) => en.startsWith('hidden')) }
}

it('all of them lie masked for players and umpire, with a warning', () => {
  expect(secrets).toHaveLength(4)
  expect(masksFor('players')).toEqual({ masked: 4, warned: true })
  expect(masksFor('author')).toEqual({ masked: 4, warned: true })
})

it('for one side only its own are there', () => {
  for (const side of Object.keys(scenario.sides) as SideId[]) {
    const own = secrets.filter((counter) => sideOf(scenario, counter) === side).length
    expect(masksFor(eyesOfSide(side))).toEqual({ masked: own, warned: own > 0 })
  }
})
