/** The options of a scenario: each has its default, takes each of its choices, and no other. */
import { expect, test } from 'vitest'
import * as options from '#shared/rules/common-mechanics/position/options'

const READERS = {
  sheet: options.sheetOf,
  mixedTerrain: options.mixedTerrainOf,
  fortificationCover: options.fortificationCoverOf,
  outdoorInfiltration: options.outdoorInfiltrationOf,
  hiddenSetUp: options.hiddenSetUpOf,
  hidingInPlay: options.hidingInPlayOf,
}

test('CM-TER-1, CM-TER-2, CM-SID-5, CM-HID-1: every option has a reader', () => {
  expect(options.OPTIONS.map(({ id }) => id)).toEqual(Object.keys(READERS))
})

test.each(options.OPTIONS.map((option) => [option.id, option] as const))('%s', (id, option) => {
  const read = READERS[id as keyof typeof READERS]
  expect(read({})).toBe(option.default)
  for (const choice of option.choices) expect(read({ [id]: choice.id })).toBe(choice.id)
  expect(read({ [id]: 'nonsense' })).toBe(option.default)
})
