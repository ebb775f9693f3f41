/**
 * The analysis of a map under its rules: the questions beyond those that every edit needs (`ruleset.ts`). It is loaded
 * when first asked, by the command line and the tools that show it. Each group of questions is a file; a group that
 * means nothing in a game is absent, and the caller says so.
 */
import { type AdvantageQuestions } from '#shared/rules/answers/advantage'
import { type ConcealmentQuestions } from '#shared/rules/answers/concealment'
import { type Inquiries } from '#shared/rules/answers/inquiry'
import { type RouteQuestions } from '#shared/rules/answers/route'
import { type MovementQuestions } from '#shared/rules/answers/reach'
import { type SightQuestions } from '#shared/rules/answers/sight'
import { type StrikeQuestions } from '#shared/rules/answers/strikes'

export interface Analysis {
  readonly sight: SightQuestions
  readonly movement: MovementQuestions
  readonly strikes: StrikeQuestions
  /** Opportunity attacks on a route (MC-INF). */
  readonly route?: RouteQuestions
  /** Shock and fire as one sum (CM). */
  readonly advantage?: AdvantageQuestions
  /** All else that a player asks at the map. */
  readonly inquiries: Inquiries
  /** Hidden counters and decoys (CM-HID). */
  readonly concealment?: ConcealmentQuestions
}
