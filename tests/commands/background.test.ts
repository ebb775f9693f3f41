/** The background picture in the document: set, replaced, taken away, and the file no larger than it must be. */
import { enablePatches } from 'immer'
import { describe, expect, it } from 'vitest'
import { editBackground } from '#shared/commands/editBackground'
import { createHistory } from '#shared/commands/history'
import { removeBackground } from '#shared/commands/removeBackground'
import { setBackground, type SetBackground } from '#shared/commands/setBackground'
import { imageHash } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { HASH, richScenario } from '../format/richScenario'
import { hexKey } from '#shared/hex/axial'

enablePatches()

const picture = (digit: string, width = 640, height = 480): SetBackground => ({
  hash: imageHash(digit.repeat(64)),
  image: { type: 'image/jpeg', base64: `AA${digit}=` },
  width,
  height,
})

function withPicture(scenario: Scenario = testBoard()) {
  const history = createHistory(scenario)
  expect(history.apply(setBackground, picture('1'))).toBeUndefined()
  const hex = hexKey(hexNamed(scenario, 'C3'))
  history.apply(editBackground, { change: { fit: [{ hex, x: 30, y: 40 }], opacity: 0.4, print: true } })
  return history
}

describe('the background picture', () => {
  it('is embedded once, shown in full and not yet fitted; the file keeps it', () => {
    const history = createHistory(testBoard())
    history.apply(setBackground, picture('1'))
    const { map, images } = history.document
    expect(map.background).toEqual({
      ...{ image: picture('1').hash, width: 640, height: 480 },
      ...{ fit: [], opacity: 1, locked: false, print: false },
    })
    expect(images).toEqual({ [picture('1').hash]: picture('1').image })
    const read = readScenario(writeScenario(history.document), 'kept')
    expect(read.ok && read.value.map.background).toEqual(map.background)
  })

  it('takes the place of another of its size with its points, else it lies anew; the old one leaves the file', () => {
    const history = withPicture()
    const { fit } = history.document.map.background ?? {}
    history.apply(setBackground, picture('2'))
    expect(history.document.map.background).toMatchObject({ image: picture('2').hash, fit, opacity: 0.4 })
    expect(Object.keys(history.document.images)).toEqual([picture('2').hash])
    history.apply(setBackground, picture('3', 800))
    expect(history.document.map.background).toMatchObject({ image: picture('3').hash, fit: [], opacity: 1 })
    history.undo()
    history.undo()
    expect(Object.keys(history.document.images)).toEqual([picture('1').hash])
  })

  it('is no step when it is the same picture once more', () => {
    const history = withPicture()
    const before = history.document
    history.apply(setBackground, picture('1'))
    expect(history.document).toBe(before)
  })

  it('takes its picture along when it goes, and undo brings both back', () => {
    const history = withPicture()
    const before = writeScenario(history.document)
    history.apply(removeBackground, {})
    expect(history.document.map.background).toBeUndefined()
    expect(history.document.images).toEqual({})
    history.undo()
    expect(writeScenario(history.document)).toBe(before)
  })

  it('leaves a picture in the file that a counter shows too', () => {
    const history = createHistory(richScenario())
    history.apply(removeBackground, {})
    expect(Object.keys(history.document.images)).toEqual([HASH])
  })

  it('cannot be edited or taken away where there is none', () => {
    const history = createHistory(testBoard())
    expect(history.apply(editBackground, { change: { opacity: 0.5 } })?.message.en).toMatch(/no background/)
    expect(history.apply(removeBackground, {})?.message.fr).toMatch(/pas d’image de fond/)
  })

  it('says in the undo menu what was changed', () => {
    const name = (change: Parameters<typeof editBackground.name>[0]['change']) =>
      editBackground.name({ change }, testBoard()).en
    expect([name({ fit: [] }), name({ opacity: 1 }), name({ locked: true }), name({ print: true })]).toEqual([
      'Fit the background picture',
      'Set the opacity of the background',
      'Lock or unlock the background picture',
      'Print the background picture or not',
    ])
  })
})
