/** Cards larger than their hexes (CHK-10). */
import { expect, it } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { setCardDesign } from '#shared/commands/setCardDesign'
import { testBoard } from '../support/board'
import { findingsOf, messages } from './support'

const CODE = 'CHK10-card-too-large'
const board = testBoard()
const { hexMm } = board.map

it('CHK-10: cards of the ordinary size, or as large as the hex, fit', () => {
  expect(messages(board, CODE)).toEqual([])
  expect(messages({ ...board, cardDesign: { base: 'boxed' } }, CODE)).toEqual([])
  expect(
    messages({ ...board, cardDesign: { base: 'boxed', widthMm: hexMm, lengthMm: 2 * hexMm } }, CODE),
  ).toEqual([])
})

it('CHK-10: larger ones are told, and get the ordinary size', () => {
  const large = { ...board, cardDesign: { base: 'boxed', widthMm: hexMm + 1 } } as const
  expect(messages(large, CODE)).toEqual([
    `The one-hex cards measure ${hexMm + 1} mm, the hexes ${hexMm} mm: they do not fit (CHK-10).`,
  ])
  const [finding] = findingsOf(large, CODE)
  const history = createHistory(large)
  history.apply(setCardDesign, finding!.fix!.call.params as never)
  expect(history.document.cardDesign).toEqual({ base: 'boxed' })
  const long = { ...board, cardDesign: { base: 'standard', lengthMm: 2 * hexMm + 0.5 } } as const
  expect(messages(long, CODE)[0]).toContain('The two-hex cards measure')
})
