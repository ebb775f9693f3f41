import { expect, test } from 'vitest'
import { withCounter } from '../../support/board'
import { positionOf } from '../../support/fantasyBoard'
import { randomFantasyBoard } from '../../support/randomBoard'
import { counterId } from '#shared/document/ids'
import { PLACEMENTS } from '#shared/document/placements'
import { enemiesThatSee } from '#shared/rules/common-mechanics/concealment/observers'
import { sightBetweenUnits } from '#shared/rules/common-mechanics/sight/sightBetween'
import { unitsOnMap } from '#shared/rules/common-mechanics/units/unit'

test('CM-HID-1, CM-LOS-9: who sees a hidden unit is who has a line of sight to it, on random boards', () => {
  let [seen, unseen] = [0, 0]
  for (let seed = 1; seed <= 40; seed++) {
    const { scenario: bare, hexes, rng } = randomFantasyBoard(seed)
    let scenario = bare
    for (let index = 0; index < 12; index++)
      scenario = withCounter(scenario, `u${index}`, {
        at: hexes[rng.below(hexes.length)]!,
        side: index % 2 === 0 ? 'red' : 'blue',
        kind: index % 3 === 0 ? 'formation' : 'troop',
        placement: rng.next() < 0.6 ? 'ground' : PLACEMENTS[rng.below(PLACEMENTS.length)]!,
      })
    const position = positionOf(scenario)
    const units = unitsOnMap(position)
    for (const unit of units) {
      const by = units
        .filter(({ side }) => side !== unit.side)
        .filter((other) => sightBetweenUnits(position, other, unit)?.visible === true)
        .map(({ id }) => id)
      expect(enemiesThatSee(position, counterId(unit.id), 'unit')).toEqual(by)
      seen += by.length
      unseen += units.length / 2 - by.length
    }
  }
  expect(Math.min(seen, unseen)).toBeGreaterThan(300)
})
