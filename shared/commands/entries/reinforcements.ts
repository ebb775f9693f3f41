/** The commands of reinforcements (SCN-4); counters join one by `editCounter`. */
import { reinforcement } from '#shared/document/game'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { refusal, unknown } from '../command/refusals'
import { REINFORCEMENT, SIDE } from '#shared/document/inWords/thingNouns'
import { refusedTurn, refusedValue } from '../command/values'
import { adding, editing, kind, removing } from './entries'

const REINFORCEMENTS = kind({
  section: 'reinforcements',
  key: 'reinforcement',
  field: reinforcement,
  called: REINFORCEMENT,
  nameOf: ({ name }) => name,
  // One that could never enter as it says.
  refused(one, { set, document }) {
    if (set.side !== undefined && !document.sides[set.side]) return unknown(SIDE, set.side)
    const refused = refusedTurn(one.turn) ?? refusedTurn(one.lastTurn)
    if (refused) return refused
    if (one.roll && one.roll.atMost > one.roll.sides)
      return refusal(
        'Le résultat à obtenir ne peut pas dépasser le nombre de faces du dé.',
        'The roll asked for cannot exceed the sides of the die.',
      )
    return refusedValue(reinforcement, one)
  },
})

export const addReinforcement = adding(
  'add-reinforcement',
  REINFORCEMENTS,
  localized('Créer le renfort', 'Create reinforcement'),
)

/** Its side is what it is. */
export const editReinforcement = editing(
  'edit-reinforcement',
  REINFORCEMENTS,
  localized('Modifier le renfort', 'Edit reinforcement'),
  'side',
)

/** Its counters are in the set-up then. */
export const removeReinforcement = removing(
  'remove-reinforcement',
  REINFORCEMENTS,
  localized('Supprimer le renfort', 'Delete reinforcement'),
  (draft, gone, { counters }) => {
    for (const [id, { reinforcement }] of Object.entries(counters))
      if (reinforcement === gone) delete draft.counters[id as CounterId]?.reinforcement
  },
)
