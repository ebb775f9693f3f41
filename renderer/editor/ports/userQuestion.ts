/** Questions to the user that stop the work until they are answered. */
import { type Localized } from '#shared/i18n/localized'

/** One of the buttons that answer a question. */
export interface UserAnswer<A> {
  readonly name: Localized
  readonly answer: A
  readonly look?: 'is-danger'
}

/** A question that the page shows until it is answered. */
export interface UserQuestion<A> {
  readonly title: Localized
  readonly words: Localized
  /** Apart from the two, at the left. */
  readonly other?: UserAnswer<A> | undefined
  /** Closing is this answer; without it there is nothing to decide, only to read. */
  readonly no?: UserAnswer<A>
  readonly yes: UserAnswer<A>
}

export interface AskedQuestion {
  readonly question: UserQuestion<unknown>
  readonly answer: (answer: unknown) => void
}
