/** The eyes with which a machine player looks at a position; its ground, stands and holdings are found with them. */
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type PlayState } from '#shared/rules/resolution/state'
import { type Worth } from './worth'

/** The eyes of a side at the start of its movement. */
export interface View {
  readonly begun: Scenario
  readonly play: PlayState
  readonly side: SideId
  readonly worth: Worth
}
