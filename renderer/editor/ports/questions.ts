/** Questions about the map as panels and tools ask them: the answer comes later, and what asked is then shown anew. */
import { type About, type AnswerTo, type QuestionId } from '#shared/questions/questions'

export interface Asked<Q extends QuestionId> {
  /** The answer for the document as it is now; undefined while it is looked for. */
  readonly answer?: AnswerTo<Q>
  /** The last answer of its kind about the same document: shown for a moment in its stead, so that nothing flickers. */
  readonly before?: { readonly about: About<Q>; readonly answer: AnswerTo<Q> } | undefined
  /** Long enough to say so; nothing is shown in its stead any more. */
  readonly late: boolean
  /** The part of a late answer that has been worked out, from 0 to 1; absent where that is not known. */
  readonly part?: number
  /** The user did not want to wait for it: it is not looked for until it is asked again. */
  readonly stopped?: true
}

/** Asks as often as it is shown: what is known, or already looked for, is not looked for again. */
export type Ask = <Q extends QuestionId>(id: Q, about: About<Q>) => Asked<Q>

export type AskAgain = <Q extends QuestionId>(id: Q, about: About<Q>) => void
