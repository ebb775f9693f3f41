/** Random games of each ruleset to their end: no state is impossible, and the same seeds give the same game. */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type Decision } from '#shared/game/contract'
import { galleryScenario } from '../support/scenarioFiles'
import { faultsOf, machineGame, type Played, randomGame } from './machines'

const SAVOY: Scenario = { ...galleryScenario('the-ambush'), ruleset: 'savoy' }

function onlyDeclines({ offers }: Decision): boolean {
  return offers.every((offer) => offer.size() === 1 && offer.at(0)?.kind === 'decline')
}

describe.each([
  ['magna-carta', galleryScenario('the-sortie'), 2],
  ['savoy', SAVOY, 1],
  ['common-mechanics', galleryScenario('the-barrows'), 1],
])('random games of %s', (ruleset, scenario, games) => {
  it('PLY-1: pass through no impossible state, and end', () => {
    expect(scenario.ruleset).toBe(ruleset)
    let decisions = 0
    for (let game = 0; game < games; game++) {
      const { steps, state, verdict } = randomGame(scenario, game)
      const faults = steps.flatMap(({ applied, choice }) =>
        faultsOf(applied.state).map((fault) => `${choice.act.kind}: ${fault}`),
      )
      expect(faults).toEqual([])
      // Nobody is asked about an advance that none can make.
      for (const { decision } of steps)
        if (decision.kind === 'duty') expect(onlyDeclines(decision)).toBe(false)
      expect(state.stage).toEqual({ kind: 'over', verdict })
      // Every die is counted, and the number of the next one follows from those that fell.
      const dice = steps.flatMap(({ applied }) => applied.rolls.flatMap((roll) => roll.dice))
      expect(state.dice).toBe(dice.length)
      decisions += steps.length
    }
    expect(decisions).toBeGreaterThan(50)
  })

  it('PLY-1: are the same by the same seeds', () => {
    const told = ({ steps, state }: Played): string =>
      JSON.stringify([steps.map(({ choice }) => choice.act), state.play])
    expect(told(machineGame(scenario, 0)) === told(randomGame(scenario, 0))).toBe(true)
  })
})
