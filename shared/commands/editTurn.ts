/** Changes what one turn has apart: name, light, weather, event, phases left out (SCN-3). */
import { integer, keyed } from '#shared/document/fields/vocabulary'
import { turnRow, type TurnRow } from '#shared/document/game'
import { MAX_TURN } from '#shared/document/limits'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { applyChange, changeOf } from './command/change'
import { command } from './command/command'
import { setTurns, turnsOf } from './editTurns'

export const editTurn = command({
  id: 'edit-turn',
  params: keyed({ turn: integer(1, MAX_TURN), change: changeOf(turnRow) }),
  name: ({ turn }) => localized(`Modifier le tour ${turn}`, `Edit turn ${turn}`),
  run(draft, { turn, change }) {
    const present = turnsOf(found(draft))
    const row = { ...present.rows[turn] }
    applyChange<Omit<TurnRow, 'extra'>>(row as never, change)
    const { [turn]: _before, ...others } = present.rows
    // A turn that has nothing apart is not written.
    const rows = Object.keys(row).length > 0 ? { ...others, [turn]: row } : others
    return setTurns(draft, { ...present, rows })
  },
})
