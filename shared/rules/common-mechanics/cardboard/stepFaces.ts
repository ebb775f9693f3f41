/** The faces of a unit by its steps: all of them, or those that lost steps alone do not tell (CM-STAT-2). */
import { footprintSize } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type FaceChoice, type ShownState } from '#shared/rules/contract/cardboard'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { counterFace } from '../counters/counterFace'
import { fantasyPosition, type FantasyRules } from '../position/fantasyRules'

/** A state with its steps. */
interface StepsState extends ShownState {
  readonly steps: number
}

/**
 * The faces of a unit, most steps first; with the fewest, one face stands for all that differ from it by lost steps alone, which
 * a marker counts. A face that would be plain behind shows the middle of them.
 * @rule CM-STAT-2
 */
export function stepFaces(
  rules: FantasyRules,
  scenario: Scenario,
  counter: Counter,
  choice: FaceChoice,
): StepsState[] {
  if (counter.decoy) return []
  const sheet = scenario.counterTypes[counter.type]
  const states = rules.rows.counterSchema.faces.flatMap(({ id, name, steps }): StepsState[] => {
    if (!sheet || !(id in sheet.faces)) return []
    const footprint = footprintSize(scenario, { ...counter, face: id })
    return [{ id, name, face: id, status: {}, footprint, steps }]
  })
  if (choice === 'every-state') return states
  const printed = (state: StepsState): string => alikeAs(rules, scenario, { ...counter, face: state.face })
  return ([2, 1] as const).flatMap((footprint) =>
    told(
      states.filter((state) => state.footprint === footprint),
      printed,
    ),
  )
}

// All that is printed but the steps and what follows from them.
function alikeAs(rules: FantasyRules, scenario: Scenario, counter: Counter): string {
  const position = fantasyPosition(rules, scenario)
  const face: CounterFace = counterFace(position, { ...counter, status: {}, hidden: false, decoy: false })
  const { attack, defence, movement, silhouette, codeColor } = face
  return [attack, defence, movement, silhouette, codeColor].join(' ')
}

function told(states: readonly StepsState[], printed: (state: StepsState) => string): StepsState[] {
  const texts = states.map(printed)
  const first = states.map((_, index) => index).filter((index) => texts[index] !== texts[index - 1])
  if (first.length % 2 === 0) return first.map((index) => states[index] as StepsState)
  // The longest run has the most steps to count.
  const runs = first.map((from, run) => ({ from, length: (first[run + 1] ?? states.length) - from }))
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best))
  const middle = longest.from + Math.ceil(longest.length / 2)
  const shown = longest.length > 1 ? [...first, middle].sort((a, b) => a - b) : first
  return shown.map((index) => states[index] as StepsState)
}
