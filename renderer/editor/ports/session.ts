/**
 * The user's present work: tool in hand, its options, selection, route, label being typed. Never in the undo history (DOC-4).
 */
import { type Finding } from '#shared/checks/finding'
import { type CounterId, type CounterTypeId, type LabelId, type ZoneId } from '#shared/document/ids'
import { type Label, type Scenario } from '#shared/document/types'
import { type Axial, type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { type Answer } from '#shared/rules/answers/answer'
import { type Firing } from '#shared/rules/answers/firing'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { type AttackChoice, type ChosenAttack } from '#shared/rules/answers/route'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type ToolOptions } from '../../toolOptions/index'
import { type ToolId } from '../../toolOptions/toolIds'
import { type AskedQuestion, type UserQuestion } from './userQuestion'

export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'hexes'; readonly hexes: readonly HexKey[] }
  | { readonly kind: 'hexsides'; readonly hexsides: readonly HexsideKey[] }
  | { readonly kind: 'counters'; readonly counters: readonly CounterId[] }
  | {
      readonly kind: 'counterType'
      readonly counterType: CounterTypeId
      /** The counters from which its sheet was opened: what leaves it comes back to them. */
      readonly back?: readonly CounterId[]
    }
  | { readonly kind: 'label'; readonly label: LabelId }
  | { readonly kind: 'zone'; readonly zone: ZoneId }

/** A label whose words are being typed over the map; without an id it is not on the map yet. */
export interface TypedLabel {
  readonly id: LabelId | undefined
  readonly label: Label
  /** Typed in place of its words before the field was there. */
  readonly begun?: string
}

/** A way drawn for a counter, to be asked about; not in the file either. */
export interface DrawnRoute {
  readonly counter: CounterId
  /** Each hex in turn, without the start; a rider's front hexes. */
  readonly path: readonly Axial[]
  /** Steps (1 = the first) taken without turning, where facing counts. */
  readonly unturned: readonly number[]
  /** The pointer shows no next step any more. */
  readonly ended: boolean
  /** The counters that fired before a retreat, or that fought. */
  readonly opponents: readonly CounterId[]
  /** The use that the owners of opponents make of their opportunity attacks. */
  readonly attacks: AttackChoice
  /** Those that are made, where each is chosen. */
  readonly chosen: readonly ChosenAttack[]
  /** The fire of the mover this turn, which may limit a move; undefined = none. */
  readonly firing: Firing | undefined
}

/** An example that a proof gives, drawn over the map until something is selected or the document changes; not in the file. */
export interface Witness {
  /** Counters as they could stand. */
  readonly stood: readonly { readonly counter: CounterId; readonly hex: HexKey; readonly facing: Facing }[]
  /** Each hex in turn, the start first. */
  readonly ways: readonly (readonly HexKey[])[]
}

/** A copy of the scenario with which the open one is compared; not in the file. */
export interface ComparedCopy {
  readonly title: string
  readonly scenario: Scenario
}

/** An answer kept beside the next ones, as it was given; not in the file. */
export interface PinnedAnswer {
  readonly inquiry: Inquiry
  readonly answer: Answer
}

/** Places of the map, by what is there. */
export type Whereabouts = Pick<Finding, 'hexes' | 'hexsides' | 'counters'>

export interface SessionSlice {
  readonly tool: ToolId
  readonly options: ToolOptions
  readonly selection: Selection
  /** Counts while its counter is the one selected. */
  readonly route: DrawnRoute | undefined
  /** All that has happened this turn, as the author says it once for routes and questions alike; never in the scenario. */
  readonly turn: TurnMemory
  readonly witness: Witness | undefined
  /** Counts while what it is about is selected. */
  readonly inquiry: Inquiry | undefined
  /** The last pinned is the last. */
  readonly pinned: readonly PinnedAnswer[]
  /** The pinned answer with which the present one is compared. */
  readonly compared: PinnedAnswer | undefined
  /** Its differences are listed beside the map. */
  readonly copy: ComparedCopy | undefined
  /** Framed on the map: the places in which the copy differs, while they are listed. */
  readonly framed: Whereabouts | undefined
  readonly typing: TypedLabel | undefined
  /** A game of the scenario is open: its table has a view of its own. */
  readonly playing: boolean
  /** The first is shown; the others wait. */
  readonly asked: readonly AskedQuestion[]
  /** A passing message of the status line: a gesture that the rules refuse, "saved". */
  readonly notice:
    { readonly text: Localized; readonly kind: 'info' | 'error'; readonly at: number } | undefined
}

export interface EditorSession {
  /** Fetches the tools where they were left for later: until they are there, nothing answers the pointer. */
  bringTools(): Promise<void>
  /** Puts a tool into the hand; an open gesture is put back first. */
  setTool(tool: ToolId): void
  /** Sets these options and keeps the others. */
  setOptions(options: Partial<ToolOptions>): void
  select(selection: Selection): void
  setRoute(route: DrawnRoute | undefined): void
  setTurn(turn: TurnMemory): void
  /** Undefined takes it off the map. */
  showWitness(witness: Witness | undefined): void
  setInquiry(inquiry: Inquiry | undefined): void
  /** One that is no longer pinned is compared no more. */
  setPinned(pinned: readonly PinnedAnswer[]): void
  compareWith(pinned: PinnedAnswer | undefined): void
  /** Undefined ends the comparison. */
  compareCopy(copy: ComparedCopy | undefined): void
  /** Undefined takes the frames off the map. */
  frame(places: Whereabouts | undefined): void
  /** Says whether a game is open. */
  setPlaying(playing: boolean): void
  /** Opens the field over the map in which a label is typed; undefined closes it. */
  type(typing: TypedLabel | undefined): void
  /** Asks in a dialog, after those that are asked already. */
  ask<A>(question: UserQuestion<A>): Promise<A>
  /** Says in a dialog why something that was asked for is not done. */
  refuse(title: Localized, words: Localized): void
  /** Shows a message in the status line. */
  notify(text: Localized, kind?: 'info' | 'error'): void
  /** Takes the message back: it is no longer so. */
  dropNotice(): void
  /** Selects and reveals what a finding is about, or a link in a text. */
  goTo(finding: Whereabouts): void
}
