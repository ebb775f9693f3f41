/** A choice on the map for a view that lies over it: the map shows, and the view comes back when the choice is made or given up. */
import { type Selection } from '../editor/ports/session'
import { type Words } from '../i18n/language'
import { type View } from '../actions/action'

export interface Choosing {
  /** The name of the thing that is chosen: "Entry hexes". */
  readonly name: Words
  readonly hint: Words
  /** The view to which it goes back. */
  readonly view: View
  /** Puts tool and selection back as they were. */
  restore(): void
  /** Makes the choice with what is selected, or says why not; undefined while nothing of the kind is selected. */
  take(selection: Selection): (() => Words | undefined) | undefined
}
