/** Text under 5 points: labels, names of hexes, letters of cards (CHK-10). */
import { describe, expect, it } from 'vitest'
import { labelId } from '#shared/document/ids'
import { type CardDesign } from '#shared/document/armies'
import { type Label, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { applyCall } from '../support/applyCall'
import { createHistory } from '#shared/commands/history'
import { type BoardParts, testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { expectMended } from './expectMended'
import { findingsOf, messages } from './support'

const CODE = 'CHK10-small-text'
const boardWith = (parts: BoardParts): Scenario => testBoard({ counters: { a: { at: 'C3' } }, ...parts })
const board = boardWith({})

function labelled(sizeMm: number): Scenario {
  const hex = hexKey(hexNamed(board, 'F5'))
  const label: Label = { text: 'Gué', hex, dxMm: 0, dyMm: 0, sizeMm, angle: 0 }
  return { ...board, labels: { [labelId('ford')]: label } }
}
const inHexes = (hexMm: number): Scenario => boardWith({ hexMm, gridLook: { nameMm: 2 } })
const designed = (cardDesign: CardDesign): Scenario => boardWith({ gridLook: { nameMm: 2 }, cardDesign })

describe('CHK-10: text below 5 points', () => {
  it('is none on the standard map and its cards', () => {
    expect(messages(board, CODE)).toEqual([])
  })

  it('labels', () => {
    expect(messages(labelled(1.77), CODE)).toEqual([])
    const small = labelled(1.5)
    expect(findingsOf(small, CODE)).toMatchObject([
      {
        severity: 'hint',
        rule: 'CHK-10',
        hexes: [hexKey(hexNamed(board, 'F5'))],
        message: {
          fr: 'L’étiquette «\u202fGué\u202f» en F5 s’imprime en 4,2 points, moins que les 5 qui se lisent (CHK-10).',
          en: 'The label “Gué” in F5 prints at 4.2 points, less than the 5 that can be read (CHK-10).',
        },
      },
    ])
    expectMended(small, CODE)
  })

  it('the names of hexes, unless none are seen', () => {
    const small = boardWith({ gridLook: { nameMm: 1.2 } })
    expect(messages(small, CODE)).toEqual([
      'The names of the hexes print at 3.4 points, less than the 5 that can be read (CHK-10).',
    ])
    expectMended(small, CODE)
    const unseen = boardWith({ gridLook: { nameMm: 1.2, nameOpacity: 0 } })
    expect(messages(unseen, CODE)).toEqual([])
  })

  it('the letters of cards of the author’s own size: they get the ordinary one', () => {
    const small = designed({ base: 'standard', widthMm: 12 })
    expect(messages(small, CODE)).toEqual([
      'The smallest letters of the counters print at 4.2 points, less than the 5 that can be read (CHK-10).',
    ])
    expect(findingsOf(small, CODE)[0]!.fix!.call.params).toEqual({ design: { base: 'standard' } })
    expectMended(small, CODE)
  })

  it('the letters of cards on small hexes: a larger card where one fits', () => {
    const small = inHexes(19)
    const [finding] = findingsOf(small, CODE)
    expect(finding!.fix!.call.command).toBe('set-card-design')
    expectMended(small, CODE)
    const history = createHistory(small)
    applyCall(history, finding!.fix!.call)
    expect(history.document.cardDesign).toEqual({ base: 'standard', widthMm: 14.3 })
    // On hexes of 12 mm no card has the room.
    expect(findingsOf(inHexes(12), CODE).map(({ fix }) => fix)).toEqual([undefined])
  })

  it('counts what is printed alone', () => {
    const shows = { name: false, code: false }
    expect(messages(designed({ base: 'standard', widthMm: 13.5, shows }), CODE)).toEqual([])
    expect(messages(designed({ base: 'standard', widthMm: 13.5 }), CODE)).toHaveLength(1)
  })
})
