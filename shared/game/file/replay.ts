/** Plays a game file again, decision by decision, and holds each state to the mark that the file has of it. */
import { type Scenario } from '#shared/document/types'
import { type FileError } from '#shared/format/fileError'
import { type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Applied, type Decision, type GameState } from '../contract'
import { typedDice } from '../dice'
import { isPlayable } from '../opening'
import { apply } from '../referee/apply'
import { beginGame } from '../referee/begin'
import { decide, isVerdict } from '../referee/decide'
import { type GameFile, type GameHeader, type GameLine, RULES_VERSION } from './gameFile'
import { scenarioHash, stateHash } from './stateHash'

/** A decision that was played again. */
export interface Replayed {
  /** Counted from 1. */
  readonly number: number
  readonly line: GameLine
  readonly before: GameState
  readonly decision: Decision
  readonly applied: Extract<Applied, { readonly kind: 'applied' }>
}

export type OpenedGame =
  | {
      readonly kind: 'playable'
      readonly file: GameFile
      /** The states by the number of the line: 0 as it began. */
      readonly states: readonly GameState[]
      readonly steps: readonly Replayed[]
    }
  /** It may be shown as it was written, and not gone on with. */
  | { readonly kind: 'read-only'; readonly file: GameFile; readonly because: Localized }

/**
 * Plays it in one go.
 * @param scenario the one that it was played with; another is refused.
 * @param name of the file, for the error.
 */
export function openGame(file: GameFile, scenario: Scenario, name: string): Result<OpenedGame, FileError> {
  const opening = playingAgain(file, scenario, name)
  for (;;) {
    const { done, value } = opening.next()
    if (done) return value
  }
}

/** The same for a page, which has other things to do meanwhile: a long game takes a second or two. @param pause is waited for before each decision. */
export async function openGamePausing(
  file: GameFile,
  scenario: Scenario,
  name: string,
  pause: () => Promise<void>,
): Promise<Result<OpenedGame, FileError>> {
  const opening = playingAgain(file, scenario, name)
  for (;;) {
    const { done, value } = opening.next()
    if (done) return value
    await pause()
  }
}

/** Stops before each decision. */
function* playingAgain(
  file: GameFile,
  scenario: Scenario,
  name: string,
): Generator<undefined, Result<OpenedGame, FileError>> {
  const { header, lines } = file
  if (header.rules > RULES_VERSION) return ok({ kind: 'read-only', file, because: newerRules(header.rules) })
  if (header.scenario.sha256 !== scenarioHash(scenario)) return fail(errorAt(name, 1, otherScenario(header)))
  if (!isPlayable(scenario)) return fail(errorAt(name, 1, UNKNOWN_RULES))
  if (header.rules < RULES_VERSION) return ok({ kind: 'read-only', file, because: olderRules(header.rules) })
  const states: GameState[] = [beginGame(scenario, header.options)]
  const steps: Replayed[] = []
  for (const [index, line] of lines.entries()) {
    yield
    const step = playedAgain(states[line.after] as GameState, line, index + 1)
    if ('fr' in step) return fail(errorAt(name, index + 2, step))
    steps.push(step)
    states.push(step.applied.state)
  }
  return ok({ kind: 'playable', file, states, steps })
}

/** The step, or the reason why it cannot be. */
function playedAgain(before: GameState, line: GameLine, number: number): Replayed | Localized {
  const { act, dice, outcome, hash, side } = line
  const decision = decide(before)
  if (isVerdict(decision)) return OVER
  if (decision.side !== side) return expected(side, decision.side)
  const applied = tried(before, line)
  if (applied === 'no-such-face') return IMPOSSIBLE_DIE
  if (applied?.kind !== 'applied') return refusedAct(act.kind, applied)
  const thrown = applied.rolls.flatMap((roll) => roll.dice)
  if (thrown.length !== dice.length) return expected(String(dice.length), String(thrown.length))
  const became = applied.resolved.map((one) => one.outcome.id)
  if (became.join() !== outcome.join()) return expected(outcome.join(), became.join())
  const now = stateHash(applied.state)
  return now === hash ? { number, line, before, decision, applied } : expected(hash, now)
}

/** Undefined when the act is so far from any of this version that the rules cannot read it. */
function tried(before: GameState, { act, dice }: GameLine): Applied | 'no-such-face' | undefined {
  try {
    return apply(before, act, typedDice(dice, before.dice))
  } catch (error) {
    return error instanceof RangeError ? 'no-such-face' : undefined
  }
}

function refusedAct(kind: string, applied: Applied | undefined): Localized {
  const rules = applied?.kind === 'refused' ? applied.because.map(({ rule }) => rule).join(', ') : ''
  if (applied?.kind === 'wanted')
    return localized('il manque des dés à cette décision', 'dice are missing in this decision')
  return localized(
    `l’acte «\u202f${kind}\u202f» est refusé${rules ? ` (${rules})` : ''}`,
    `the act "${kind}" is refused${rules ? ` (${rules})` : ''}`,
  )
}

function expected(found: string, now: string): Localized {
  return localized(
    `trouvé\u202f: ${found}\u202f; attendu, en rejouant\u202f: ${now}`,
    `found ${found}, expected ${now} when it is played again`,
  )
}

const OVER = localized('la partie était finie avant cette ligne', 'the game was over before this line')
const IMPOSSIBLE_DIE = localized(
  'un dé montre une face qu’il n’a pas',
  'a die shows a face that it does not have',
)
const UNKNOWN_RULES = localized(
  'cette version n’a pas le jeu de règles de la partie',
  'this version does not have the ruleset of the game',
)

function newerRules(rules: number): Localized {
  return localized(
    `les règles de cette partie (version ${rules}) sont plus récentes que celles du programme (version ${RULES_VERSION})\u202f: elle s’ouvre en lecture seule`,
    `the rules of this game (version ${rules}) are newer than those of the program (version ${RULES_VERSION}): it opens read-only`,
  )
}

function olderRules(rules: number): Localized {
  return localized(
    `les règles ont changé depuis cette partie (version ${rules}, à présent ${RULES_VERSION})\u202f: elle s’ouvre en lecture seule`,
    `the rules have changed since this game (version ${rules}, now ${RULES_VERSION}): it opens read-only`,
  )
}

function errorAt(file: string, line: number, message: Localized): FileError {
  return { fault: 'damaged', file, line, message }
}

function otherScenario({ scenario: { title, file } }: GameHeader): Localized {
  return localized(
    `trouvé\u202f: une partie de «\u202f${title}\u202f» (${file})\u202f; attendu\u202f: une partie du scénario ouvert, tel qu’il est\u202f; ouvrez d’abord l’autre, dans l’édition où elle a commencé`,
    `found a game of “${title}” (${file}), expected one of the open scenario as it is: open that one first, in the edition with which it began`,
  )
}
