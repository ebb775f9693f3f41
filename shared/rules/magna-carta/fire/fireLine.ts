/** The line of fire from one character to another: in sight, over whom, into which cover (HS-LOS-11 to -16). */
import { effectiveStats, footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, parseHexKey } from '#shared/hex/axial'
import { isMounted } from '../position/position'
import { type Cover, COVERS } from '../rows/covers'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type Sight } from '#shared/rules/answers/sight'
import { charactersOnLine } from './charactersOnLine'
import { coverOf, usableCover } from '../ground/cover'
import { rangeBand } from './fire'
import {
  type AimedAt,
  type AimedShot,
  type FireOver,
  type MedievalPosition,
  type RangeBand,
} from '../rules/medievalRules'
import { sightBetween } from '../sight/sightBetween'
import { sightField } from '../sight/sightField'
import { type Weapon } from '../rows/weapons'

export interface FireLine extends AimedShot {
  /** It may be fired along: in sight, and nobody in the way. Whether the weapon reaches is `band`. */
  readonly open: boolean
  readonly sight: Sight
  readonly cover: Cover
  /** The deciding rules of the cover, those in the way included where they raise it. */
  readonly coverBecause: readonly Reason[]
  /** The effect of those in between. */
  readonly over: Ruling<FireOver>
}

/** A counter aimed at, or a hex: whoever on foot would stand there. */
export type FireTargetAt = CounterId | Axial

/** The line of fire from a counter to another or to a hex; undefined when one is not on the map. The deciding rule comes first. */
export function fireLine(
  position: MedievalPosition,
  firer: CounterId,
  target: FireTargetAt,
): Ruling<FireLine> | undefined {
  const { scenario } = position
  const { counters } = scenario
  const shooter = counters[firer]
  const from = hexOf(shooter)
  const aim = aimedAt(position, target)
  const to = aim?.covers[0]
  if (!shooter || !from || !aim || !to) return undefined
  const except = typeof target === 'string' ? [firer, target] : [firer]
  const shot: AimedShot = {
    target: aim,
    from,
    to,
    band: bandOf(position, shooter, hexDistance(from, to)),
    between: charactersOnLine(position, from, to, except),
  }
  const sight = sightBetween(position, from, to, sightField(position))
  const { over, cover, because: passed } = passageOfShot(position, shot, target)
  const open = sight.visible === true && over.value.open
  const reasons: readonly Reason[] = sight.visible === true ? passed : sight.because
  return ruling(
    { ...shot, open, sight, cover: cover.value, coverBecause: cover.because, over },
    ...reasons,
    ...byFrontHex(position, [firer, target]),
  )
}

/** The riders among those on a line: they are where their front hexes are. @rule HS-LOS-16 */
function byFrontHex({ scenario }: MedievalPosition, ends: readonly FireTargetAt[]): Reason[] {
  return ends.flatMap((end) => {
    if (typeof end !== 'string' || footprint(scenario, scenario.counters[end]).length < 2) return []
    return [because('HS-LOS-16', { counter: end })]
  })
}

/** All of a line of fire but the sight along it: those in between, and the cover at its end. @rule HS-LOS-15 @rule SV-FIR-2 */
export function passageOfShot(
  position: MedievalPosition,
  shot: AimedShot,
  target: FireTargetAt,
): { readonly over: Ruling<FireOver>; readonly cover: Ruling<Cover>; readonly because: readonly Reason[] } {
  const over = position.rules.fireOver(position, shot)
  const cover = raisedCover(
    position,
    coverOf(position, shot.from, target),
    over.value.coverSteps,
    shot.target,
  )
  return { over, cover, because: over.value.open ? [...over.because, ...cover.because] : over.because }
}

/** A rider's front hex is where it is. @rule HS-LOS-16 */
function hexOf(counter: Counter | undefined): Axial | undefined {
  return counter?.hex === undefined ? undefined : parseHexKey(counter.hex)
}

/** Undefined when the counter is not on the map. */
function aimedAt(position: MedievalPosition, target: FireTargetAt): AimedAt | undefined {
  if (typeof target !== 'string') return { mounted: false, covers: [target] }
  const counter = position.scenario.counters[target]
  if (counter?.hex === undefined) return undefined
  return { mounted: isMounted(position, counter), covers: footprint(position.scenario, counter) }
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
  { mounted }: AimedAt,
): Ruling<Cover> {
  if (steps === 0) return cover
  const raised = COVERS[Math.min(COVERS.indexOf(cover.value) + steps, COVERS.length - 1)] as Cover
  return usableCover(position, { ...cover, value: raised }, mounted ? 'mounted' : 'foot')
}
