/** Facing in Savoy: its kind, and the hexes seen without turning (SV-CTR-4, SV-FIR-3, SV-CBT-2). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { direction, neighbor } from '#shared/hex/direction'
import { sightPath } from '../engine/sightPath'
import { riderNeighbors } from '../magna-carta/position/facing'
import { sightBetween } from '../magna-carta/sight/sightBetween'
import { type Position, isTwoHex } from '../magna-carta/position/position'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'

/**
 * The two hexes behind a character on foot; for a rider the three behind its rear half. None off the map.
 * @rule SV-FIR-3 @rule MC-GEO-1
 */
export function rearHexes({ scenario }: Pick<Position, 'scenario'>, counter: Counter): readonly Axial[] {
  const [front, rear] = footprint(scenario, counter)
  const { index } = counter.facing
  if (!front) return []
  if (!rear) return [3, 4].map((turn) => neighbor(front, direction(index + turn)))
  const { rearLateral, behind } = riderNeighbors(front, index)
  return [...rearLateral, behind]
}

/**
 * Does a character see a hex without turning: in sight, by a line that neither crosses nor runs along one of its rear
 * hexes? @rule SV-FIR-3
 */
export function seesWithoutTurning(position: Position, viewer: CounterId, hex: Axial): Ruling<boolean> {
  const counter = position.scenario.counters[viewer]
  const [from] = footprint(position.scenario, counter)
  if (!counter || !from) return ruling(false, because('SV-FIR-3', { counter: viewer }))
  const { crossed, pairs } = sightPath(from, hex)
  const met = [...crossed, ...pairs.flat(), hex]
  const behind = rearHexes(position, counter).find((rear) => met.some((one) => sameHex(one, rear)))
  if (behind) return ruling(false, because('SV-FIR-3', { hex: hexKey(behind) }))
  const sight = sightBetween(position, from, hex)
  return ruling(sight.visible === true, because('SV-FIR-3'), ...sight.because)
}

/**
 * The hexes of a move in which a character sees the mover: where it may fire at it defensively. None: it may not fire,
 * and has not seen it come. `track`: where the mover starts, then every hex it enters (a rider's front hexes).
 * @rule SV-FIR-3 @rule SV-CBT-2
 * @interpretation The hex where the move ends counts as one passed through.
 */
export function hexesInView(
  position: Position,
  viewer: CounterId,
  track: readonly Axial[],
): Ruling<readonly Axial[]> {
  const judged = track.map((hex) => ({ hex, sees: seesWithoutTurning(position, viewer, hex) }))
  const seen = judged.filter(({ sees }) => sees.value)
  const reasons: readonly Reason[] = (seen[0] ?? judged[0])?.sees.because ?? [because('SV-FIR-3')]
  return ruling(
    seen.map(({ hex }) => hex),
    ...reasons,
  )
}

/** @rule SV-CTR-4 On foot a vertex, mounted a side. */
export function facingKind(position: Position, counter: Counter): 'side' | 'vertex' {
  return isTwoHex(position, counter) ? 'side' : 'vertex'
}
