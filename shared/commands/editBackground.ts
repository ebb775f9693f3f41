/** Changes how the background picture lies and shows: its points, opacity, lock, and whether it is printed. */
import { type Background } from '#shared/document/types'
import { localized, type Localized } from '#shared/i18n/localized'
import { applyChange } from './change'
import { type Command } from './command'
import { NO_BACKGROUND } from './removeBackground'

export interface EditBackground {
  readonly change: Partial<Pick<Background, 'fit' | 'opacity' | 'locked' | 'print'>>
}

const NAMES: readonly (readonly [keyof EditBackground['change'], Localized])[] = [
  ['fit', localized('Caler l’image de fond', 'Fit the background picture')],
  ['opacity', localized('Régler l’opacité du fond', 'Set the opacity of the background')],
  ['locked', localized('Verrouiller ou libérer l’image de fond', 'Lock or unlock the background picture')],
  ['print', localized('Imprimer ou non l’image de fond', 'Print the background picture or not')],
]

export const editBackground: Command<EditBackground> = {
  id: 'edit-background',
  name: ({ change }) =>
    NAMES.find(([key]) => change[key] !== undefined)?.[1] ??
    localized('Modifier l’image de fond', 'Edit the background picture'),
  run(draft, { change }) {
    if (!draft.map.background) return NO_BACKGROUND
    applyChange<EditBackground['change']>(draft.map.background, change)
    return undefined
  },
}
