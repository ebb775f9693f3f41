/** The engine that throws naphtha: its reach, its arc, how often it throws, and who serves it (MC-MAP-4). */
import { footprint } from '#shared/document/counters'
import { type Counter, type CounterId } from '#shared/document/types'
import { type Axial, hexDistance, parseHexKey, subtractHex } from '#shared/hex/axial'
import { direction, step } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { countersOnMap, hasStat, isActive, isMounted, sideOf } from '../position'
import { because, type Reason } from '../ruling'
import { type MedievalPosition } from './medievalRules'

export interface Throw {
  readonly thrower: CounterId
  readonly target: Axial
  /** Turns since its last throw, 1 = it threw in the turn before; absent = it has not thrown yet. */
  readonly turnsSince?: number
}

export interface RefusedThrow {
  readonly of: 'thrower' | 'range' | 'arc' | 'turn' | 'crew' | 'sight'
  readonly text: Localized
  readonly because: readonly Reason[]
}

/** Does the line from one hex to another let naphtha through? */
export type NaphthaLine = (
  from: Axial,
  to: Axial,
) => { readonly value: boolean; readonly because: readonly Reason[] }

/**
 * Every reason why this counter may not throw naphtha at that hex now; none = it may. `line` is the sight of the
 * ruleset without narrow openings. @rule MC-MAP-4
 * @interpretation The first throw may come in any turn, the next `everyTurns` later. The crew are active friends on
 * foot beside the engine, which counts for none of them.
 */
export function refusedThrow(
  position: MedievalPosition,
  { thrower, target, turnsSince }: Throw,
  line: NaphthaLine,
): RefusedThrow[] {
  const { naphthaThrower: figures } = position.rules.figures
  const counter = position.scenario.counters[thrower]
  const refuse = (of: RefusedThrow['of'], text: Localized, reasons?: readonly Reason[]): RefusedThrow => ({
    of,
    text,
    because: reasons ?? [because('MC-MAP-4', { counter: thrower })],
  })
  if (!counter?.hex || !hasStat(position, counter, 'naphthaThrower'))
    return [refuse('thrower', localized('Ce n’est pas un lance-naphte.', 'It is no naphtha thrower.'))]
  const from = parseHexKey(counter.hex)
  const range = hexDistance(from, target)
  const refused: RefusedThrow[] = []
  if (range < figures.nearest || range > figures.farthest)
    refused.push(
      refuse(
        'range',
        localized(
          `Il porte de ${figures.nearest} à ${figures.farthest} cases\u202f; la cible est à ${range}.`,
          `It reaches ${figures.nearest} to ${figures.farthest} hexes; the target is ${range} away.`,
        ),
      ),
    )
  if (!inArc(counter.facing, subtractHex(target, from)))
    refused.push(
      refuse(
        'arc',
        localized('La cible est hors de son arc de 120°.', 'The target lies outside its arc of 120°.'),
      ),
    )
  if (turnsSince !== undefined && turnsSince < figures.everyTurns)
    refused.push(
      refuse(
        'turn',
        localized(
          `Il ne tire que tous les ${figures.everyTurns} tours.`,
          `It throws every ${figures.everyTurns} turns only.`,
        ),
      ),
    )
  const crew = crewOf(position, thrower, counter).length
  if (crew < figures.crew)
    refused.push(
      refuse(
        'crew',
        localized(
          `Il lui faut ${figures.crew} servants à côté de lui\u202f; il en a ${crew}.`,
          `It needs a crew of ${figures.crew} beside it; it has ${crew}.`,
        ),
      ),
    )
  const seen = line(from, target)
  if (!seen.value)
    refused.push(
      refuse(
        'sight',
        localized('Rien ne laisse passer le naphte jusque-là.', 'Nothing lets naphtha pass to there.'),
        [because('MC-MAP-4', { counter: thrower }), ...seen.because],
      ),
    )
  return refused
}

/** The active friends on foot beside an engine. @rule MC-MAP-4 */
export function crewOf(position: MedievalPosition, id: CounterId, engine: Counter): CounterId[] {
  const { scenario } = position
  const around = footprint(scenario, engine)
  return countersOnMap(scenario, id).flatMap(([other, counter]) => {
    const serves =
      sideOf(scenario, counter) === sideOf(scenario, engine) &&
      isActive(position, counter) &&
      !isMounted(position, counter) &&
      !hasStat(position, counter, 'naphthaThrower') &&
      footprint(scenario, counter).some((hex) => around.some((own) => hexDistance(own, hex) <= 1))
    return serves ? [other] : []
  })
}

/**
 * Does a step from the engine lie in its arc of 120 degrees? Exact: it is a·e1 + b·e2 with a, b >= 0, where e1 and e2
 * are the steps at the two rims of the arc. @rule MC-MAP-4
 */
export function inArc(facing: Facing, offset: Axial): boolean {
  const [left, right] = [rim(facing, -1), rim(facing, 1)]
  return cross(left, offset) >= 0 && cross(offset, right) >= 0
}

function rim({ kind, index }: Facing, turn: -1 | 1): Axial {
  const along = step(direction(index + turn))
  if (kind === 'side') return along
  const next = step(direction(index + turn + 1))
  return { q: along.q + next.q, r: along.r + next.r }
}

/** Above 0 when `b` lies clockwise of `a`, within half a turn. */
function cross(a: Axial, b: Axial): number {
  return a.q * b.r - a.r * b.q
}
