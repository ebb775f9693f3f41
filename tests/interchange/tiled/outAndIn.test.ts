import { describe, expect, test } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { BOARDS } from '../../random/boards'
import { FORM_NAMES, whole, written } from './throughTiled'

describe('out and in is the same document', () => {
  test.each(FORM_NAMES)('as %s, whatever ruleset and grid', async (form) => {
    for (const { name, scenario } of BOARDS) {
      const back = await whole(written(scenario, form), `x.${form}`)
      expect(writeScenario(back), name).toBe(writeScenario(scenario))
    }
  })
})
