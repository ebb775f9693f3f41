/** Pictures of counters in the document: given, moved, taken away, and the file no larger than it must be. */
import { enablePatches } from 'immer'
import { describe, expect, it } from 'vitest'
import { addCounterType, editCounterType, removeCounterType } from '#shared/commands/entries/counterTypes'
import { createHistory } from '#shared/commands/history'
import { placeCounterArt } from '#shared/commands/placeCounterArt'
import { removeBackground } from '#shared/commands/removeBackground'
import { removeCounterArt } from '#shared/commands/removeCounterArt'
import { setBackground } from '#shared/commands/setBackground'
import { setCounterArt, type SetCounterArt } from '#shared/commands/setCounterArt'
import { AS_NEW, newArt } from '#shared/document/art'
import { counterTypeId, imageHash } from '#shared/document/ids'
import { type ArtPlace, type CounterType } from '#shared/document/armies'
import { type EmbeddedImage } from '#shared/document/types'
import { openScenario } from '#shared/format/openScenario'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { base64Of } from '#shared/images/base64'
import { imageHashOf } from '#shared/images/imageHash'
import { PNG } from '../images/pictures'
import { testBoard } from '../support/board'

enablePatches()

const PIKE = counterTypeId('pike')
const BOW = counterTypeId('bow')
const hash = (digit: string) => imageHash(digit.repeat(64))
const picture = (digit: string): EmbeddedImage => ({ type: 'image/png', base64: `AA${digit}=` })
const LAID: ArtPlace = { ...AS_NEW, width: 640, height: 480 }

const sheet = (name: string): CounterType => ({
  ...{ name, abbreviation: '', edition: '', footprint: 1, stats: {}, quantity: 1 },
  faces: { healthy: { stats: {} }, wounded: { stats: {} } },
})

const given = (
  digit: string,
  ...faces: readonly (readonly [CounterType['name'], string])[]
): SetCounterArt => ({
  pictures: { [hash(digit)]: picture(digit) },
  faces: faces.map(([type, face]) => ({
    ...{ counterType: counterTypeId(type), face, image: hash(digit), art: LAID },
  })),
})

function twoTypes() {
  const history = createHistory(testBoard())
  history.apply(addCounterType, { id: PIKE, counterType: sheet('Piquier') })
  history.apply(addCounterType, { id: BOW, counterType: sheet('Archer') })
  return history
}

type Twins = ReturnType<typeof twoTypes>
const held = ({ document }: Twins): string[] => Object.keys(document.images)
const face = ({ document }: Twins, name = 'healthy') => document.counterTypes[PIKE]?.faces[name]

describe('a picture on a face', () => {
  it('is embedded once for several faces, in one step; the file keeps it and how it lies, defaults left out', () => {
    const history = twoTypes()
    const before = history.document
    expect(
      history.apply(setCounterArt, given('1', ['pike', 'healthy'], ['pike', 'wounded'], ['bow', 'healthy'])),
    ).toBeUndefined()
    expect(history.undoName?.en).toBe('Illustrate 3 faces')
    expect(held(history)).toEqual([hash('1')])
    expect(face(history)).toEqual({ stats: {}, image: hash('1'), art: LAID })
    const text = writeScenario(history.document)
    expect(text).toContain(`"image": "${hash('1')}", "art": { "width": 640, "height": 480 }`)
    const read = readScenario(text, 'kept')
    expect(read.ok && read.value.counterTypes).toEqual(history.document.counterTypes)
    history.undo()
    expect(history.document).toEqual(before)
    history.redo()
    expect(face(history)?.image).toBe(hash('1'))
  })

  it('takes another’s place: what nothing shows any more leaves the file', () => {
    const history = twoTypes()
    history.apply(setCounterArt, given('1', ['pike', 'healthy'], ['bow', 'healthy']))
    history.apply(setCounterArt, given('2', ['pike', 'healthy']))
    expect(held(history)).toEqual([hash('1'), hash('2')])
    history.apply(setCounterArt, given('2', ['bow', 'healthy']))
    expect(held(history)).toEqual([hash('2')])
    history.undo()
    expect(held(history)).toEqual([hash('1'), hash('2')])
  })

  it('is moved, tinted and freed of its tint; what is wrong is refused and nothing changes', () => {
    const history = twoTypes()
    history.apply(setCounterArt, given('1', ['pike', 'healthy']))
    const place = (change: object) =>
      history.apply(placeCounterArt, { counterType: PIKE, faces: ['healthy', 'wounded'], change })
    expect(place({ x: 0.25, zoom: 2, tint: '#102030', mode: 'card' })).toBeUndefined()
    expect(history.undoName?.en).toBe('Fit the picture of Piquier')
    expect(face(history)?.art).toEqual({ ...LAID, x: 0.25, zoom: 2, tint: '#102030', mode: 'card' })
    expect(place({ tint: null })).toBeUndefined()
    expect(face(history)?.art).toEqual({ ...LAID, x: 0.25, zoom: 2, mode: 'card' })
    const kept = history.document
    expect(place({ zoom: 0.01 })?.message.en).toBe('A zoom is from 10% to 2000%.')
    expect(place({ x: NaN })?.message.en).toBe('The picture leaves its card.')
    expect(place({ turn: 400 })?.message.fr).toMatch(/^Un angle/)
    expect(place({ tint: 'red' })?.message.fr).toMatch(/^Une couleur/)
    expect(place({ tintOpacity: 2 })?.message.fr).toMatch(/^Une opacité/)
    expect(
      history.apply(placeCounterArt, { counterType: PIKE, faces: ['wounded'], change: { zoom: 2 } })?.message
        .en,
    ).toBe('This face has no picture of its own.')
    expect(history.document).toBe(kept)
  })

  it('is refused for what the scenario has not', () => {
    const history = twoTypes()
    const before = history.document
    const refused = (params: SetCounterArt) => history.apply(setCounterArt, params)?.message.en
    expect(refused(given('1', ['pike', 'healthy'], ['nobody', 'healthy']))).toMatch(
      /no counter type “nobody”/,
    )
    expect(refused(given('1', ['pike', 'flying']))).toMatch(/no face “flying”/)
    expect(refused({ ...given('1', ['pike', 'healthy']), pictures: {} })).toMatch(
      /does not hold this picture/,
    )
    expect(history.document).toBe(before)
  })
})

