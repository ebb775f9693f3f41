/** The rules that play a scenario, and an act opened by them: once for each act and state, as whoever offers it and whoever plays it ask. */
import { type Scenario } from '#shared/document/types'
import { type Analysis } from '#shared/rules/contract/analysis'
import { analysisOf, resolutionOf } from '#shared/rules/registry/parts'
import { type Opened } from '#shared/rules/resolution/opened'
import { openedJudgement } from '#shared/rules/resolution/openedJudgement'
import { type Act, type Play } from '#shared/rules/resolution/play'
import { type FireAct } from '#shared/rules/resolution/fireAct'
import { type PlayState } from '#shared/rules/resolution/state'
import { type Strikes } from '#shared/rules/answers/strikes'

/** @throws for a ruleset that this version does not have: `isPlayable` says so before. */
export function playOf({ ruleset }: Pick<Scenario, 'ruleset'>): Play {
  const play = resolutionOf(ruleset)?.play
  if (!play) throw new Error(`no play of ${ruleset}`)
  return play
}

/** @throws as `playOf`. */
export function analysisFor({ ruleset }: Pick<Scenario, 'ruleset'>): Analysis {
  const analysis = analysisOf(ruleset)
  if (!analysis) throw new Error(`no analysis of ${ruleset}`)
  return analysis
}

export function isPlayable({ ruleset }: Pick<Scenario, 'ruleset'>): boolean {
  return resolutionOf(ruleset) !== undefined && analysisOf(ruleset) !== undefined
}

interface KnownOpening {
  readonly play: PlayState
  readonly awaiting: readonly FireAct[]
  readonly opened: Opened
}

const openedActs = new WeakMap<Act, KnownOpening>()

const NONE: readonly FireAct[] = []

/** @param awaiting shots that fall on a mover on its way. */
export function openOf(play: PlayState, act: Act, awaiting = NONE): Opened {
  const known = openedActs.get(act)
  if (known?.play === play && known.awaiting === awaiting) return known.opened
  const rules = playOf(play.scenario)
  const opened = rules.open?.(play, act, awaiting) ?? openedJudgement(rules.judge(play, act))
  openedActs.set(act, { play, awaiting, opened })
  return opened
}

export function isAllowed(play: PlayState, act: Act): boolean {
  return openOf(play, act).kind !== 'refused'
}

const strikesKnown = new WeakMap<Scenario, Strikes>()

/** The answers about who may strike whom as a scenario stands, made once. */
export function strikesIn(scenario: Scenario): Strikes {
  const known = strikesKnown.get(scenario) ?? analysisFor(scenario).strikes.among(scenario)
  strikesKnown.set(scenario, known)
  return known
}
