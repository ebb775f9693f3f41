/** Renumbers the hexes of the map, or of one of its boards (DOC-6, MAP-3). */
import { type Draft } from 'immer'
import { numbering } from '#shared/document/entities'
import { id, keyed, optional } from '#shared/document/fields/vocabulary'
import { type BoardId } from '#shared/document/ids'
import { firstNumbersFit, MAX_FIRST_NUMBER } from '#shared/document/limits'
import { leastFirstColumn } from '#shared/hex/numbering'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { changeOf } from './command/change'
import { command } from './command/command'
import { refusal, unknown } from './command/refusals'
import { BOARD } from '#shared/document/inWords/thingNouns'

/** @rule DOC-6 */
export const setNumbering = command({
  id: 'set-numbering',
  params: keyed({
    /** The parts of it that change. */
    numbering: changeOf(numbering),
    /** Absent = of the whole map. A board without a numbering of its own begins with that of the map. */
    board: optional(id<BoardId>()),
  }),
  name: () => localized('Changer la numérotation', 'Change the numbering'),
  run(draft, { numbering, board }) {
    const { map, boards } = found(draft)
    if (board !== undefined && !boards[board]) return unknown(BOARD, board)
    const present = (board && boards[board]?.numbering) ?? map.numbering
    const next = { ...present, ...numbering }
    if (!firstNumbersFit(next)) {
      const least = leastFirstColumn(next.style)
      return refusal(
        `La première colonne se compte de ${least} à ${MAX_FIRST_NUMBER}, la première rangée de 0 à ${MAX_FIRST_NUMBER}.`,
        `The first column is counted from ${least} to ${MAX_FIRST_NUMBER}, the first row from 0 to ${MAX_FIRST_NUMBER}.`,
      )
    }
    if (board === undefined) Object.assign(draft.map.numbering, numbering)
    else {
      const target = draft.boards[board]
      if (target?.numbering) Object.assign(target.numbering, numbering)
      else if (target) target.numbering = next as Draft<typeof next>
    }
  },
})
