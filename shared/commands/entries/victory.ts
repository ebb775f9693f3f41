/** The commands of victory conditions (SCN-5). */
import { victory } from '#shared/document/game'
import { localized } from '#shared/i18n/localized'
import { VICTORY } from '#shared/document/inWords/thingNouns'
import { refusedValue } from '../command/values'
import { adding, editing, kind, removing } from './entries'

const VICTORIES = kind({
  section: 'victory',
  key: 'victory',
  field: victory,
  called: VICTORY,
  refused: (one) => refusedValue(victory, one),
})

export const addVictory = adding(
  'add-victory',
  VICTORIES,
  localized('Ajouter une condition de victoire', 'Add a victory condition'),
)

export const editVictory = editing(
  'edit-victory',
  VICTORIES,
  localized('Modifier la condition de victoire', 'Edit victory condition'),
)

export const removeVictory = removing(
  'remove-victory',
  VICTORIES,
  localized('Supprimer la condition de victoire', 'Delete victory condition'),
)
