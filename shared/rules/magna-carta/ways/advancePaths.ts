/** The paths by which the winner of a combat may advance (MC-ADV). */
import { type CounterId } from '#shared/document/ids'
import { type Axial, parseHexKey, sameHex } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { append } from '#shared/lang/append'
import { type MedievalPosition } from '../rules/medievalRules'
import { planMovement } from './planMovement'

/**
 * Every path by which a counter may advance: into a hex that the losers left, then on as far as the limit lets it. Each is
 * without the start; front hexes for a rider. One that comes back to where the winner stands is none: it may as well stay.
 * The losers are gone from the position already. @rule MC-ADV-1
 */
export function legalAdvances(
  position: MedievalPosition,
  winner: CounterId,
  left: readonly Axial[],
): (readonly Axial[])[] {
  const { advanceLimit } = position.rules.figures.movement
  const { grid } = position.scenario.map
  const stands = position.scenario.counters[winner]?.hex
  const leaves = (path: readonly Axial[]): boolean =>
    stands === undefined || !sameHex(path.at(-1) as Axial, parseHexKey(stands))
  const legal: (readonly Axial[])[] = []
  let paths: (readonly Axial[])[] = left.map((hex) => [hex])
  for (let length = 1; length <= advanceLimit; length++) {
    append(
      legal,
      paths.filter(
        (path) =>
          leaves(path) &&
          planMovement(position, { counter: winner, kind: 'advance', path }).refused.length === 0,
      ),
    )
    paths = paths.flatMap((path) =>
      neighbors(path.at(-1) as Axial)
        .filter((hex) => onGrid(hex, grid))
        .map((hex) => [...path, hex]),
    )
  }
  return legal
}
