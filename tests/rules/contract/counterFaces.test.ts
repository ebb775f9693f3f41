/** A counter's face depends on itself, its type and its side alone: the canvas draws anew only those that have changed. */
import { describe, expect, it } from 'vitest'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { playedRuleset } from '#shared/rules/registry/registry'
import { editionIn } from '../../support/scenarioFiles'
import { testBoard, withCounter } from '../../support/board'

const knights = ['mounted-healthy', 'mounted-wounded', 'healthy', 'wounded'].reduce(
  (scenario, face, index) =>
    withCounter(scenario, face, { type: 'crusaders-knight', at: `C${3 + index}`, face }),
  testBoard({ counters: { archer: { type: 'saracens-archer', at: 'C3' } } }),
)

const SCENARIOS: readonly (readonly [string, Scenario])[] = [
  ['knights', knights],
  ...['the-sortie', 'the-pass', 'under-the-hill'].map((name) => [name, editionIn('en', name)] as const),
]

describe('the face of a counter', () => {
  it.each(SCENARIOS)('is the same without its neighbours and elsewhere on another map: %s', (_, scenario) => {
    const ruleset = playedRuleset(scenario)?.ruleset
    const all = Object.entries(scenario.counters)
    expect(all.length).toBeGreaterThan(3)
    const { map } = testBoard()
    for (const [id, counter] of all) {
      const moved: Counter = { ...counter, hex: '4,4' as never, rank: 7 }
      const alone = { ...scenario, map, labels: {}, zones: {}, counters: { [id]: moved } }
      expect(ruleset?.counterFace(alone, moved)).toEqual(ruleset?.counterFace(scenario, counter))
    }
  })
})
