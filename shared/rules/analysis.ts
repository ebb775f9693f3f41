/**
 * What a map can be asked under its rules, beside the questions every edit needs (`ruleset.ts`): loaded when it is first
 * asked, by the command line, the analysis worker and the tools that show it. Each group of questions is a file.
 */
import { type RouteQuestions } from './route'
import { type MovementQuestions } from './reach'
import { type SightQuestions } from './sight'

export interface Analysis {
  readonly sight: SightQuestions
  readonly movement: MovementQuestions
  readonly route: RouteQuestions
}
