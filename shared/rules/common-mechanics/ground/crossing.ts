/** May a unit cross a side, and go from a hex to the next (CM-SID, CM-OBS)? The first rule named decides. */
import { type Placement } from '#shared/document/armies'
import { markersAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { hexsideKey } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { markerRow } from '#shared/rules/contract/rows'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { frontDirections } from '#shared/rules/standing/standingFeatures'
import { flies, mayEnter, passageOf, type Passage } from './entry'
import { type FantasyPosition } from '../position/fantasyRules'
import { classMovement, columnCost } from '../units/classMovement'
import { barrierFor } from './fortification'
import { type HexsideAcross, sideBetween } from './hexsideAcross'
import { difficultyAt } from './terrainClass'
import { type FeatureRow } from '../rows/mapRows'
import { positionOfPlacement, type Unit } from '../units/unit'

/**
 * May the unit, where it is now placed, cross the side between two adjacent hexes and be in `placement` beyond it? Of the
 * side alone: not of the hex (`mayEnter`). Hexes that do not touch: never.
 * @rule CM-SID-1
 * @rule CM-SID-4
 * @rule CM-STAT-4
 * @interpretation What moves from rock to rock passes below the sides; who goes in from the ground or comes out crosses them.
 */
export function mayCross(
  position: FantasyPosition,
  unit: Unit,
  from: Axial,
  to: Axial,
  placement: Placement,
): Ruling<Passage> {
  const across = sideBetween(position, from, to)
  if (!across) return ruling('never', because('CM-ADJ-1'))
  const at = { hexside: hexsideKey(across.side) }
  if (flies(unit)) return ruling('free', because('CM-SID-1', at))
  const [start, end] = [positionOfPlacement(unit.placement), positionOfPlacement(placement)]
  if (start === 'infiltration' && end === 'infiltration') return ruling('free', because('CM-INF-2', at))
  const barred = passageOfBarrier(position, unit, across)
  if (barred.value === 'never' || start === 'infiltration' || end === 'infiltration') return barred
  const fenced = isFenced(position, from, to)
  return fenced ? hardest(passageOfPalisade(unit, at), barred) : barred
}

function passageOfBarrier(position: FantasyPosition, unit: Unit, across: HexsideAcross): Ruling<Passage> {
  const at = { hexside: hexsideKey(across.side) }
  const barrier = barrierFor(position, across, unit.side)
  const rule = across.entrance ? 'CM-SID-6' : (barrier?.rule ?? 'CM-SID-3')
  const crossing = barrier?.crossing ?? 'free'
  if (unit.formed && barrier?.endsFormation) return ruling('never', because(rule, at, closedBy(barrier)))
  switch (crossing) {
    case 'free':
      return ruling('free', because(rule, at))
    case 'rough': {
      const { roughSide } = classMovement(position, unit)
      return ruling(passageOf(roughSide), because('CM-TER-4', at), because(rule, at))
    }
    case 'climb':
    case 'swim':
      return canScale(unit, crossing)
        ? ruling(
            'minimal',
            because('CM-TER-4', at),
            because(rule, at),
            because('CM-STAT-4', { counter: unit.id }),
          )
        : ruling('never', because(rule, at, barrier && closedBy(barrier)))
  }
}

function closedBy({ name: { fr, en } }: FeatureRow): Localized {
  return localized(`bord fermé\u202f: ${fr}`, `closed side: ${en}`)
}

/** Can a unit scale a side? By a minimal move, never in formation and never charging. @rule CM-TER-4 */
function canScale(unit: Unit, crossing: 'climb' | 'swim'): boolean {
  const able = crossing === 'climb' ? unit.can('climber') : unit.can('swimmer')
  return able && !unit.formed && unit.momentum !== 'charge'
}

/** Is there a palisade in `to` with one of its front sides towards `from`? @rule CM-OBS */
export function isFenced({ scenario, rows }: FantasyPosition, from: Axial, to: Axial): boolean {
  const outwards = directionTo(to, from)
  return markersAt(scenario.map, to).some(
    ({ kind, facing }) =>
      facing !== undefined &&
      outwards !== undefined &&
      markerRow(rows, kind)?.closesFront === true &&
      frontDirections(facing).includes(outwards),
  )
}

/**
 * @rule CM-OBS
 * @interpretation Infantry = the pedestrian class, out of formation; a palisade hinders nobody on the way out.
 */
function passageOfPalisade(unit: Unit, at: Reason['at']): Ruling<Passage> {
  const able = unit.movement.class === 'pedestrian' && !unit.formed
  return ruling(able ? 'minimal' : 'never', because('CM-OBS', at))
}

/**
 * May the unit go from a hex to the next: cross the side and be in the hex? A road or path across the side is taken in place
 * of the hex's terrain, whatever it is; it lets no formation into terrain that bars formations.
 * @rule CM-SID-3
 */
export function mayPass(
  position: FantasyPosition,
  unit: Unit,
  from: Axial,
  to: Axial,
  placement: Placement,
): Ruling<Passage> {
  const crossed = mayCross(position, unit, from, to, placement)
  if (crossed.value === 'never') return crossed
  const entered = mayEnter(position, unit, to, placement)
  const asks =
    placement === 'ground' && isClosedByTerrain(entered) && difficultyAt(position, to) !== undefined
  const onRoad = asks ? byRoad(position, unit, from, to) : undefined
  return hardest(onRoad ?? entered, crossed)
}

/** Fire and what the author closes are no terrain: no road leads there. */
function isClosedByTerrain({ value, because: [decides] }: Ruling<Passage>): boolean {
  return value !== 'free' && (decides?.rule === 'CM-TER-1' || decides?.rule === 'CM-TER-4')
}

/**
 * The passage that the road across a side makes of a hex that the terrain closes or leaves to minimal moves; undefined without road, or
 * where it does not help: flyers are affected by nothing on a side, formations need clear ground.
 * @rule CM-SID-1
 */
function byRoad(position: FantasyPosition, unit: Unit, from: Axial, to: Axial): Ruling<Passage> | undefined {
  const across = sideBetween(position, from, to)
  const formation = unit.formed && difficultyAt(position, to) !== 'clear'
  if (!across?.road || formation || flies(unit)) return undefined
  const passage = passageOf(columnCost(position, unit, to, 'road'))
  return passage === 'never'
    ? undefined
    : ruling(passage, because('CM-SID-3', { hexside: hexsideKey(across.side) }))
}

const HARDEST: readonly Passage[] = ['never', 'minimal', 'free']

/** The harder of two answers, its reasons first. */
function hardest(a: Ruling<Passage>, b: Ruling<Passage>): Ruling<Passage> {
  const [first, second] = HARDEST.indexOf(b.value) < HARDEST.indexOf(a.value) ? [b, a] : [a, b]
  return ruling(first.value, ...first.because, ...second.because)
}
