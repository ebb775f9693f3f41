/** CHK-5: features that face the wrong way, stairs and ladders that lead nowhere, bare drops; and what is none of these. */
import { describe, expect, test } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { hexsideAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexesOfSide, type Hexside } from '#shared/hex/hexside'
import { applyCall } from '../support/applyCall'
import { testBoard, withHexes, withHexsides, withStructure } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { hexNamed } from '../support/names'
import { disc, outline } from '../support/outline'
import { codesOf, findingsOf, messages, WALL } from './support'

const codes = codesOf('CHK5-wrong-way', 'CHK5-level-stairs', 'CHK5-ladder', 'CHK5-drop')
const field = testBoard({ columns: 20, rows: 20 })
const court = disc(hexNamed(field, 'J10'), 2)
const ring = outline(court)
const castle = withHexsides(field, ring, WALL)

function slit(side: Hexside, looksIn: boolean, area = court) {
  const inside = new Set(area.map(hexKey))
  const [owner] = hexesOfSide(side)
  const half = inside.has(hexKey(owner)) !== looksIn ? 'owner' : 'across'
  return { ...WALL, opening: { feature: 'arrow-slit', inside: half } } as const
}

describe('CHK-5: CHK5-wrong-way', () => {
  const code = 'CHK5-wrong-way'

  test('a slit of a closed castle looks out', () => {
    expect(codes(withHexsides(castle, ring.slice(0, 1), slit(ring[0]!, false)))).toEqual([])
    const found = findingsOf(withHexsides(castle, ring.slice(0, 1), slit(ring[0]!, true)), code)
    expect(found).toMatchObject([{ severity: 'warning', fix: { call: { command: 'turn-inside' } } }])
  })

  test('of an open wall nobody knows', () => {
    const open = withHexsides(field, ring.slice(0, 8), WALL)
    for (const looksIn of [true, false])
      expect(codes(withHexsides(open, ring.slice(0, 1), slit(ring[0]!, looksIn)))).toEqual([])
  })

  test('a wall between two parts of a castle has no outside: either way will do', () => {
    // A gatehouse that leans on the outer wall: its slits may look into the court, or the court's into it.
    const house = court.filter((hex) => hex.q === court[0]!.q)
    const parting = outline(house).filter((side) => !ring.some((one) => same(one, side)))
    expect(parting.length).toBeGreaterThan(2)
    const parted = withHexsides(castle, parting, WALL)
    for (const looksIn of [true, false])
      expect(codes(withHexsides(parted, parting.slice(1, 2), slit(parting[1]!, looksIn, house)))).toEqual([])
  })

  test('a keep in its bailey looks out into it', () => {
    const keep = [hexNamed(field, 'J10')]
    const sides = outline(keep)
    const board = (looksIn: boolean): Scenario =>
      withHexsides(withHexsides(castle, sides, WALL), sides.slice(0, 1), slit(sides[0]!, looksIn, keep))
    expect(codes(board(false))).toEqual([])
    expect(codes(board(true))).toEqual([code])
  })

  test('a fallen wall looks nowhere', () => {
    const { opening } = slit(ring[0]!, true)
    const fallen = { barrier: { feature: 'wall', integrity: 0 }, opening }
    expect(codes(withHexsides(castle, ring.slice(0, 1), fallen))).toEqual([])
  })
})

const same = (a: Hexside, b: Hexside): boolean =>
  hexKey(a.hex) === hexKey(b.hex) && a.direction === b.direction

describe('CHK-5: stairs and ladders', () => {
  const stairs = { fixture: { feature: 'stairs', inside: 'across' } } as const
  const ladder = { fixture: { feature: 'ladder', inside: 'across' } } as const

  test('stairs want a rise, or a building to go up to', () => {
    const level = withHexsides(field, ['C3/C4'], stairs)
    expect(messages(level, 'CHK5-level-stairs')).toEqual([
      'C3/C4: stairs between two hexes of the same level (CHK-5).',
    ])
    expect(codes(withHexes(level, ['C3'], 1))).toEqual([])
    expect(codes(withStructure(level, ['C3'], 'wall-hex'))).toEqual([])
  })

  test('a ladder wants a wall, a cliff or a rise', () => {
    const lone = withHexsides(field, ['C3/C4'], ladder)
    expect(messages(lone, 'CHK5-ladder')).toEqual(['C3/C4: ladder without a wall (CHK-5).'])
    expect(codes(withHexsides(field, ['C3/C4'], { ...WALL, ...ladder }))).toEqual([])
    expect(codes(withHexes(lone, ['C3'], 1))).toEqual([])
    expect(codes(withHexsides(field, ['C3/C4'], { barrier: { feature: 'hedge' }, ...ladder }))).toEqual([
      'CHK5-ladder',
    ])
  })
})

describe('CHK-5: CHK5-drop', () => {
  const code = 'CHK5-drop'

  test('each height for itself; the fix sets cliffs that look down on all sides', () => {
    const board = withHexes(withHexes(field, ['C3', 'P12'], 2), ['P13'], 4)
    const found = findingsOf(board, code)
    expect(found.map(({ hexsides }) => hexsides.length)).toEqual([6, 11])
    const history = createHistory(board)
    for (const { fix } of found) expect(applyCall(history, fix!.call)).toBeUndefined()
    expect(codes(history.document)).toEqual([])
    for (const side of outline([hexNamed(field, 'C3')])) {
      const upper = hexKey(hexesOfSide(side)[0]) === hexKey(hexNamed(field, 'C3')) ? 'owner' : 'across'
      expect(hexsideAt(history.document.map, side)).toEqual({ barrier: { feature: 'cliff', inside: upper } })
    }
  })

  test('a slope of single levels, a wall, stairs and a tower are none', () => {
    expect(codes(withHexes(withHexes(field, disc(hexNamed(field, 'J10'), 1), 1), ['J10'], 2))).toEqual([])
    const rock = withHexes(field, ['C3'], 2)
    expect(codes(withHexsides(rock, outline([hexNamed(field, 'C3')]), WALL))).toEqual([])
    expect(codes(withStructure(rock, ['C3'], 'wall-hex'))).toEqual([])
  })

  test('a hedge in the way is not pulled up: no fix', () => {
    const hedged = withHexsides(withHexes(field, ['C3'], 2), ['C3/C4'], 'hedge')
    expect(findingsOf(hedged, code).map(({ fix, hexsides }) => [fix, hexsides.length])).toEqual([
      [undefined, 6],
    ])
  })

  test('CM-SID-3: rules that derive the side from the levels want no cliff', () => {
    expect(codes(withHexes(fantasyBoard(), ['C3'], 3))).toEqual([])
  })
})
