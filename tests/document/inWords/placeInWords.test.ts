/** SCN-4, SCN-5: places as panels and booklets name them. */
import { describe, expect, test } from 'vitest'
import { boardId, zoneId } from '#shared/document/ids'
import { positionOnEdge } from '#shared/document/mapEdges'
import { type Place } from '#shared/document/place'
import { placeInWords, placesInWords } from '#shared/document/inWords/placeInWords'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { BOARD_GRID, richScenario } from '../../format/richScenario'

const rich = richScenario()
const map = { ...rich, boards: {} }
const hex = (col: number, row: number) => hexKey(toAxial({ col, row }, BOARD_GRID))
const said = (place: Place): string[] => Object.values(placeInWords(map, place))

describe('a place in words', () => {
  test('hexes by their names; many are counted', () => {
    expect(said({ kind: 'hexes', hexes: [] })).toEqual(['aucune case', 'no hex'])
    expect(said({ kind: 'hexes', hexes: [hex(0, 1)] })).toEqual(['case A34', 'hex A34'])
    expect(said({ kind: 'hexes', hexes: [hex(0, 1), hex(1, 1)] })).toEqual([
      'cases A34, B34',
      'hexes A34, B34',
    ])
    const nine = Array.from({ length: 9 }, (_, row) => hex(0, row))
    expect(said({ kind: 'hexes', hexes: nine })).toEqual([
      '9 cases (A35, A34, A33, A32, A31, A30, A29, A28…)',
      '9 hexes (A35, A34, A33, A32, A31, A30, A29, A28…)',
    ])
  })

  test('a zone by its name, or gone', () => {
    const name = rich.zones[zoneId('camp')]?.name ?? ''
    expect(said({ kind: 'zone', zone: zoneId('camp') })).toEqual([
      `zone «\u202f${name}\u202f»`,
      `zone “${name}”`,
    ])
    expect(said({ kind: 'zone', zone: zoneId('nowhere') })).toEqual(['zone disparue', 'zone that is gone'])
  })

  test('an edge of the map, or a part of it by its end hexes', () => {
    expect(said({ kind: 'edge', edge: 'left' })).toEqual(['bord gauche', 'left edge'])
    expect(said({ kind: 'edge', edge: 'left', from: 1, to: 4 })).toEqual([
      'bord gauche de A34 à A31',
      'left edge from A34 to A31',
    ])
    expect(said({ kind: 'edge', edge: 'top', from: 2, to: 2 })).toEqual([
      'bord supérieur en C35',
      'top edge at C35',
    ])
    expect(said({ kind: 'edge', edge: 'top', from: 900, to: 901 })).toEqual([
      'bord supérieur, hors de la carte',
      'top edge, off the map',
    ])
  })

  test('an edge of a board, a span of it, or one of a board that is gone', () => {
    const west = { kind: 'board-edge', board: boardId('west'), edge: 'top' } as const
    const { fr, en } = placeInWords(rich, west)
    const name = rich.boards[boardId('west')]?.name ?? ''
    expect(fr).toMatch(new RegExp(`^bord .* du plateau «\u202f${name}\u202f»$`))
    expect(placeInWords(rich, { ...west, span: 'porte' })).toEqual({
      fr: `«\u202fporte\u202f», ${fr}`,
      en: `“porte”, ${en}`,
    })
    expect(said(west)).toEqual(['bord d’un plateau disparu', 'edge of a board that is gone'])
  })

  test('several: any of them', () => {
    const places: Place[] = [
      { kind: 'edge', edge: 'left' },
      { kind: 'hexes', hexes: [hex(0, 1)] },
    ]
    expect(placesInWords(map, places)).toEqual({ fr: 'bord gauche ou case A34', en: 'left edge or hex A34' })
    expect(placesInWords(map, [])).toEqual({ fr: '', en: '' })
  })
})

test('the position of a hex along an edge; none elsewhere', () => {
  const at = (col: number, row: number) => toAxial({ col, row }, BOARD_GRID)
  expect(positionOnEdge(BOARD_GRID, 'left', at(0, 3))).toBe(3)
  expect(positionOnEdge(BOARD_GRID, 'bottom', at(7, BOARD_GRID.rows - 1))).toBe(7)
  expect(positionOnEdge(BOARD_GRID, 'left', at(1, 3))).toBeUndefined()
})
