/**
 * Lists longer than the arguments that a call takes, from a file or made by a hand: nothing throws, nothing is lost. In a
 * process of its own: a thread of the shared tests has four times the stack, and would take them.
 */
import { expect, it } from 'vitest'
import { setZoneHexes } from '#shared/commands/setZoneHexes'
import { type ZoneId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { importImage } from '#shared/images/importImage'
import { boardGrid } from '#shared/interchange/vassal/read/boardGrid'
import { append } from '#shared/lang/append'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { joinedRecords } from '#shared/lang/joinedRecords'
import { textOfCodes } from '#shared/lang/textOfCodes'
import { readMarkup } from '#shared/markup/readMarkup'
import { after, at, BIG_GRID, openMap } from '../commands/maps'

const MANY = 200_000
const counted = Array.from({ length: MANY }, (_, index) => index)

it('an SVG attribute of as many references is refused, not thrown at', () => {
  const value = 'url(#a) '.repeat(MANY)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path id="a" d="M0 0"/><path fill="${value}"/></svg>`
  const read = importImage(new TextEncoder().encode(svg), 'x.svg')
  // One too many, and said so.
  expect(!read.ok && read.error.message.en).toContain('more than 100000 elements, references included')
})

it('a markup table of as many lines has them all', () => {
  const [table] = readMarkup('| a |\n'.repeat(MANY))
  expect(table?.kind === 'table' && table.rows.length).toBe(MANY)
})

it('a zone takes as many hexes in one command, and gives them back', () => {
  const grid = { ...BIG_GRID, columns: 500, rows: 400 }
  const hexes = counted
    .map((index) => at(index % 500, Math.floor(index / 500), grid))
    .filter((hex) => onGrid(parseHexKey(hex), grid))
  const zone = 'zone' as ZoneId
  const open = openMap(grid)
  const scenario = {
    ...open,
    zones: { [zone]: { name: 'Z', color: '#c00', hexes: [] } },
  } as unknown as typeof open
  const full = after(scenario, setZoneHexes, { zone, hexes, mode: 'add' })
  expect(full.zones[zone]?.hexes.join()).toBe(hexes.join())
  expect(after(full, setZoneHexes, { zone, hexes, mode: 'remove' }).zones[zone]?.hexes).toEqual([])
})

it('a module’s zone of as many corners bounds its board', () => {
  const path = counted.map((index) => `${index % 640},${Math.floor(index / 640)}`).join(';')
  const element = (name: string, attributes: Record<string, string> = {}) => ({
    name,
    attributes,
    children: [],
    text: '',
  })
  const board = {
    board: element('Board'),
    grid: element('HexGrid', { dx: '60', dy: '64', x0: '0', y0: '32' }),
    zone: element('Zone', { path }),
  } as unknown as Parameters<typeof boardGrid>[1]
  const tree = {} as Parameters<typeof boardGrid>[0]
  const { grid } = boardGrid(tree, board, { width: 640, height: 640 })
  expect(grid.columns).toBeGreaterThan(0)
})

it('the least, the greatest, a joined list, record and text are those of short lists', () => {
  expect([leastOf(counted), greatestOf(counted)]).toEqual([0, MANY - 1])
  expect([leastOf([]), greatestOf([]), leastOf([1, NaN, 0])]).toEqual([Infinity, -Infinity, NaN])
  const list = [-1]
  append(list, counted)
  expect(list).toEqual([-1, ...counted])
  const records = counted.map((index) => ({ [`k${index % 7}`]: index }))
  expect(joinedRecords(records)).toEqual(Object.assign({}, ...records.slice(-7)))
  const text = 'aé€\u{1f3f0}'.repeat(MANY / 5)
  expect(textOfCodes(Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)))).toBe(text)
})
