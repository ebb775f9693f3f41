/** A module of ours, read as anybody's: what its set-up says of each counter is what the scenario says (XCH-2, XCH-5). */
import { describe, expect, it } from 'vitest'
import { footprintSize } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { facingAngle } from '#shared/hex/facing'
import { writeInNode } from '../../../main/export/writeInNode'
import { faultInWords } from '#shared/interchange/exchange/fault'
import { readVassal } from '#shared/interchange/vassal/read/readVassal'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { editionIn } from '../../support/scenarioFiles'

async function outAndIn(scenario: Scenario) {
  const ruleset = rulesetOf(scenario)
  const request = { language: 'en', eyes: 'players', baseName: 'm' } as const
  const { files } = await writeInNode({ scenario, ruleset }, 'vmod', request)
  const bytes = files[0]?.bytes ?? new Uint8Array()
  const read = await readVassal({ name: 'm.vmod', bytes, beside: () => Promise.resolve(undefined) })
  if (!read.ok) throw new Error(faultInWords(read.error, 'en'))
  const [setUp] = read.value.choices(ruleset).setUps
  const chosen = { ground: {}, ...(setUp && { setUp: setUp.id }) }
  const built = await read.value.build(chosen, { ruleset, language: 'en', title: 'm' })
  if (!built.ok) throw new Error(faultInWords(built.error, 'en'))
  return built.value
}

/** A counter as a module can say it. */
function told(scenario: Scenario, counter: Counter): string {
  const { grid } = scenario.map
  const degrees = Math.round((facingAngle(counter.facing, grid) * 180) / Math.PI + 720) % 360
  return [counter.hex, footprintSize(scenario, counter), degrees, counter.hidden, counter.decoy].join(' ')
}

const counters = (scenario: Scenario): string[] =>
  Object.values<Counter>(scenario.counters)
    .filter(({ hex }) => hex !== undefined)
    .map((counter) => told(scenario, counter))

describe.each([
  ['the-sortie', 'fr'],
  ['the-ambush', 'en'],
  ['the-barrows', 'fr'],
  ['under-the-hill', 'en'],
] as const)('%s (%s)', (name, language) => {
  const before = editionIn(language, name)

  it('has its grid, and each counter where it stood, as large, as it looked, hidden or not', async () => {
    const { scenario, warnings } = await outAndIn(before)
    expect(scenario.map.grid).toEqual(before.map.grid)
    const found = counters(scenario)
    for (const one of counters(before)) {
      const at = found.indexOf(one)
      expect(at, one).toBeGreaterThanOrEqual(0)
      found.splice(at, 1)
    }
    // Markers of the map are pieces too.
    expect(found).toHaveLength(Object.keys(before.map.markers).length)
    const zones = Object.values(before.zones).filter(({ hexes }) => hexes.length > 0).length
    const fixed = warnings.filter(({ en }) => en.includes('nobody can move')).map(({ en }) => en)
    expect(fixed).toEqual(
      zones === 0
        ? []
        : [
            zones === 1
              ? 'one piece that nobody can move, left out'
              : `${zones} pieces that nobody can move, left out`,
          ],
    )
  })
})
