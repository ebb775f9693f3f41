/**
 * The analysis of a map under its rules: the questions beyond those that every edit needs (`ruleset.ts`). It is loaded
 * when first asked, by the command line and the tools that show it. Each group of questions is a file; a group that
 * means nothing in a game is absent, and the caller says so.
 */
import { type AdvantageQuestions } from './advantage'
import { type ConcealmentQuestions } from './concealment'
import { type Inquiries } from './inquiry'
import { type RouteQuestions } from './route'
import { type MovementQuestions } from './reach'
import { type SightQuestions } from './sight'
import { type StrikeQuestions } from './strikes'

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
