/** The characters in a line of fire, and fire over them (HS-LOS-15). */
import { countersByHex, type Stacks } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { sightPath } from '../../engine/sightPath'
import { type Position, isMounted } from '../position/position'
import { faceRow } from '#shared/rules/contract/rows'
import { elevationAt } from '#shared/document/map'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type CharacterBetween, type AimedShot, type FireOver } from '../rules/medievalRules'

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
  // Whatever a line meets lies between its ends, at most one hex off the shortest way: most lines meet nobody.
  const length = hexDistance(from, to)
  const isNear = (hex: Axial): boolean => {
    const [near, far] = [hexDistance(from, hex), hexDistance(hex, to)]
    return near > 0 && far > 0 && near + far <= length + 1
  }
  if (!heldHexes(byHex).some(isNear)) return []
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

const heldOf = new WeakMap<Stacks, readonly Axial[]>()

/** The hexes on which counters lie; the same stacks are asked once. */
function heldHexes(stacks: Stacks): readonly Axial[] {
  const known = heldOf.get(stacks) ?? [...stacks.keys()].map(parseHexKey)
  heldOf.set(stacks, known)
  return known
}

function isStanding({ scenario, rows }: Position, id: CounterId): boolean {
  const counter = scenario.counters[id]
  if (!counter || faceRow(rows, counter.face)?.fallen) return false
  return rows.counterSchema.conditions.every((condition) => counter.status[condition.id] !== true)
}

/**
 * At short range a standing character blocks, unless the firer stands higher than it or the target is mounted and it is
 * on foot; farther off, and of no known range, one fires over it. @rule HS-LOS-15
 * @interpretation The sources say nothing; SV-FIR-1 forbids what Magna Carta must then allow.
 */
export function fireOver(position: Position, shot: AimedShot): Ruling<FireOver> {
  const { band, between } = shot
  const screen = band === 'short' ? between.find((one) => isScreen(position, shot, one)) : undefined
  if (screen) return ruling({ open: false, coverSteps: 0 }, because('HS-LOS-15', { counter: screen.counter }))
  return ruling({ open: true, coverSteps: 0 }, ...(between.length > 0 ? [because('HS-LOS-15')] : []))
}

/** Not fired over where firing over is forbidden: from no higher than it, unless on foot before a mounted target. */
export function isScreen(
  position: Position,
  { from, target }: AimedShot,
  { counter, hex }: CharacterBetween,
): boolean {
  const { map, counters } = position.scenario
  const rides = isMounted(position, counters[counter] as Counter)
  return elevationAt(map, from) <= elevationAt(map, hex) && !(target.mounted && !rides)
}
