/** Judges whether a counter can attack a hex in melee (MC-ATT). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type HexsideFeatures } from '#shared/document/types'
import { type Axial, hexDistance } from '#shared/hex/axial'
import { type Hexside, hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { terrainRowAt } from '#shared/rules/standing/position'
import { isActive, isMounted, type Position } from '../position/position'
import { featureRow } from '#shared/rules/contract/rows'
import { type MedievalRows as Rows } from '../rows/mapRows'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'

/** Can this counter attack that hex hand to hand, from where it stands? @rule MC-ATT @rule MC-ATT-3 @rule MC-ATT-5 */
export function canMelee(position: Position, attacker: CounterId, target: Axial): Ruling<boolean> {
  const counter = position.scenario.counters[attacker]
  if (!counter || !isActive(position, counter))
    return ruling(false, because('MC-ATT-5', { counter: attacker }))
  const halves = footprint(position.scenario, counter).filter((hex) => hexDistance(hex, target) === 1)
  if (halves.length === 0) return ruling(false, because('MC-ATT', { counter: attacker }))
  if (isMounted(position, counter) && terrainRowAt(position, target)?.wooded)
    return ruling(false, because('MC-ATT-3', { counter: attacker }))
  const across = halves.map((hex) => meleeAcross(position, hexsideBetween(hex, target) as Hexside))
  return across.find(({ value }) => value) ?? (across[0] as Ruling<boolean>)
}

/** Does what stands on this side let melee pass? @rule MC-ATT-1 @rule MC-ATT-2 @rule MC-MAP-2 */
function meleeAcross(position: Position, side: Hexside): Ruling<boolean> {
  const { rows } = position
  const features = standingFeatures(position, side)
  if (!features?.barrier && !features?.opening) return ruling(true, because('MC-ATT'))
  const at = { hexside: hexsideKey(side) }
  const opening = featureRow(rows, features.opening?.feature)
  if (opening?.blocksMelee === 'always') return ruling(false, because('MC-ATT-1', at))
  const climbed = !opening && featureRow(rows, features.fixture?.feature)?.opensMelee === true
  return ruling(climbed || passesBarrier(rows, features), because('MC-ATT-2', at))
}

/** Is the way through a side free of wall, loophole and closed door? Ladders do not count: horses climb none. */
export function passesBarrier(rows: Rows, features: HexsideFeatures): boolean {
  return (
    passesOpening(rows, features) ?? featureRow(rows, features.barrier?.feature)?.blocksMelee !== 'always'
  )
}

/** Undefined when the opening, or the lack of one, leaves it to the barrier. */
function passesOpening(rows: Rows, { opening }: HexsideFeatures): boolean | undefined {
  const row = featureRow(rows, opening?.feature)
  if (!opening || !row) return undefined
  if (row.blocksMelee === 'always') return false
  // A door without a state is closed.
  const closed = (row.hasState && opening.state !== 'open') || opening.portcullis === 'lowered'
  if (row.blocksMelee === 'when-closed' && closed) return false
  return row.opensMelee ? true : undefined
}
