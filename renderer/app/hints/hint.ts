/** A small hint: its words and the moment at which they help (UX-4). */
import { type Localized } from '#shared/i18n/localized'
import { type ToolId } from '../../toolOptions/toolIds'

/** The facts that a hint may depend on. */
export interface Moment {
  readonly tool: ToolId
  /** The number of the document in front, counted as they came. */
  readonly document: number
  /** Nothing stands on its map yet: no side built, no counter. */
  readonly bare: boolean
  /** Something has been done to it. */
  readonly touched: boolean
  /** The last step that can be undone: another step is another value. */
  readonly step: unknown
  readonly findings: number
  /** The number of hexes, sides or counters that are selected. */
  readonly selected: number
  /** Features of sides in this game may look to an inside. */
  readonly directional: boolean
}

export interface Hint {
  readonly id: string
  readonly text: Localized
  /** `before`: the moment before this one. */
  readonly when: (now: Moment, before: Moment) => boolean
  /** It has outlived its moment. */
  readonly until?: (now: Moment) => boolean
}
