/** The editor as a tool sees it. */
import { type Scenario } from '#shared/document/types'
import { type Layout } from '#shared/hex/layout'
import { type Localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type ToolOptions } from '../../toolOptions/index'
import { type ToolId } from '../../toolOptions/toolIds'
import { type Gesture } from './document'
import { type Ask } from './questions'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type DrawnRoute, type PinnedAnswer, type Selection, type TypedLabel } from './session'
import { type ViewSlice } from './view'

/** All that a tool may touch. */
export interface ToolContext {
  readonly scenario: Scenario
  readonly layout: Layout
  readonly ruleset: Ruleset
  readonly options: ToolOptions
  readonly selection: Selection
  /** Asks the rules about the map; what is drawn and said comes again with the answer. */
  readonly ask: Ask
  readonly route: DrawnRoute | undefined
  /** All that has happened this turn, for routes and questions. */
  readonly turn: TurnMemory
  readonly inquiry: Inquiry | undefined
  readonly compared: PinnedAnswer | undefined
  /** The layers that are shown, and how; what is locked, or concealed from those who look, is not picked. */
  readonly view: Pick<ViewSlice, 'style' | 'eyes' | 'hiddenLayers' | 'lockedLayers' | 'layerOpacity'>
  /** The label whose words are being typed. */
  readonly typing: TypedLabel | undefined
  /** The scale of the screen as it is zoomed: previews keep their width in pixels. */
  readonly mmPerPx: number
  /** In every new id (`freshIds`). */
  readonly idCode: string
  /** One gesture is one undo step; tools open it with the first change and close it with `up`. */
  readonly gesture: Gesture
  select(selection: Selection): void
  setRoute(route: DrawnRoute | undefined): void
  setInquiry(inquiry: Inquiry | undefined): void
  /** Opens the field in which a label is typed. */
  type(typing: TypedLabel): void
  setOptions(options: Partial<ToolOptions>): void
  /** Puts another tool into the hand: this one has done what it was taken for. */
  useTool(tool: ToolId): void
  /** Shows a message in the status line. */
  notify(text: Localized): void
  /** Draws the overlay anew: something that it waited for is there. */
  redraw(): void
  /** Takes back the last step of the history; a tool does so only with steps of its own. */
  undo(): void
}
