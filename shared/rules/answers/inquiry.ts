/**
 * A question of a player at the map, as data: the counter, hex or side that it is about, others that are picked beside it, and the
 * choices that it leaves. Panel, worker and command line ask alike. A ruleset answers those that its game has
 * (`Analysis.inquiries`), `shared/questions` those that come down to sight or movement.
 */
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { type Answer, type OnProgress } from './answer'
import { type InquiryId } from './inquiryKinds'
import { countersIn, NOTHING_HAPPENED, type TurnMemory } from './turnMemory'

export interface Inquiry {
  readonly question: InquiryId
  /** That it is about; else the hex, else the side. */
  readonly counter?: CounterId
  readonly hex?: Axial
  readonly side?: SideId
  /** Picked beside the counter, on its side: more attackers, those who would move with it. In the order picked. */
  readonly friends: readonly CounterId[]
  /** Picked of other sides: targets, defenders, opponents. In the order picked. */
  readonly enemies: readonly CounterId[]
  /** A hex that is picked: a target, the end of a way. */
  readonly to?: Axial
  /** The events of this turn so far; absent = none. Kept with the question, never in the scenario. */
  readonly turn?: TurnMemory
  /** A chosen value for each choice, by id; absent = the first. */
  readonly choices: Readonly<Record<string, string>>
}

/** A choice that a question leaves: the phase of a shot, shock or fire. */
export interface InquiryChoice {
  readonly id: string
  readonly name: Localized
  /** The first is taken until another is chosen. */
  readonly values: readonly { readonly id: string; readonly name: Localized }[]
}

/** The events of this turn that a question asks about: all of them, who fired and who turned, or those who turned alone. */
export type AskedOfTurn = 'events' | 'fire' | 'facings'

/** The part of this turn that a question asks about; undefined when nothing of it has happened. */
export function turnAsked(turn: TurnMemory, asks: AskedOfTurn | undefined): TurnMemory | undefined {
  const { turned, firedDefensively, firedOffensively } = turn
  const fired = { firedDefensively, ...(firedOffensively && { firedOffensively }) }
  const asked: Readonly<Record<AskedOfTurn, TurnMemory>> = {
    events: turn,
    fire: { ...NOTHING_HAPPENED, ...fired, turned },
    facings: { ...NOTHING_HAPPENED, turned },
  }
  const part = asks && asked[asks]
  return part && countersIn(part).length > 0 ? part : undefined
}

/** A question as a game answers it. */
export interface InquiryAnswers {
  /** Its answer depends on this turn (`Inquiry.turn`); those who turned are in the scenario that it is given already. Absent = it does not. */
  readonly asksTurn?: AskedOfTurn
  readonly choices?: readonly InquiryChoice[]
  /** Does it leave this choice of the counter and those picked beside it? Absent = always. It must be quick. */
  leaves?(scenario: Scenario, inquiry: Inquiry, choice: InquiryChoice): boolean
  /** May it be asked of this counter, hex or side? Absent = of any. Asked of whatever is chosen: it must be quick. */
  isOffered?(scenario: Scenario, inquiry: Inquiry): boolean
  /**
   * Answers an inquiry; while its picks are still missing, the answer says what is wanted. One that takes long over a large map
   * reports its progress.
   */
  answer(scenario: Scenario, inquiry: Inquiry, onProgress?: OnProgress): Answer
}

/** The questions that a game answers; those that mean nothing in it are absent. */
export type Inquiries = { readonly [Q in InquiryId]?: InquiryAnswers }

/** The value chosen, or the first. */
export function chosenIn({ id, values }: InquiryChoice, { choices }: Pick<Inquiry, 'choices'>): string {
  const known = values.find((value) => value.id === choices[id]) ?? values[0]
  if (!known) throw new Error(`the choice ${id} has no values`)
  return known.id
}

/** A question about one counter, nothing else picked or chosen yet. */
export function ofCounter(question: InquiryId, counter: CounterId): Inquiry {
  return { question, counter, friends: [], enemies: [], choices: {} }
}
