/** What the page tells the checks worker, which answers every message by the findings. */
import { type ScenarioDelta } from './replica'

/** The next state to check. */
export interface ToCheckWorker {
  readonly delta: ScenarioDelta
  /** Another document: the delta is all of it. */
  readonly whole: boolean
}
