/**
 * Plays a route with dice, one game at a time, through `resolve`: a second opinion on the exact chances. The rules
 * say only who may strike at each step; the dice's effect on the mover is written again here.
 */
import { effectiveStats } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Rng } from '#shared/lang/rng'
import { resolveInfiltration } from '#shared/rules/magna-carta/figures/infiltrationTable'
import { type MedievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import {
  attacksAtStep,
  cutShort,
  type OpportunityTest,
  passageOf,
  type StepAttacks,
} from '#shared/rules/magna-carta/infiltration/opportunity'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { hasStat, isMounted, isWounded } from '#shared/rules/magna-carta/position/position'
import { type Arrival, type Route } from '#shared/rules/answers/route'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'

/** One game: how the mover arrived. */
type PlayRoute = (rng: Rng) => Arrival

/** @param woundedPoints the movement of the mover's wounded side, read off the counter by the test. */
export function routePlayer(position: MedievalPosition, route: Route, woundedPoints: number): PlayRoute {
  const planned = planMovement(position, route)
  if (planned.refused.length > 0) throw new Error('the route is refused')
  const passage = passageOf(route.counter, route.kind, planned)
  const mover = position.scenario.counters[route.counter] as Counter
  const armour = effectiveStats(position.scenario, mover)['armour']
  const { saves } = position.rules.figures
  const table = position.rules.infiltrationTable(position.rules)
  const known = new Map<string, StepAttacks>()

  // The same question comes up in every game.
  const attacksAt = (step: number, last: number, memory: TurnMemory): StepAttacks => {
    const key = `${step} ${last} ${memory.attacksThisPhase.map(({ opponent, hex }) => opponent + hex).join(' ')}`
    const found = known.get(key) ?? attacksAtStep(position, cutShort(passage, last), step, memory)
    known.set(key, found)
    return found
  }

  const throwDice = (rng: Rng, count: number, faces: number): number => {
    let total = 0
    for (let die = 0; die < count; die++) total += 1 + rng.below(faces)
    return total
  }

  const result = (rng: Rng, { opponent, circumstances }: OpportunityTest, wounded: boolean): string => {
    const counter = position.scenario.counters[opponent] as Counter
    const answer = resolveInfiltration(
      {
        mover: { mounted: isMounted(position, mover), armoured: armour !== 'none', wounded },
        opponent: {
          mounted: isMounted(position, counter),
          poleArm: hasStat(position, counter, 'poleArm'),
          wounded: isWounded(position, counter),
        },
        attack: circumstances,
        die: throwDice(rng, table.dice.count, table.dice.faces),
      },
      table,
    )
    if (answer.kind !== 'roll') throw new Error('a die was thrown')
    if (!saves || answer.outcome === 'none' || answer.outcome === 'stop') return answer.outcome
    if (armour !== 'light' && armour !== 'heavy') return answer.outcome
    const saved = throwDice(rng, saves.dice.count, saves.dice.faces) <= saves.armour[armour]
    if (!saved) return answer.outcome
    return answer.outcome === 'killed' ? 'wounded' : 'stunned'
  }

  return (rng) => {
    const woundedBefore = isWounded(position, mover)
    let [wounded, stunned, stopped, hurtNow] = [woundedBefore, false, false, false]
    let last = passage.strides.length
    let spent = 0
    let memory = route.memory ?? NOTHING_HAPPENED
    for (let step = 0; step <= last; step++) {
      spent += passage.strides[step - 1]?.cost ?? 0
      const attacks = attacksAt(step, last, memory)
      memory = attacks.memory
      const short = route.kind === 'retreat' && step < passage.strides.length
      for (const test of attacks.tests) {
        const harm = result(rng, test, wounded)
        if (harm === 'none' || (harm === 'stop' && (stopped || stunned))) continue
        if (harm === 'killed') return 'killed'
        if (harm === 'stop' && !short) {
          stopped = true
          continue
        }
        // Short of a retreat's distance, whoever can go no further is wounded.
        const fallsShort = short && harm !== 'wounded'
        if (fallsShort) stopped = true
        // Wounded or stunned a second time: dead.
        if (wounded || stunned) return 'killed'
        hurtNow = true
        if (harm === 'stunned' && !fallsShort) stunned = true
        else wounded = true
      }
      if (stopped || stunned) break
      if (hurtNow && route.kind === 'move') {
        // As far as the points of the wounded side still go.
        let [points, reach] = [woundedPoints - spent, step]
        while (reach < last && (passage.strides[reach]?.cost ?? 0) <= points)
          points -= passage.strides[reach++]?.cost ?? 0
        last = reach
      }
    }
    if (hurtNow) return stunned ? 'stunned' : 'wounded'
    return stopped ? 'stopped' : 'unhurt'
  }
}
