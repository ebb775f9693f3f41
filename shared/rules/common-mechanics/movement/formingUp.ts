/** Judges whether a unit may make a formation or join one. */
import { hexKey } from '#shared/hex/axial'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { difficultyAt, markersOn } from '../ground/terrainClass'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from '../units/unit'
import { isAllFront } from '../facing/zones'

/**
 * May two troops make a formation, or the first join the second, which is one? On the ground (flight and infiltration allow no
 * formation), in terrain that bars none, where no obstacle lies, and facing the same way. All that forbids it is named; only
 * facings, placements and ground are asked, not whether the troops are of a kind that forms up.
 * @rule CM-ORI-5 @rule CM-TER-1 @rule CM-FLY-1 @rule CM-INF-1 @rule CM-OBS
 */
export function mayFormUp(position: FantasyPosition, troop: Unit, other: Unit): Ruling<boolean> {
  const reasons = [troop, other].flatMap((unit) => [...unfit(unit), ...badGround(position, unit)])
  const [a, b] = [troop.counter.facing, other.counter.facing]
  if (a.kind !== b.kind || a.index !== b.index) reasons.push(because('CM-ORI-5', { counter: troop.id }))
  return reasons.length > 0
    ? ruling(false, ...reasons)
    : ruling(true, because('CM-ORI-5', { counter: troop.id }))
}

/** Characters form up with nobody, nor does who has not one facing; nor does anyone off the ground. */
function unfit(unit: Unit): Reason[] {
  const at = { counter: unit.id }
  if (unit.category === 'character' || isAllFront(unit)) return [because('CM-ORI-5', at)]
  if (unit.placement === 'ground') return []
  return [because(unit.placement.endsWith('flight') ? 'CM-FLY-1' : 'CM-INF-1', at)]
}

function badGround(position: FantasyPosition, unit: Unit): Reason[] {
  return unit.hexes.flatMap((hex) => {
    const at = { hex: hexKey(hex) }
    return [
      ...(difficultyAt(position, hex) === 'clear' ? [] : [because('CM-TER-1', at)]),
      ...(markersOn(position, hex).some(({ obstacle }) => obstacle) ? [because('CM-OBS', at)] : []),
    ]
  })
}
