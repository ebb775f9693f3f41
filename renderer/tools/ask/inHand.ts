/** The inquiry in hand: about the selected counter or hex, or with nothing selected about a side; alike for map, panel and status line. */
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { parseHexKey, sameHex } from '#shared/hex/axial'
import { differenceOf } from '#shared/questions/difference'
import { type OfferedInquiry, type Subject } from '#shared/questions/inquire'
import { type Answer } from '#shared/rules/answers/answer'
import { type Inquiry, turnAsked } from '#shared/rules/answers/inquiry'
import { type Ask } from '../../editor/ports/questions'
import { type SessionSlice } from '../../editor/ports/session'
import { keeping } from '../overlay/keeping'

type Asking = Pick<SessionSlice, 'selection' | 'inquiry' | 'turn' | 'compared'> & {
  readonly options: Pick<SessionSlice['options'], 'askedSide'>
}

/** Undefined while several things are selected, or something that no question is about. */
export function subjectOf({ selection, options }: Asking, scenario: Scenario): Subject | undefined {
  switch (selection.kind) {
    case 'counters': {
      const [counter] = selection.counters
      const alone = selection.counters.length === 1 && counter !== undefined
      return alone && scenario.counters[counter]?.hex !== undefined ? { counter } : undefined
    }
    case 'hexes': {
      const [hex] = selection.hexes
      return selection.hexes.length === 1 && hex !== undefined ? { hex: parseHexKey(hex) } : undefined
    }
    case 'none': {
      const side = sideAsked(options.askedSide, scenario)
      return side === undefined ? undefined : { side }
    }
    default:
      return undefined
  }
}

/** The side chosen, or the first; undefined in a scenario without sides. */
function sideAsked(chosen: SideId | undefined, { sides }: Scenario): SideId | undefined {
  const known = Object.keys(sides) as SideId[]
  return known.find((side) => side === chosen) ?? known[0]
}

/** The questions at the map as they are shown. */
export interface Inquest {
  readonly subject: Subject
  readonly offered: readonly OfferedInquiry[]
  readonly inquiry: Inquiry
  /** Undefined while it is looked for. */
  readonly answer: Answer | undefined
  /** The same, or for a moment that to the same question before the last pick; or how it differs from the one compared. */
  readonly shown: Answer | undefined
  readonly late: boolean
  /** The part of a late answer that is worked out, from 0 to 1, where it is known. */
  readonly part: number | undefined
  /** Given up by the user. */
  readonly stopped: boolean
}

/** The question chosen last, or the first of those that may be asked; undefined while it is not known which may. */
export function inquest(ask: Ask, session: Asking, scenario: Scenario): Inquest | undefined {
  const subject = subjectOf(session, scenario)
  if (!subject) return undefined
  const { answer, before } = ask('offered', { ...subject, ...pickedBeside(session.inquiry, subject) })
  const offered = answer ?? before?.answer ?? []
  const inquiry = inquiryAbout(subject, session, offered, scenario)
  if (!inquiry) return undefined
  const asked = ask('inquiry', inquiry)
  const same =
    asked.before && asked.before.about.question === inquiry.question && isAbout(asked.before.about, subject)
  return {
    subject,
    offered,
    inquiry,
    answer: asked.answer,
    shown: compared(asked.answer ?? (same ? asked.before?.answer : undefined), inquiry, session),
    late: asked.late,
    part: asked.part,
    stopped: asked.stopped === true,
  }
}

/** Those picked beside the subject, for the choices that they bring. */
function pickedBeside(kept: Inquiry | undefined, subject: Subject): Partial<Pick<Inquiry, 'friends'>> {
  return kept && kept.friends.length > 0 && isAbout(kept, subject) ? { friends: kept.friends } : {}
}

const kept = keeping<Answer>()

function compared(
  answer: Answer | undefined,
  { question }: Inquiry,
  { compared: pinned }: Asking,
): Answer | undefined {
  if (!answer || pinned?.inquiry.question !== question) return answer
  return kept([pinned, answer], () => differenceOf(pinned.answer, answer))
}

/** The inquiry kept when it is about this; else the same question of it, nothing picked. In the turn as it is said. */
function inquiryAbout(
  subject: Subject,
  { inquiry: kept, turn: said }: Pick<Asking, 'inquiry' | 'turn'>,
  offered: readonly OfferedInquiry[],
  scenario: Scenario,
): Inquiry | undefined {
  const found = offered.find((one) => one.question === kept?.question) ?? offered[0]
  if (!found) return undefined
  const { question, asksTurn } = found
  const { turn: _, ...inquiry }: Inquiry =
    kept?.question === question && isAbout(kept, subject)
      ? withoutTheGone(kept, scenario)
      : {
          question,
          ...subject,
          friends: [],
          enemies: [],
          choices: kept?.question === question ? kept.choices : {},
        }
  const turn = turnAsked(said, asksTurn)
  return turn ? { ...inquiry, turn } : inquiry
}

/** Counters that were picked may have left the map since. */
function withoutTheGone(inquiry: Inquiry, { counters }: Scenario): Inquiry {
  const here = (id: Inquiry['friends'][number]): boolean => counters[id]?.hex !== undefined
  if (inquiry.friends.every(here) && inquiry.enemies.every(here)) return inquiry
  return { ...inquiry, friends: inquiry.friends.filter(here), enemies: inquiry.enemies.filter(here) }
}

function isAbout(inquiry: Inquiry, { counter, hex, side }: Subject): boolean {
  if (counter !== undefined) return inquiry.counter === counter
  if (hex) return inquiry.hex !== undefined && sameHex(inquiry.hex, hex)
  return inquiry.side === side && inquiry.counter === undefined && inquiry.hex === undefined
}
