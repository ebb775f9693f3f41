/** The things that a menu of the scenario view can add. */
import { type Words } from '../../i18n/language'
import { type Icon } from '../../ui/icons'

export interface Addable {
  readonly id: string
  readonly name: Words
  readonly icon?: Icon
  /** Undefined = there is none to add now. */
  readonly add: (() => void) | undefined
}
