/** A decoy is no unit: machine players look past it (CM-HID-2). */
import { expect, it } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { strikesIn } from '#shared/game/opening'
import { galleryScenario } from '../support/scenarioFiles'

it('CM-HID-2: a decoy strikes nobody, and asking for its range is no fault', () => {
  const hill = galleryScenario('under-the-hill')
  const decoys = (Object.keys(hill.counters) as CounterId[]).filter((id) => hill.counters[id]?.decoy)
  expect(decoys.length).toBeGreaterThan(0)
  for (const id of decoys) expect(strikesIn(hill).range(id)).toBe(0)
})
