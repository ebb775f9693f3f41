/**
 * Questions about the open document and their answers: one is under way at a time, and of those that wait the newest of each
 * kind. An answer counts only for the state of the document that was asked about.
 */
import { type Change } from '#shared/commands/history'
import { type Eyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { type AnswerTo, type Question, type QuestionId } from '#shared/questions/questions'
import { type Ask, type AskAgain, type Asked } from './ports/questions'

/** Those who ask: they know what their eyes see, and read names in their language. */
export interface Reader {
  readonly eyes: Eyes
  readonly language: Language
}

/** Answers about a document that it follows: workers/answersClient.ts beside the page, the tests within the call. */
export interface LiveAnswers {
  /** Another document. */
  open(scenario: Scenario): void
  /** The next state of it. */
  follow(change: Change): void
  /** Asks about the last state that it knows, as this reader knows it; not before the last question is answered. */
  ask(question: Question, reader: Reader): void
  /** Gives up the question under way: nothing is heard of it. */
  stop(): void
  close(): void
}

export interface Hearer {
  /** Hears the answer to each question in turn: undefined when there is none. */
  answered(answer: AnswerTo<QuestionId>): void
  /** Hears how much of the answer under way has been worked out, from 0 to 1. */
  advanced(part: number): void
}

export type StartAnswers = (hearer: Hearer) => LiveAnswers

export interface Questions extends Omit<LiveAnswers, 'ask'> {
  readonly ask: Ask
  /** Looks anew for an answer that was given up. */
  readonly askAgain: AskAgain
  /** Another number whenever another answer may be shown. */
  readonly heard: number
}

/** Nothing can be asked. */
export const noAnswers: StartAnswers = ({ answered }) => ({
  open: () => undefined,
  follow: () => undefined,
  ask: () => answered(undefined),
  stop: () => undefined,
  close: () => undefined,
})

/** Answers kept of one state of the document: those of the last hexes under the pointer. */
const MOST_KEPT = 16
/** Milliseconds until it is said that an answer takes its time. */
const PATIENCE = 150

type Before = NonNullable<Asked<QuestionId>['before']>

interface Open {
  readonly key: string
  readonly of: Scenario
  readonly question: Question
  readonly reader: Reader
}

interface Asking {
  /** The open document as it is. */
  present(): Scenario
  /** Those of the view. */
  eyes(): Eyes
  language(): Language
  /** Called when another answer may be shown. */
  show(): void
}

export function createQuestions(start: StartAnswers, { present, eyes, language, show }: Asking): Questions {
  const looking = (): string => `${eyes()} ${language()}`
  const answers = new Map<string, Asked<QuestionId>>()
  const newest = new Map<string, Before>()
  const waiting = new Map<QuestionId, Open>()
  let underWay: Open | undefined
  let told: Scenario | undefined
  let heard = 0
  let late = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let part: number | undefined
  const live = start({ answered, advanced })

  function showAnew(): void {
    heard++
    show()
  }

  function answered(answer: AnswerTo<QuestionId>): void {
    const asked = underWay
    underWay = undefined
    if (asked && asked.of === told) keep(asked, answer)
    stopWaiting()
    sendNext()
    showAnew()
  }

  function advanced(now: number): void {
    part = now
    if (late) showAnew()
  }

  function stop(): void {
    const asked = underWay
    if (!asked) return
    underWay = undefined
    live.stop()
    if (asked.of === told) remember(asked.key, { late: false, stopped: true })
    stopWaiting()
    sendNext()
    showAnew()
  }

  function remember(key: string, known: Asked<QuestionId>): void {
    const [oldest] = answers.keys()
    if (answers.size >= MOST_KEPT && oldest !== undefined) answers.delete(oldest)
    answers.set(key, known)
  }

  function keep({ key, question: { id, about }, reader }: Open, answer: AnswerTo<QuestionId>): void {
    remember(key, { answer, late: false })
    newest.set(`${reader.eyes} ${reader.language} ${id}`, { about, answer })
  }

  function sendNext(): void {
    const [next] = waiting.values()
    if (underWay || !next) return
    waiting.delete(next.question.id)
    underWay = next
    part = undefined
    timer ??= setTimeout(() => {
      late = true
      showAnew()
    }, PATIENCE)
    live.ask(next.question, next.reader)
  }

  function stopWaiting(): void {
    clearTimeout(timer)
    timer = undefined
    late = false
  }

  function tell(state: Scenario): void {
    told = state
    heard++
    answers.clear()
    newest.clear()
    waiting.clear()
  }

  function keyOf({ id, about }: Question): string {
    return `${looking()} ${id} ${JSON.stringify(about)}`
  }

  function ask(question: Question): Asked<QuestionId> {
    // A change that has not reached the answers yet is shown anew as soon as they are.
    const of = present()
    if (of !== told) return { late: false }
    const { id } = question
    const key = keyOf(question)
    if (!answers.has(key) && underWay?.key !== key) {
      waiting.set(id, { key, of, question, reader: { eyes: eyes(), language: language() } })
      sendNext()
    }
    const known = answers.get(key)
    if (known) return known
    return {
      before: late ? undefined : newest.get(`${looking()} ${id}`),
      late,
      ...(late && part !== undefined && underWay?.key === key ? { part } : {}),
    }
  }

  return {
    ask: (id, about) => ask({ id, about } as Question) as Asked<typeof id>,
    askAgain(id, about) {
      if (answers.delete(keyOf({ id, about } as Question))) showAnew()
    },
    stop,
    get heard() {
      return heard
    },
    open(scenario) {
      live.open(scenario)
      tell(scenario)
    },
    follow(change) {
      live.follow(change)
      tell(change.after)
    },
    close() {
      stopWaiting()
      live.close()
    },
  }
}