describe('pictures that nothing shows leave the file', () => {
  const laid = (): Twins => {
    const history = twoTypes()
    history.apply(setCounterArt, given('1', ['pike', 'healthy'], ['pike', 'wounded']))
    return history
  }

  it('with the last face that showed them', () => {
    const history = laid()
    history.apply(removeCounterArt, { faces: [{ counterType: PIKE, face: 'healthy' }] })
    expect(face(history)).toEqual({ stats: {} })
    expect(held(history)).toEqual([hash('1')])
    history.apply(editCounterType, { counterType: PIKE, change: { faces: { wounded: null } } })
    expect(held(history)).toEqual([])
    history.undo()
    expect(face(history, 'wounded')?.art).toEqual(LAID)
    history.apply(editCounterType, { counterType: PIKE, change: { faces: { wounded: { image: null } } } })
    expect(face(history, 'wounded')).toEqual({ stats: {} })
    expect(held(history)).toEqual([])
  })

  it('with their type, but not while a copy of it, or the background, shows them', () => {
    const history = laid()
    history.apply(addCounterType, {
      id: counterTypeId('copy'),
      counterType: history.document.counterTypes[PIKE] as CounterType,
    })
    history.apply(removeCounterType, { counterType: PIKE })
    expect(held(history)).toEqual([hash('1')])
    history.apply(setBackground, { hash: hash('1'), image: picture('1'), width: 640, height: 480 })
    history.apply(removeCounterType, { counterType: counterTypeId('copy') })
    expect(held(history)).toEqual([hash('1')])
    history.apply(removeBackground, {})
    expect(held(history)).toEqual([])
  })
})

describe('newArt', () => {
  it('lies as the one before when it is as large, else anew in the same part and tint', () => {
    const before: ArtPlace = { ...LAID, mode: 'behind', zoom: 3, x: 1, turn: 20, tint: '#405060' }
    expect(newArt({ width: 640, height: 480 }, before)).toBe(before)
    expect(newArt({ width: 10, height: 20 }, before)).toEqual({
      ...{ ...AS_NEW, width: 10, height: 20 },
      ...{ mode: 'behind', tint: '#405060' },
    })
    expect(newArt({ width: 10, height: 20 })).toEqual({ ...AS_NEW, width: 10, height: 20 })
  })
})

it('the size of a picture that a file made by hand leaves out is looked up as it is opened', async () => {
  const own = imageHashOf(PNG)
  const history = twoTypes()
  history.apply(setCounterArt, {
    pictures: { [own]: { type: 'image/png', base64: base64Of(PNG) } },
    faces: [
      { counterType: PIKE, face: 'healthy', image: own, art: AS_NEW },
      { counterType: PIKE, face: 'wounded', image: own, art: { ...AS_NEW, zoom: 2 } },
    ],
  })
  const text = writeScenario(history.document).replace(', "art": {}', '')
  expect(text.match(/"art"/g)).toHaveLength(1)
  const opened = await openScenario(text, 'by hand')
  expect(opened.ok && opened.value.counterTypes[PIKE]?.faces).toEqual({
    healthy: { stats: {}, image: own, art: { ...AS_NEW, width: 12, height: 8 } },
    wounded: { stats: {}, image: own, art: { ...AS_NEW, width: 12, height: 8, zoom: 2 } },
  })
})
