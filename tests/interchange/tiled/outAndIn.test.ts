import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { BOARDS } from '../../random/boards'
import { documents } from './randomDocuments'
import { FORM_NAMES, whole, written } from './throughTiled'

describe('out and in is the same document', () => {
  test.each(FORM_NAMES)('as %s, whatever ruleset and grid', async (form) => {
    for (const { name, scenario } of BOARDS) {
      const back = await whole(written(scenario, form), `x.${form}`)
      expect(writeScenario(back), name).toBe(writeScenario(scenario))
    }
  })

  test.each(FORM_NAMES)('as %s, of random documents', async (form) => {
    await fc.assert(
      fc.asyncProperty(documents, async (scenario) => {
        const back = await whole(written(scenario, form), `x.${form}`)
        expect(writeScenario(back)).toBe(writeScenario(scenario))
      }),
      { numRuns: 200, seed: 18 },
    )
  })

  test('the same document gives the same bytes', () => {
    for (const { scenario } of BOARDS.slice(0, 3))
      for (const form of FORM_NAMES) expect(written(scenario, form)).toBe(written(scenario, form))
  })
})
