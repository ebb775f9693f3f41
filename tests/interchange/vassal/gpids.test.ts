/** The numbers of slots: each once, the same from edition to edition, also where two would be one (XCH-2). */
import { describe, expect, it } from 'vitest'
import { type Counter, type CounterId, type Scenario } from '#shared/document/types'
import { createGpids, NEXT_GPID } from '#shared/interchange/vassal/gpids'
import { planModule } from '#shared/interchange/vassal/planModule'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { galleryScenario } from './gallery'

const gpidsOf = (scenario: Scenario, kept = {}) =>
  planModule(
    { scenario, ruleset: rulesetOf(scenario) },
    { language: 'en', eyes: 'players', baseName: 'm' },
    kept,
  ).gpids

describe('after an edit', () => {
  const scenario = galleryScenario('the-pass.castellan')
  const before = gpidsOf(scenario)

  it('every slot that is still there keeps its number, in either language', () => {
    const [gone, moved] = Object.keys(scenario.counters) as [CounterId, CounterId]
    const { [gone]: _gone, ...others } = scenario.counters
    const counter = scenario.counters[moved] as Counter
    const edited: Scenario = {
      ...scenario,
      info: { ...scenario.info, title: 'Second edition', language: 'fr' },
      counters: { ...others, [moved]: { ...counter, name: 'Renamed', hidden: true } },
    }
    const after = gpidsOf(edited)
    const kept = Object.keys(after).filter((key) => key in before)
    expect(kept.length).toBeGreaterThan(40)
    for (const key of kept) expect(after[key]).toBe(before[key])
  })

  it('numbers are whole, above 0 and below those that the editor of VASSAL gives', () => {
    const numbers = Object.values(before)
    expect(numbers.every((one) => Number.isInteger(one) && one > 0 && one < NEXT_GPID)).toBe(true)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('two keys of one number', () => {
  // Found by trying: SHA-256 gives both the same 30 bits.
  const [first, second] = collision()

  it('one gives way, the same whenever both are there', () => {
    const { given } = createGpids([second, first])
    expect(given[first]).not.toBe(given[second])
    expect(createGpids([first, second]).given).toEqual(given)
  })

  it('with the numbers kept none changes, whoever comes or goes', () => {
    const both = createGpids([first, second]).given
    expect(createGpids([second], both).of(second)).toBe(both[second])
    const alone = createGpids([second]).given
    expect(createGpids([first, second], alone).of(second)).toBe(alone[second])
    expect(createGpids([first, second], alone).of(first)).not.toBe(alone[second])
  })

  it('kept numbers that lack nothing are handed back as they are', () => {
    const { given } = createGpids([first, second])
    expect(createGpids([first], given).given).toBe(given)
  })
})

function collision(): [string, string] {
  const seen = new Map<number, string>()
  for (let index = 0; ; index++) {
    const key = `type/t${index}`
    const number = createGpids([key]).of(key)
    const other = seen.get(number)
    if (other !== undefined) return [other, key]
    seen.set(number, key)
  }
}
