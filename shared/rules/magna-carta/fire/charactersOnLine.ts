/** Finds the characters that stand in a line of fire (HS-LOS-15). */
import { countersByHex } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { type Axial, hexDistance, hexKey } from '#shared/hex/axial'
import { sightPath } from '../../engine/sightPath'
import { type Position } from '../position/position'
import { type CharacterBetween } from '../rules/aimedShot'
import { faceRow } from '../../rows'

/**
 * The standing characters strictly between two hexes, nearest first, friend or foe alike; who lies stunned or dead is in
 * nobody's way. Where the line runs along a hexside, those of its two hexes count only when both hexes hold one.
 * `except`: the firer and the target, whose other halves may lie on the line. @rule HS-LOS-15 @rule HS-LOS-2
 */
export function charactersOnLine(
  position: Position,
  from: Axial,
  to: Axial,
  except: readonly CounterId[] = [],
): CharacterBetween[] {
  const byHex = countersByHex(position.scenario)
  const standingIn = (hex: Axial): CharacterBetween[] =>
    (byHex.get(hexKey(hex)) ?? [])
      .filter((counter) => !except.includes(counter) && isStanding(position, counter))
      .map((counter) => ({ counter, hex }))
  const { pairs, crossed } = sightPath(from, to)
  const distance = ({ hex }: CharacterBetween): number => hexDistance(from, hex)
  const beside = pairs
    .map((pair) => pair.map(standingIn))
    .filter((hands) => hands.every((one) => one.length > 0))
  const found = [...crossed.flatMap(standingIn), ...beside.flat(2)].sort((a, b) => distance(a) - distance(b))
  return found.filter(({ counter }, index) => found.findIndex((one) => one.counter === counter) === index)
}

function isStanding({ scenario, rows }: Position, id: CounterId): boolean {
  const counter = scenario.counters[id]
  if (!counter || faceRow(rows, counter.face)?.fallen) return false
  return rows.counterSchema.conditions.every((condition) => counter.status[condition.id] !== true)
}
