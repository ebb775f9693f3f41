/** Changes the background picture's points, opacity and lock, and whether it is printed. */
import { background } from '#shared/document/entities'
import { keyed, type ValueOf } from '#shared/document/fields/vocabulary'
import { localized, type Localized } from '#shared/i18n/localized'
import { applyChange, changeOf } from './command/change'
import { command } from './command/command'
import { NO_BACKGROUND } from './removeBackground'

const params = keyed({ change: changeOf(background, 'fit', 'opacity', 'locked', 'print') })
export type EditBackground = ValueOf<typeof params>

const NAMES: readonly (readonly [keyof EditBackground['change'], Localized])[] = [
  ['fit', localized('Caler l’image de fond', 'Fit the background picture')],
  ['opacity', localized('Régler l’opacité du fond', 'Set the opacity of the background')],
  ['locked', localized('Verrouiller ou libérer l’image de fond', 'Lock or unlock the background picture')],
  ['print', localized('Imprimer ou non l’image de fond', 'Print the background picture or not')],
]

export const editBackground = command({
  id: 'edit-background',
  params,
  name: ({ change }) =>
    NAMES.find(([key]) => change[key] !== undefined)?.[1] ??
    localized('Modifier l’image de fond', 'Edit the background picture'),
  run(draft, { change }) {
    if (!draft.map.background) return NO_BACKGROUND
    applyChange<EditBackground['change']>(draft.map.background, change)
  },
})
