/** Sets how the grid and the names of hexes are drawn; null = as standard (DOC-6). */
import { type Draft } from 'immer'
import { gridLook } from '#shared/document/entities'
import { keyed } from '#shared/document/fields/vocabulary'
import { type GridLook } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { applyChange, changeOf } from './command/change'
import { command } from './command/command'

type Look = Omit<GridLook, 'extra'>

/** @rule DOC-6 */
export const setGridLook = command({
  id: 'set-grid-look',
  params: keyed({ change: changeOf(gridLook) }),
  name: () => localized('Changer l’aspect de la grille', 'Change the look of the grid'),
  run(draft, { change }) {
    const look: Draft<GridLook> = draft.map.gridLook ?? {}
    applyChange<Look>(look, change)
    if (Object.keys(look).length === 0) delete draft.map.gridLook
    else draft.map.gridLook = look
  },
})
