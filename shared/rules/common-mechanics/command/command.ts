/**
 * Command across placements: what a leader's test and his order to a unit add, and what the hexes between count as. Flight
 * near the ground counts as the ground. How far command reaches is printed on no sheet that we have: no distance is here.
 */
import { type Difficulty } from '../rows/difficulties'
import { type Axial, hexDistance, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { traceSegment } from '#shared/hex/segment'
import { type Localized, localized } from '#shared/i18n/localized'
import { type AdvantageItem } from '#shared/rules/answers/advantage'
import { type RuleId } from '../../sentences/ruleIds'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { inHex } from '../advantage/attack'
import { canFly, canInfiltrate, infiltrable } from '../ground/entry'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Grade, GRADES, LOWEST_GRADE } from '../rows/profiles'
import { difficultyAt, isAccessible } from '../ground/terrainClass'
import { isInfiltrated, type Unit } from '../units/unit'
import { sumOf } from '../../chances/table'

/** A leader and the unit he commands. */
interface Command {
  readonly leader: Unit
  readonly target: Unit
}

export interface CommandHex {
  readonly hex: Axial
  readonly as: Difficulty
  readonly because: readonly Reason[]
}

interface CommandTest {
  /** Added to the test. */
  readonly items: readonly AdvantageItem[]
  readonly sum: number
  /** Each hex of the way, and what it counts as. */
  readonly hexes: readonly CommandHex[]
}

interface CommandOrder extends CommandTest {
  /** The grade of command with which the leader pays for it. */
  readonly grade: Ruling<Grade>
  /** The reasons why no such order can be given; then nothing is added. */
  readonly refused?: readonly Reason[]
}

const LEADER = localized('personnage infiltré', 'leader infiltrated')
const TARGET = localized('unité infiltrée', 'unit infiltrated')

/**
 * The modifiers of a test of command. `way`: the hexes between, both ends left out; the straight line unless another is
 * given.
 * @rule CM-CMD-1
 */
export function commandTest(
  position: FantasyPosition,
  command: Command,
  way: readonly Axial[] = straightWay(position, command),
): CommandTest {
  const { leaderInfiltrated, targetInfiltrated } = position.rules.figures.command.test
  const items = [
    ...itemIf(isInfiltrated(command.leader), LEADER, leaderInfiltrated, 'CM-CMD-1'),
    ...itemIf(isInfiltrated(command.target), TARGET, targetInfiltrated, 'CM-CMD-1'),
  ]
  const hexes = way.map((hex): CommandHex => {
    const { value, because: reasons } = testClass(position, command, hex)
    return { hex, as: value, because: reasons }
  })
  return { items, sum: sumOf(items), hexes }
}

/**
 * The extra cost of a special order, and the grade with which its leader gives it; or why he cannot.
 * @rule CM-CMD-2 @rule CM-CMD-4
 */
export function commandOrder(position: FantasyPosition, command: Command): CommandOrder {
  const { leader, target } = command
  const grade = orderGrade(position, leader)
  if (target.placement === 'high-flight' && !canFly(leader))
    return { items: [], sum: 0, hexes: [], grade, refused: [because('CM-CMD-4', { counter: target.id })] }
  const { targetInfiltrated } = position.rules.figures.command.order
  const items = itemIf(isInfiltrated(target), TARGET, targetInfiltrated, 'CM-CMD-2')
  const hexes = straightWay(position, command).map((hex): CommandHex => {
    const { value, because: reasons } = classFor(position, leader, hex)
    return { hex, as: value, because: reasons }
  })
  return { items, sum: sumOf(items), hexes, grade }
}

/** One grade less for a leader in the rock, never below the lowest. @rule CM-CMD-2 */
function orderGrade({ rules: { figures } }: FantasyPosition, leader: Unit): Ruling<Grade> {
  const { grade } = leader.command
  if (!isInfiltrated(leader)) return ruling(grade)
  const lowered = grade + figures.command.order.leaderGrades
  const found = GRADES.find(({ value }) => value === lowered)?.value
  return ruling(found ?? LOWEST_GRADE, because('CM-CMD-2', { counter: leader.id }))
}

/** For a test: towards high flight the way of a leader who cannot fly is difficult. @rule CM-CMD-4 */
function testClass(position: FantasyPosition, { leader, target }: Command, hex: Axial): Ruling<Difficulty> {
  if (target.placement === 'high-flight' && !canFly(leader))
    return ruling<Difficulty>('difficult', because('CM-CMD-4', inHex(hex)))
  return classFor(position, leader, hex)
}

/** The class of a hex for a leader: clear if he can fly, rock difficult if he can infiltrate. @rule CM-CMD-3 @rule CM-CMD-4 */
function classFor(position: FantasyPosition, leader: Unit, hex: Axial): Ruling<Difficulty> {
  if (canFly(leader)) return ruling<Difficulty>('clear', because('CM-CMD-4', inHex(hex)))
  const throughRock = !isAccessible(position, hex) && infiltrable(position, hex)
  if (throughRock && canInfiltrate(leader))
    return ruling<Difficulty>('difficult', because('CM-CMD-3', inHex(hex)))
  return ruling(difficultyAt(position, hex) ?? 'impassable')
}

/**
 * The hexes that the line between a leader and the nearest hex of a unit crosses, on both sides where it runs along a
 * hexside; the ends and what is off the map left out.
 */
export function straightWay({ scenario: { map } }: FantasyPosition, { leader, target }: Command): Axial[] {
  const [nearest] = leader.hexes
    .flatMap((from) => target.hexes.map((into) => ({ from, into, distance: hexDistance(from, into) })))
    .sort((a, b) => a.distance - b.distance)
  if (!nearest) return []
  const ends = [hexKey(nearest.from), hexKey(nearest.into)]
  return traceSegment(nearest.from, nearest.into)
    .flatMap((event) => {
      if (event.kind === 'hex') return [event.hex]
      return event.kind === 'along' ? event.hexes : []
    })
    .filter((hex) => onGrid(hex, map.grid) && !ends.includes(hexKey(hex)))
}

function itemIf(applies: boolean, name: Localized, value: number, rule: RuleId): AdvantageItem[] {
  return applies ? [{ reason: because(rule), name, value }] : []
}
