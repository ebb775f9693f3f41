/** The engine that throws naphtha: its reach, its arc, its line, how often it throws, and who serves it (MC-MAP-4). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, parseHexKey, subtractHex } from '#shared/hex/axial'
import { type Facing, inSector, within60Of } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { hasStat, isActive, isMounted, type Position } from '../position/position'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { sightBetween } from '../sight/sightBetween'

interface Throw {
  readonly thrower: CounterId
  readonly target: Axial
  /** Turns since its last throw, 1 = it threw in the turn before; absent = it has not thrown yet. */
  readonly turnsSince?: number
}

/** The reason that forbids a throw. */
interface ThrowRefusal {
  readonly of: 'thrower' | 'range' | 'arc' | 'turn' | 'crew' | 'line'
  readonly text: Localized
}

/**
 * May this counter throw naphtha at that hex now? If not, `refused` holds every reason. @rule MC-MAP-4
 * @interpretation The first throw may come in any turn, the next `everyTurns` later. The crew are active friends on
 * foot beside the engine, which is none of them.
 */
export function mayThrow(
  position: MedievalPosition,
  { thrower, target, turnsSince }: Throw,
): Ruling<boolean> & { readonly refused: readonly ThrowRefusal[] } {
  const { nearest, farthest, everyTurns, crew } = position.rules.figures.naphthaThrower
  const engine = position.scenario.counters[thrower]
  const cited = because('MC-MAP-4', { counter: thrower })
  if (!engine?.hex || !hasStat(position, engine, 'naphthaThrower'))
    return { ...ruling(false, cited), refused: [{ of: 'thrower', text: NO_ENGINE }] }
  const from = parseHexKey(engine.hex)
  const range = hexDistance(from, target)
  const served = crewOf(position, thrower, engine).length
  const line = naphthaPasses(position, from, target)
  const limits: readonly (readonly [kept: boolean, refusal: ThrowRefusal])[] = [
    [range >= nearest && range <= farthest, outOfRange(nearest, farthest, range)],
    [inArc(engine.facing, subtractHex(target, from)), OUT_OF_ARC],
    [turnsSince === undefined || turnsSince >= everyTurns, tooSoon(everyTurns)],
    [served >= crew, crewLacking(crew, served)],
    [line.value, NO_LINE],
  ]
  const refused = limits.flatMap(([kept, refusal]) => (kept ? [] : [refusal]))
  const lineReasons = line.value ? [] : line.because
  return { ...ruling(refused.length === 0, cited, ...lineReasons), refused }
}

const NO_ENGINE = localized('Ce n’est pas un lance-naphte.', 'It is no naphtha thrower.')
const OUT_OF_ARC: ThrowRefusal = {
  of: 'arc',
  text: localized('La cible est hors de son arc de 120°.', 'The target lies outside its arc of 120°.'),
}
const NO_LINE: ThrowRefusal = {
  of: 'line',
  text: localized('Le naphte ne passe pas jusque-là.', 'Naphtha does not pass through to there.'),
}

function outOfRange(nearest: number, farthest: number, range: number): ThrowRefusal {
  const text = localized(
    `Il porte de ${nearest} à ${farthest} cases\u202f; la cible est à ${range}.`,
    `It reaches ${nearest} to ${farthest} hexes; the target is ${range} away.`,
  )
  return { of: 'range', text }
}

function tooSoon(turns: number): ThrowRefusal {
  const text = localized(`Il ne tire que tous les ${turns} tours.`, `It throws every ${turns} turns only.`)
  return { of: 'turn', text }
}

function crewLacking(needed: number, served: number): ThrowRefusal {
  const text = localized(
    `Il lui faut ${needed} ${needed < 2 ? 'servant' : 'servants'} à côté de lui\u202f; il en a ${served}.`,
    `It needs a crew of ${needed} beside it; it has ${served}.`,
  )
  return { of: 'crew', text }
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

/** Does a step from the engine lie in its arc of 120 degrees? @rule MC-MAP-4 */
export function inArc(facing: Facing, offset: Axial): boolean {
  return inSector(offset, ...within60Of(facing))
}

/** Is the line from the thrower to the hex aimed at free for it? @rule HS-LOS-17 @rule MC-MAP-4 */
export function naphthaPasses(position: Position, from: Axial, to: Axial): Ruling<boolean> {
  const sight = sightBetween(position, from, to)
  if (sight.visible !== true) return { value: false, because: sight.because }
  const { visible, blockedBy } = sightBetween(withNarrowShut(position), from, to)
  if (visible === true) return { value: true, because: sight.because }
  return ruling(false, because('HS-LOS-17', blockedBy), because('MC-MAP-4'))
}

/** Openings too narrow for naphtha are as closed to it as their wall. */
function withNarrowShut(position: Position): Position {
  const features = position.rows.features.map((row) =>
    row.narrow ? { ...row, sight: 'blocks' as const } : row,
  )
  return { ...position, rows: { ...position.rows, features } }
}
