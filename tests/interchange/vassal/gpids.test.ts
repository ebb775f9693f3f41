/** The numbers of slots: each once, the same from edition to edition, kept in the file, also where two would be one (XCH-2). */
import { describe, expect, it } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { keepVassalGpids } from '#shared/commands/keepVassalGpids'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { createGpids, NEXT_GPID } from '#shared/interchange/vassal/gpids'
import { planModule } from '#shared/interchange/vassal/planModule'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { merge } from '#shared/versions/merge'
import { galleryScenario, reopened } from '../../support/scenarioFiles'
import { moduleOf } from './readModule'

/** A module of a scenario, and the scenario as it is after that: its file is written and read again. */
function edition(scenario: Scenario) {
  const subject = { scenario, ruleset: rulesetOf(scenario) }
  const plan = planModule(subject, { language: 'en', eyes: 'players', baseName: 'm' })
  const history = createHistory(scenario)
  if (plan.freshGpids) history.apply(keepVassalGpids, { gpids: plan.freshGpids })
  const entries = writtenEntries(plan)
  const { slots } = moduleOf(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])))
  return {
    kept: reopened(history.document),
    isFresh: plan.freshGpids !== undefined,
    entries,
    gpids: slots.map(({ element }) => Number(element.attributes['gpid'])),
    /** The slots whose name no other has. */
    ofName: new Map(
      slots.flatMap(({ element: { attributes } }, index) => {
        const name = attributes['entryName'] as string
        const isOne = slots.every(
          (other, at) => at === index || other.element.attributes['entryName'] !== name,
        )
        return isOne ? [[name, attributes['gpid']] as const] : []
      }),
    ),
  }
}

const pass = galleryScenario('the-pass')

/** The scenario with its counters of these ids, each of a name of its own. */
function withCounters(scenario: Scenario, ids: readonly string[]): Scenario {
  const [like] = Object.values(scenario.counters) as [Counter]
  const counters = Object.fromEntries(ids.map((id) => [id, { ...like, name: id }]))
  return { ...scenario, counters: { ...scenario.counters, ...counters } }
}

function withoutCounter(scenario: Scenario, id: string): Scenario {
  const { [id as CounterId]: _gone, ...counters } = scenario.counters
  return { ...scenario, counters }
}

describe('after an edit', () => {
  const first = edition(pass)

  it('every slot that is still there keeps its number, in either language', () => {
    const named = Object.keys(pass.counters).filter((id) => pass.counters[id as CounterId]?.name !== '')
    const [gone, moved] = named as [CounterId, CounterId]
    const { [gone]: _gone, ...others } = first.kept.counters
    const edited: Scenario = {
      ...first.kept,
      info: { ...pass.info, title: 'Second edition', language: 'fr' },
      counters: {
        ...others,
        [moved]: { ...(pass.counters[moved] as Counter), name: 'Renamed', hidden: true },
      },
    }
    const second = edition(edited)
    const same = [...second.ofName].filter(([name]) => first.ofName.has(name))
    expect(same.length).toBeGreaterThan(25)
    for (const [name, gpid] of same) expect([name, gpid]).toEqual([name, first.ofName.get(name)])
    for (const [key, gpid] of Object.entries(first.kept.vassalGpids))
      expect(second.kept.vassalGpids[key]).toBe(gpid)
  })

  it('numbers are whole, above 0 and below those that the editor of VASSAL gives', () => {
    expect(first.gpids.every((one) => Number.isInteger(one) && one > 0 && one < NEXT_GPID)).toBe(true)
    expect(new Set(first.gpids).size).toBe(first.gpids.length)
    expect(Object.values(first.kept.vassalGpids).sort()).toEqual([...first.gpids].sort())
  })

  it('the second export has nothing new to keep and gives the same bytes', () => {
    const second = edition(first.kept)
    expect(second.isFresh).toBe(false)
    expect(second.entries).toEqual(first.entries)
  })
})

describe('two keys of one number', () => {
  // Found by trying: SHA-256 gives both keys the same 30 bits.
  const [one, other] = collision()
  const keys = [`counter/${one}`, `counter/${other}`] as const

  it('one gives way, the same whenever both are there', () => {
    const { of } = createGpids(keys)
    expect(of(keys[0])).not.toBe(of(keys[1]))
    const turned = createGpids([...keys].reverse())
    expect(keys.map((key) => turned.of(key))).toEqual(keys.map((key) => of(key)))
  })

  it.each([
    [one, other],
    [other, one],
  ])(
    '%s was there before %s, which then comes: it keeps its number, and when it goes nobody gets it',
    (old, late) => {
      const alone = edition(withCounters(pass, [old]))
      const number = alone.ofName.get(old)
      const both = edition(withCounters(alone.kept, [late]))
      expect(both.ofName.get(old)).toBe(number)
      expect(both.ofName.get(late)).not.toBe(number)
      for (const [name, gpid] of alone.ofName) expect([name, both.ofName.get(name)]).toEqual([name, gpid])
      const left = edition(withoutCounter(both.kept, old))
      expect(left.ofName.has(old)).toBe(false)
      expect(left.ofName.get(late)).toBe(both.ofName.get(late))
      const back = edition(withCounters(left.kept, [old]))
      expect(back.ofName).toEqual(both.ofName)
    },
  )

  it('two versions that have given it to two pieces become one in which it is one piece’s', () => {
    const [mine, theirs] = [one, other].map((id) => edition(withCounters(pass, [id])))
    const merged = merge({ base: pass, mine: mine!.kept, theirs: theirs!.kept })
    expect(merged.conflicts).toEqual([])
    expect(merged.scenario.vassalGpids[keys[0]]).toBe(mine!.kept.vassalGpids[keys[0]])
    expect(keys[1] in merged.scenario.vassalGpids).toBe(false)
    const { gpids, ofName } = edition(merged.scenario)
    expect(new Set(gpids).size).toBe(gpids.length)
    expect(ofName.get(one)).toBe(mine!.ofName.get(one))
  })

  it('a file merged by its lines may say it twice: the first keeps it, and the next module mends it', () => {
    const number = createGpids([keys[0]]).of(keys[0])
    const [first, second] = [...keys].sort() as [string, string]
    const { of, fresh } = createGpids(keys, { [second]: number, [first]: number })
    expect(of(first)).toBe(number)
    expect(fresh).toEqual({ [second]: of(second) })
    expect(of(second)).not.toBe(number)
  })
})

function collision(): [string, string] {
  const seen = new Map<number, string>()
  for (let index = 0; ; index++) {
    const id = `t${index}`
    const number = createGpids([`counter/${id}`]).of(`counter/${id}`)
    const other = seen.get(number)
    if (other !== undefined) return [other, id]
    seen.set(number, id)
  }
}
