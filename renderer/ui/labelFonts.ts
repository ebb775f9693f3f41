/** The letters that a label may have. */
import { type Label } from '#shared/document/types'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'

export const LABEL_FONTS: readonly {
  readonly id: NonNullable<Label['font']> | 'serif'
  readonly name: Localized
}[] = [
  { id: 'serif', name: localized('Romain', 'Serif') },
  { id: 'sans', name: sameInBoth('Sans') },
  { id: 'sans-bold', name: localized('Gras', 'Bold') },
]
