/** A game's states and decisions as far as a side knows them, for the words beside the map: who is hidden has no name (CM-HID). */
import { type Eyes, isConcealed, sideWithEyes } from '#shared/document/eyes'
import { type Counter } from '#shared/document/armies'
import { type Language, localized } from '#shared/i18n/localized'
import { mapRecord } from '#shared/lang/mapRecord'
import { type GameState } from '../contract'
import { type ReportedStep } from './reportedStep'

const HIDDEN = localized('pion caché', 'hidden counter')

/** The same state, in which counters that are hidden from these eyes are called so. @rule CM-HID-2 */
export function withoutHiddenNames(state: GameState, eyes: Eyes, language: Language): GameState {
  const { scenario } = state.play
  const isHidden = (counter: Counter): boolean => isConcealed(scenario, counter, eyes)
  if (!Object.values<Counter>(scenario.counters).some(isHidden)) return state
  const counters = mapRecord(scenario.counters, (one) => (isHidden(one) ? nameless(one, language) : one))
  return { ...state, play: { ...state.play, scenario: { ...scenario, counters } } }
}

function nameless({ words: _, ...counter }: Counter, language: Language): Counter {
  return { ...counter, name: HIDDEN[language] }
}

/** Undefined for a place that another side took in its secret set-up. @rule SCN-4 */
export function knownStep(step: ReportedStep, eyes: Eyes, language: Language): ReportedStep | undefined {
  const { before, decision, act } = step
  const { sides } = before.play.scenario
  const isOther = eyes !== 'author' && decision.side !== sideWithEyes(eyes)
  const isSetUp = before.stage.kind === 'set-up' && act.kind === 'place'
  if (isOther && isSetUp && sides[decision.side]?.setUp?.secret === true) return undefined
  return { ...step, before: withoutHiddenNames(before, eyes, language) }
}
