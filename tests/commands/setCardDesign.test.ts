/** CTR-5: the design of the cards, kept in the file. */
import { expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { setCardDesign } from '#shared/commands/setCardDesign'
import { type CardDesign } from '#shared/document/armies'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { after, openMap } from './maps'

const open = openMap({ orientation: 'flat', stagger: 'odd', columns: 4, rows: 3 })
const DESIGN: CardDesign = {
  base: 'boxed',
  widthMm: 16.5,
  lengthMm: 40,
  corners: 'round',
  font: 'serif',
  numbers: 'column',
  shows: { name: false, hex: true },
}

test('is written and read, and taken back by one undo', () => {
  const set = after(open, setCardDesign, { design: DESIGN })
  const read = readScenario(writeScenario(set), 'x')
  expect(read.ok && read.value.cardDesign).toEqual(DESIGN)
  const history = createHistory(open)
  history.apply(setCardDesign, { design: DESIGN })
  expect(history.document.cardDesign).toEqual(DESIGN)
  history.undo()
  expect(writeScenario(history.document)).toBe(writeScenario(open))
})

test('CTR-5: the standard card is not said', () => {
  const set = after(open, setCardDesign, { design: DESIGN })
  const back = after(set, setCardDesign, { design: null })
  expect('cardDesign' in back).toBe(false)
  expect(writeScenario(back)).toBe(writeScenario(open))
})

test('keys of a later version are kept', () => {
  const text = writeScenario(after(open, setCardDesign, { design: DESIGN })).replace(
    '"base": "boxed"',
    '"base": "boxed", "stripe": "wing"',
  )
  const read = readScenario(text, 'x')
  expect(read.ok && read.value.cardDesign?.extra).toEqual({ stripe: 'wing' })
  expect(read.ok && writeScenario(read.value)).toContain('"stripe": "wing"')
})

test.each([
  ['widthMm', 4],
  ['lengthMm', 251],
  ['corners', 'cut'],
  ['font', 'gothic'],
  ['base', 'other'],
])('a file whose %s is %s is refused, and says where', (key, value) => {
  const text = writeScenario(after(open, setCardDesign, { design: DESIGN }))
  const spoilt = text.replace(
    new RegExp(`"${key}": [^,}]*`),
    `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  expect(spoilt).not.toBe(text)
  const read = readScenario(spoilt, 'x')
  expect(!read.ok && read.error.path).toBe(`cardDesign.${key}`)
})
