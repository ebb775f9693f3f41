/** The letters that a label may have. */
import { type LabelFont } from '#shared/document/types'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'

export const LABEL_FONTS: readonly {
  readonly id: LabelFont | 'serif'
  readonly name: Localized
}[] = [
  { id: 'serif', name: localized('Romain', 'Serif') },
  { id: 'sans', name: sameInBoth('Sans') },
  { id: 'sans-bold', name: localized('Gras', 'Bold') },
]
