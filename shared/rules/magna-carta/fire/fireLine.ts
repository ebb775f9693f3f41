/** The line of fire from one character to another: in sight, over whom, into which cover (HS-LOS-11 to -16). */
import { effectiveStats } from '#shared/document/counters'
import { type Counter, type CounterId } from '#shared/document/types'
import { type Axial, hexDistance, parseHexKey } from '#shared/hex/axial'
import { isMounted } from '../position/position'
import { type Cover, COVERS } from '../rows/covers'
import { type Reason, type Ruling, ruling } from '../../ruling'
import { type Sight } from '../../sight'
import { charactersOnLine } from './charactersOnLine'
import { coverOf, usableCover } from '../ground/cover'
import { rangeBand } from './fire'
import { type MedievalPosition, type AimedShot, type RangeBand } from '../rules/medievalRules'
import { sightBetween } from '../sight/sightBetween'
import { type Weapon } from '../rows/weapons'

export interface FireLine extends AimedShot {
  /** It may be fired along: in sight, and nobody in the way. Whether the weapon reaches is `band`. */
  readonly open: boolean
  readonly sight: Sight
  readonly cover: Cover
}

/** The line of fire between two counters on the map; undefined when one is not. The deciding rule comes first. */
export function fireLine(
  position: MedievalPosition,
  firer: CounterId,
  target: CounterId,
): Ruling<FireLine> | undefined {
  const { counters } = position.scenario
  const [from, to] = [hexOf(counters[firer]), hexOf(counters[target])]
  if (!from || !to) return undefined
  const shot: AimedShot = {
    firer,
    target,
    from,
    to,
    band: bandOf(position, counters[firer] as Counter, hexDistance(from, to)),
    between: charactersOnLine(position, from, to, [firer, target]),
  }
  const sight = sightBetween(position, from, to)
  const over = position.rules.fireOver(position, shot)
  const cover = raisedCover(position, coverOf(position, from, target), over.value.coverSteps, target)
  const open = sight.visible === true && over.value.open
  const reasons: Reason[] = sight.visible === true ? [...over.because, ...cover.because] : [...sight.because]
  return ruling({ ...shot, open, sight, cover: cover.value }, ...reasons)
}

/** A rider's front hex is where it is. @rule HS-LOS-16 */
function hexOf(counter: Counter | undefined): Axial | undefined {
  return counter?.hex === undefined ? undefined : parseHexKey(counter.hex)
}

/** The missile weapon of a counter; undefined without one, or when no source gives its ranges. @rule MC-FIR-1 @rule SV-FIR-5 */
export function weaponOf({ scenario, rules }: MedievalPosition, counter: Counter): Weapon | undefined {
  const { missile } = effectiveStats(scenario, counter)
  return rules.figures.weapons.find(({ id }) => id === missile)
}

function bandOf(position: MedievalPosition, firer: Counter, range: number): RangeBand | undefined {
  const weapon = weaponOf(position, firer)
  return weapon && range > 0 ? rangeBand(weapon, range) : undefined
}

/** Raised by what the shot passes over, as far as the target's table goes. @rule SV-FIR-2 @rule HS-LOS-14 */
function raisedCover(
  position: MedievalPosition,
  cover: Ruling<Cover>,
  steps: number,
  target: CounterId,
): Ruling<Cover> {
  if (steps === 0) return cover
  const raised = COVERS[Math.min(COVERS.indexOf(cover.value) + steps, COVERS.length - 1)] as Cover
  const mounted = isMounted(position, position.scenario.counters[target] as Counter)
  return usableCover(position, { ...cover, value: raised }, mounted ? 'mounted' : 'foot')
}
