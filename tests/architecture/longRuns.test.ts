/** Each long run of the list is used, and by one test alone: a name that two used would be one seed and one count for both. */
import { expect, test } from 'vitest'
import { LONG_RUN_NAMES } from '../support/longRuns'
import { longRunUses } from '../support/longRunUses'

test('every long run stands in one place, every place in the list', () => {
  expect(
    longRunUses()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...LONG_RUN_NAMES].sort())
})
