/** DOC-6: the look of the grid, kept in the file. */
import { expect, test } from 'vitest'
import { setGridLook } from '#shared/commands/setGridLook'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { after, openMap } from './maps'

const open = openMap({ orientation: 'flat', stagger: 'odd', columns: 4, rows: 3 })
const LOOK = { lineColor: '#aa0000', lineMm: 0.6, lineOpacity: 0.9, nameMm: 4, nameOpacity: 0.5 } as const

test('is written and read', () => {
  const set = after(open, setGridLook, { change: LOOK })
  expect(set.map.gridLook).toEqual(LOOK)
  const read = readScenario(writeScenario(set), 'x')
  expect(read.ok && read.value.map.gridLook).toEqual(LOOK)
})

test('a map as standard says nothing of it', () => {
  const set = after(open, setGridLook, { change: { lineColor: '#aa0000', nameMm: 4 } })
  const half = after(set, setGridLook, { change: { lineColor: null } })
  expect(half.map.gridLook).toEqual({ nameMm: 4 })
  const back = after(half, setGridLook, { change: { nameMm: null } })
  expect('gridLook' in back.map).toBe(false)
  expect(writeScenario(back)).toBe(writeScenario(open))
})

test.each([
  ['lineMm', 0.01],
  ['lineMm', 3.5],
  ['nameMm', 0.4],
  ['lineOpacity', 1.1],
  ['lineColor', 'red'],
])('a file whose %s is %s is refused, and says where', (key, value) => {
  const text = writeScenario(after(open, setGridLook, { change: { lineMm: 1 } }))
  const spoilt = text.replace('"lineMm": 1', `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  expect(spoilt).not.toBe(text)
  const read = readScenario(spoilt, 'x')
  expect(!read.ok && read.error.path).toBe(`map.gridLook.${key}`)
})
