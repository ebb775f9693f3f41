/** Moves of units: where one goes, how it wanders, how it turns, and who is revealed by it (CM-TER-4, CM-WAN, CM-ORI-6, CM-HID). */
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { fractionOf, reduced } from '../../chances/fraction'
import { stancesOf } from '#shared/rules/answers/reach'
import { applyEffects, type Effect } from '../../resolution/effects'
import { type Act, type Judgement, type Outcome, refusedAct, certain } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { revealed } from '../concealment/hidden'
import { mayHead, mayTurn } from '../facing/facing'
import { type FantasyPosition } from '../position/fantasyRules'
import { mayPass } from '../ground/crossing'
import { moreTired } from '../movement/fatigue'
import { reach } from '../movement/reach'
import { mayStop } from '../stacking/stacking'
import { pivoted, turnedBy } from '../units/displaced'
import { type Unit, unitFrom, unitOf } from '../units/unit'
import { wander } from '../wandering/wandering'
import { wanderingLevelOfStep } from '../wandering/wanderingLevel'
import { WANDERING_NAMES, wanderingChances, WANDERINGS, wanderingOf } from '../figures/wanderingTable'

type WanderAct = Extract<Act, { kind: 'wander' }>

/** A unit on the map that has not moved yet; the ruling says why not. @rule CM-TER-4 */
function freshUnit(position: FantasyPosition, { acted }: PlayState, id: CounterId): Ruling<Unit | undefined> {
  const unit = unitOf(position, id)
  if (!unit || unit.hexes.length === 0)
    return { value: undefined, because: [because('CHK-1', { counter: id })] }
  if (acted.includes(id)) return { value: undefined, because: [because('CM-TER-4', { counter: id })] }
  return { value: unit, because: [] }
}

/** A unit that may make a whole move: fresh, and where nothing imposes wandering; the ruling says why not. @rule CM-WAN-1 */
export function mayGo(position: FantasyPosition, state: PlayState, id: CounterId): Ruling<Unit | undefined> {
  const fresh = freshUnit(position, state, id)
  if (!fresh.value || wanderingLevelOfStep(position, fresh.value, fresh.value.placement) === 0) return fresh
  return { value: undefined, because: [because('CM-WAN-1', { counter: id })] }
}

/** A whole move. A minimal one costs a level of fatigue. @rule CM-TER-4 @rule CM-WAN-1 */
export function judgeGoing(
  position: FantasyPosition,
  state: PlayState,
  { counter, to, facing, placement }: Extract<Act, { kind: 'go' }>,
): Judgement {
  const { value: unit, because: not } = mayGo(position, state, counter)
  if (!unit) return refusedAct(...not)
  const answer = reach(position, counter)
  const found = stancesOf(answer.hexes).find(
    (stance) =>
      sameHex(stance.hex, to) &&
      (!facing || !stance.facing || sameFacing(stance.facing, facing)) &&
      (placement === undefined || (stance.placement ?? unit.placement) === placement),
  )
  if (!found) return refusedAct(because('CM-TER-4', { hex: hexKey(to) }))
  const { counter: own } = unit
  const turned = found.facing ?? facing ?? own.facing
  const moved: Effect[] = [
    {
      kind: 'moved',
      counter,
      hex: hexKey(found.hex),
      facing: turned,
      placement: found.placement ?? unit.placement,
    },
    { kind: 'acted', counter },
    ...(found.minimal ? [{ kind: 'state', counter, status: { fatigue: moreTired(unit) } } as const] : []),
  ]
  return certain(
    { fr: 'se déplace', en: 'moves' },
    [...moved, ...reveals(position, state, unit.side, moved)],
    answer.because,
  )
}

function sameFacing(a: Facing, b: Facing): boolean {
  return a.kind === b.kind && a.index === b.index
}

/** Whoever an enemy then sees is shown, or goes when it is a decoy. @rule CM-HID-1 @rule CM-HID-3 */
function reveals(
  position: FantasyPosition,
  state: PlayState,
  active: SideId | undefined,
  moved: readonly Effect[],
): Effect[] {
  if (active === undefined) return []
  const { scenario } = applyEffects(state, moved)
  return revealed({ ...position, scenario }, active).map(({ counter, outcome }): Effect =>
    outcome === 'removed'
      ? { kind: 'removed', counter, how: 'revealed' }
      : { kind: 'state', counter, hidden: false },
  )
}

