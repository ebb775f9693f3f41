/** Opportunity attacks by the Savoy house rules: into the front and side hexes, any number, with the back turned too (SV-OPP). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, isNextTo } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { type Facing, turnFacing } from '#shared/hex/facing'
import { append } from '#shared/lang/append'
import { arcToward } from '../magna-carta/position/facing'
import {
  canAttackPassing,
  outByFire,
  threatsTo,
  aboutTurnHexes,
} from '../magna-carta/infiltration/infiltration'
import { mayPivot } from '../magna-carta/movement/pivot'
import { facingTo } from '../magna-carta/movement/movementStance'
import {
  type Opening,
  type OpportunityRules,
  type Passage,
  type Strike,
} from '../magna-carta/rules/opportunityRules'
import { startingHexes, vulnerableHexes } from '../magna-carta/characters/vulnerability'
import { areEnemies, withCounters } from '#shared/rules/standing/position'
import { isTwoHex, type Position } from '../magna-carta/position/position'
import { type FiguredPosition } from '../magna-carta/rules/figuredPosition'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'

export const SAVOY_OPPORTUNITY: OpportunityRules = { limitRule: 'SV-OPP-2', openHexes, strike }

/** As in Magna Carta, and in the hexes of the start when the back is turned on the opponent. @rule SV-OPP-1 @rule SV-MOV-2 */
function openHexes(
  position: Position,
  passage: Passage,
  step: number,
  opponent: CounterId,
): Ruling<readonly Axial[]> {
  const { kind, track, start } = passage
  if (kind === 'about-turn') return aboutTurnHexes(position, start, opponent)
  const crossed = vulnerableHexes(kind, track, step)
  const left = kind === 'move' ? backTurnedIn(position, passage, step, opponent) : []
  if (left.length === 0) return crossed
  return ruling([...crossed.value, ...left], ...crossed.because, because('SV-MOV-2', { counter: opponent }))
}

/** The starting hexes left behind when the next stride leads out of contact with the opponent, and not backward. */
function backTurnedIn(
  { scenario }: Position,
  { track, strides }: Passage,
  step: number,
  opponent: CounterId,
): readonly Axial[] {
  const next = strides[step]
  if (!next || next.backward) return []
  const held = footprint(scenario, scenario.counters[opponent])
  const touches = (hex: Axial): boolean => isNextTo(hex, held)
  if (next.to.covers.some(touches)) return []
  return startingHexes(track, step).filter(touches)
}

/**
 * One attack a character and hex. The opponent turns to face first when the hex lies on its side, as it may at no cost
 * (the policy of the figure); a hex behind it is never covered.
 * @rule SV-OPP-1 @rule SV-OPP-2 @rule SV-OPP-3 @rule SV-OPP-7 @rule SV-OPP-8 @rule MC-INF-14
 */
function strike(position: FiguredPosition, opening: Opening, memory: TurnMemory): Ruling<Strike | undefined> {
  const { mover, opponent, hexes } = opening
  const counter = position.scenario.counters[opponent]
  if (!counter) return ruling(undefined)
  const fired = outByFire(opponent, memory)
  if (!fired.value) return ruling(undefined, ...fired.because)
  const refusals: Reason[] = []
  // A hex in front before one on the side: no turn is needed.
  for (const arc of ['front', 'side'] as const)
    for (const hex of hexes) {
      if (arcToward(position, counter, hex) !== arc) continue
      const may = mayStrike(position, opening, hex, memory)
      if (!may.value) {
        append(refusals, may.because)
        continue
      }
      const turned = arc === 'side' ? turnToward(position, opponent, counter, hex) : undefined
      const present = turned ? withCounters(position, [[opponent, { facing: turned }]]) : position
      const allies = alliesInContact(present, mover, opponent)
      const circumstances = { allies: allies.length, sideHex: arc === 'side' && !turned }
      const value = { hex, circumstances, ...(turned && { turned }) }
      return ruling(
        value,
        ...may.because,
        because(turned ? 'SV-OPP-3' : 'SV-OPP-1', { counter: opponent }),
        ...(turned ? [because('SV-OPP-7', { counter: opponent })] : []),
        ...allies.map((counter) => because('MC-INF-12', { counter })),
      )
    }
  if (refusals.length > 0) return ruling(undefined, ...refusals)
  const rule = memory.turned[opponent] ? 'SV-OPP-7' : 'SV-OPP-1'
  return ruling(undefined, because(rule, { counter: opponent }))
}

function mayStrike(
  position: Position,
  { mover, opponent }: Opening,
  hex: Axial,
  { attacksThisPhase }: TurnMemory,
): Ruling<boolean> {
  const key = hexKey(hex)
  const made = attacksThisPhase.some(
    (attack) => attack.opponent === opponent && attack.mover === mover && attack.hex === key,
  )
  return made
    ? ruling(false, because('SV-OPP-2', { counter: opponent }))
    : canAttackPassing(position, opponent, hex)
}

/**
 * The facing that brings a side hex in front, turning the least; undefined when a rider's rear half has no room to
 * swing, or could no longer strike. @rule SV-OPP-3
 * @interpretation A rider turns about its front hex: without room it strikes unturned, at -2.
 */
function turnToward(
  position: FiguredPosition,
  id: CounterId,
  counter: Counter,
  hex: Axial,
): Facing | undefined {
  const [front] = footprint(position.scenario, counter)
  const toward = front && directionTo(front, hex)
  if (!front || toward === undefined) return undefined
  if (!isTwoHex(position, counter)) return facingTo(counter.facing, toward)
  const turned = [turnFacing(counter.facing, 1), turnFacing(counter.facing, -1)].find(
    ({ index }) => arcToward(position, { ...counter, facing: { kind: 'side', index } }, hex) === 'front',
  )
  if (!turned) return undefined
  const facing = withCounters(position, [[id, { facing: turned }]])
  return mayPivot(position, id, counter, turned.index) && canAttackPassing(facing, id, hex).value
    ? turned
    : undefined
}

/** The mover's allies who are next to the opponent and able to fight it. @rule SV-OPP-5 @rule MC-INF-12 @rule MC-INF-13 */
function alliesInContact(position: Position, mover: CounterId, opponent: CounterId): CounterId[] {
  const { counters } = position.scenario
  const own = counters[mover]
  return threatsTo(position, opponent, mover).filter((id) => {
    const ally = counters[id]
    return own && ally && !areEnemies(position.scenario, own, ally)
  })
}
