/** R2: spoilt scenarios and pictures, seeded; what is asked of each is in `mutated/cases.ts`. */
import { describe, expect, test } from 'vitest'
import { fileErrorText } from '#shared/format/fileError'
import { openScenario } from '#shared/format/openScenario'
import { writeScenario } from '#shared/format/write'
import { judgeCase, type Outcome, SOURCES } from './mutated/cases'
import { SCENARIO_TEXTS } from './mutated/sources'
import { longRun } from '../support/longRuns'

const { cases, seed } = longRun('spoilt scenarios and pictures')

test.each(Object.entries(SCENARIO_TEXTS))(
  'unspoilt, %s is byte for byte what the program writes',
  async (_name, text) => {
    const result = await openScenario(text, 'x')
    if (!result.ok) throw new Error(fileErrorText(result.error, 'en'))
    expect(writeScenario(result.value)).toBe(text)
  },
)

describe('spoilt', () => {
  const outcomes: Record<Outcome, number> = { taken: 0, refused: 0 }

  test.each(SOURCES.map(({ name }, index) => [name, index] as const))('%s', async (_name, source) => {
    const before = { ...outcomes }
    for (let index = source; index < cases; index += SOURCES.length) outcomes[await judgeCase(seed, index)]++
    // Some are harmless, most are not.
    expect(outcomes.taken).toBeGreaterThan(before.taken)
    expect(outcomes.refused).toBeGreaterThan(before.refused)
  })

  test(`${cases} in all`, () => {
    expect(outcomes.taken + outcomes.refused).toBe(cases)
  })
})