interface PlannedStep {
  readonly unit: Unit
  readonly hex: Axial
  readonly level: number
}

/** The step of a unit that wanders from where it stands; the ruling says why it does not. @rule CM-WAN-1 */
export function wanderingStep(
  position: FantasyPosition,
  state: PlayState,
  { counter, way, placement }: WanderAct,
): Ruling<PlannedStep | undefined> {
  const { value: unit, because: not } = freshUnit(position, state, counter)
  if (!unit) return ruling(undefined, ...not)
  const level = wanderingLevelOfStep(position, unit, placement ?? unit.placement)
  if (level === 0) return ruling(undefined, because('CM-WAN-1', { counter }))
  const [hex] = unit.hexes
  if (!hex) return ruling(undefined, because('CHK-1', { counter }))
  const headed = mayHead(unit, neighbor(hex, way), 'move')
  return headed.value ? ruling({ unit, hex, level }) : ruling(undefined, ...headed.because)
}

/** One die for the planned step. @rule CM-WAN-1 @rule CM-WAN-2 */
export function judgeWandering(position: FantasyPosition, state: PlayState, act: WanderAct): Judgement {
  const step = wanderingStep(position, state, act)
  if (!step.value) return refusedAct(...step.because)
  const { unit, hex, level } = step.value
  const { counter, way, placement } = act
  const { wandering } = position.rules.figures
  const chances = wanderingChances(wandering, level)
  const outcomes = WANDERINGS.flatMap((rolled): Outcome[] => {
    const chance = reduced(fractionOf(chances[rolled]))
    const dice = Array.from({ length: wandering.dieFaces }, (_, index) => index + 1)
    const die = dice.find((face) => wanderingOf(wandering, level, face) === rolled)
    if (die === undefined) return []
    const { unit: after, shaken } = wander(position, unit, { way, ...(placement && { placement }) }, die)
    const { hex: there = hexKey(hex), facing } = after.counter
    const moved: Effect[] = [
      { kind: 'moved', counter, hex: there, facing, placement: after.placement },
      { kind: 'acted', counter },
      ...(shaken ? [{ kind: 'state', counter, status: { cohesion: 'shaken' } } as const] : []),
    ]
    const effects = [...moved, ...reveals(position, state, unit.side, moved)]
    return [{ id: rolled, name: WANDERING_NAMES[rolled], chance, effects }]
  })
  return { refused: [], outcomes, items: [], because: [because('CM-WAN-1', { counter })] }
}

/** A turn where it stands; a formation pivots about its inner half, or turns about. @rule CM-ORI-6 */
export function judgeTurn(
  position: FantasyPosition,
  { counter, facing, as }: Extract<Act, { kind: 'turn' }>,
): Judgement {
  const unit = unitOf(position, counter)
  if (!unit || unit.hexes.length === 0) return refusedAct(because('CHK-1', { counter }))
  const may = mayTurn(unit, facing, as)
  if (!may.value) return refusedAct(...may.because)
  const turned = unit.formed
    ? wheeled(position, unit, facing)
    : { unit: turnedTo(position, unit, facing), because: [] }
  if (!turned.unit) return refusedAct(...turned.because)
  const stays = mayStop(position, turned.unit)
  if (!stays.value) return refusedAct(...stays.because)
  const { hex } = turned.unit.counter
  return certain(
    { fr: 'se tourne', en: 'turns' },
    hex === undefined ? [] : [{ kind: 'moved', counter, hex, facing }],
    may.because,
  )
}

function turnedTo(position: FantasyPosition, unit: Unit, facing: Facing): Unit {
  return unitFrom(position, unit.id, { ...unit.counter, facing })
}

function wheeled(position: FantasyPosition, unit: Unit, facing: Facing) {
  const steps = (facing.index - unit.counter.facing.index + 6) % 6
  if (steps === 0) return { unit, because: [] }
  const [left, right] = unit.hexes
  if (steps === 3 && left && right) {
    // Its right half is then its left one.
    const turned = turnedBy(position, unit, 3)
    return {
      unit: unitFrom(position, unit.id, { ...turned.counter, hex: hexKey(right) }),
      because: [],
    }
  }
  const { unit: there, from, into } = pivoted(position, unit, steps === 5 ? 'left' : 'right')
  const passage = mayPass(position, unit, from, into, 'ground')
  return passage.value === 'never'
    ? { unit: undefined, because: passage.because }
    : { unit: there, because: [] }
}
