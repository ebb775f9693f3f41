/** XCH-7: two versions made one, where one of them is right about all. */
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { createRng } from '#shared/lang/rng'
import { merge, type Merged } from '#shared/versions/merge'
import { type Chosen } from '#shared/versions/settling'
import { richScenario } from '../format/richScenario'
import { longRun } from '../support/longRuns'
import { edited } from './randomEdits'
import { differing, expectWhole, triple } from './triples'

const oneSided = longRun('merges with a version that has changed nothing')
const baseless = longRun('merges without a base, all of one side chosen')
const settled = longRun('merges with all of one side chosen')

describe('merging', () => {
  it('is either version where the other has changed nothing, byte for byte', () => {
    const start = richScenario()
    for (let seed = oneSided.seed; seed < oneSided.seed + oneSided.cases; seed++) {
      const rng = createRng(seed)
      const mine = edited(start, rng, 3, true)
      for (const versions of [
        { base: start, mine, theirs: start },
        { base: start, mine: start, theirs: mine },
        { base: start, mine, theirs: mine },
        { mine, theirs: mine },
      ]) {
        const { scenario, conflicts } = merge(versions)
        expect(conflicts).toEqual([])
        expect(writeScenario(scenario), `seed ${seed}`).toBe(writeScenario(mine))
      }
    }
  })

  it('is one version where it is right about everything', () => {
    const start = richScenario()
    let chosen = 0
    for (let seed = baseless.seed; seed < baseless.seed + baseless.cases; seed++) {
      const rng = createRng(seed)
      const wholeMap = seed % 4 === 0
      const [mine, theirs] = [edited(start, rng, 3, wholeMap), edited(start, rng, 3, wholeMap)]
      for (const [side, version] of [
        ['mine', mine],
        ['theirs', theirs],
      ] as const) {
        const merged = allChosen({ mine, theirs }, side)
        chosen += merged.conflicts.length
        // Letters, pictures and numbers of both stay.
        const others = differing(merged.scenario, version).filter(
          (leaf) => !/^(map\/palette|images|vassalGpids)\//.test(leaf),
        )
        expect(others, `seed ${seed}`).toEqual([])
        expectWhole(merged.scenario, [mine, theirs], `seed ${seed}`)
      }
    }
    expect(chosen).toBeGreaterThan(3 * baseless.cases)
  })

  it('leaves nothing open when all is chosen, and names nothing that is gone', () => {
    const start = richScenario()
    let chosen = 0
    for (let seed = settled.seed; seed < settled.seed + settled.cases; seed++) {
      const rng = createRng(seed)
      const { base, mine, theirs } = triple(start, rng)
      for (const side of ['mine', 'theirs'] as const) {
        const merged = allChosen({ base, mine, theirs }, side)
        chosen += merged.conflicts.length
        expectWhole(merged.scenario, [base, mine, theirs], `seed ${seed} ${side}`)
      }
    }
    expect(chosen).toBeGreaterThan(settled.cases / 40)
  })
})

/** Chosen as long as choices bring others. */
function allChosen(versions: Parameters<typeof merge>[0], side: Chosen): Merged {
  const choices = new Map<string, Chosen>()
  for (let round = 0; round < 10; round++) {
    const merged = merge(versions, choices)
    const open = merged.conflicts.filter(({ chosen }) => chosen === undefined)
    if (open.length === 0) return merged
    for (const { leaf } of open) choices.set(leaf, side)
  }
  throw new Error('choices without end')
}
