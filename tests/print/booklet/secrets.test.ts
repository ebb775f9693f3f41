/** The booklet is read by all players: its maps show nothing that one of them must not know. */
import { describe, expect, it } from 'vitest'
import { sideOf } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { playersScene } from '#shared/print/booklet/content/mapFigure'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { galleryScenario } from '../../support/scenarioFiles'

function sidesShown(scenario: Scenario): Set<SideId | undefined> {
  const { counters } = playersScene({ scenario, ruleset: rulesetOf(scenario) })
  return new Set(
    counters.map(({ id }) => {
      const counter = scenario.counters[id as CounterId]
      return counter && sideOf(scenario, counter)
    }),
  )
}

describe('the maps of a booklet', () => {
  const sortie = galleryScenario('the-sortie')
  const [first, second] = Object.keys(sortie.sides) as [SideId, SideId]

  it('show the counters of all sides', () => {
    expect(sidesShown(sortie)).toEqual(new Set([first, second]))
  })

  it('show no counter of a side that sets up in secret', () => {
    const setUp = { order: 1, where: 'zones', facing: 'free', secret: true } as const
    const side = { ...sortie.sides[first], setUp }
    const secret = { ...sortie, sides: { ...sortie.sides, [first]: side } } as Scenario
    expect(sidesShown(secret)).toEqual(new Set([second]))
  })

  it('show no hidden counter of rules that have no marker for it', () => {
    const counters = Object.fromEntries(
      Object.entries(sortie.counters).map(([id, counter]) => [id, { ...counter, hidden: true }]),
    )
    expect(sidesShown({ ...sortie, counters }).size).toBe(0)
  })
})
