/** The menus as data: the page makes them from its actions, the desktop shell draws them with the system's own. */
import { type Language } from '#shared/i18n/localized'

export type MenuItem =
  | {
      readonly kind: 'action'
      /** Given back when it is chosen. */
      readonly id: string
      readonly label: string
      /** `Mod+Shift+Z`; shown only, the page listens to the keys itself. */
      readonly shortcut?: string
      readonly enabled: boolean
      /** Says of a choice whether it is the one in force. */
      readonly checked?: boolean
    }
  | { readonly kind: 'separator' }
  | {
      readonly kind: 'submenu'
      readonly id: string
      readonly label: string
      readonly items: readonly MenuItem[]
    }

export interface Menu {
  /** `file`, `edit`…: what a Mac adds of its own (cut, copy, paste) has its place. */
  readonly id: string
  readonly label: string
  readonly items: readonly MenuItem[]
}

export interface MenuModel {
  readonly language: Language
  readonly menus: readonly Menu[]
}
