/** The stakes that a machine player sees: counters in a count of points, and places that a way to victory wants held. */
import { describe, expect, it } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { beginGame } from '#shared/game/referee/begin'
import { expectationOf } from '#shared/game/players/expectation'
import { worthOfPlaces } from '#shared/game/players/holdings'
import { stakesOf } from '#shared/game/players/stakes'
import { type PlayState } from '#shared/rules/resolution/state'
import { mirroredBoard, SIDES } from './mirroredBoards'

const [own] = SIDES
const id = (name: string): CounterId => name as CounterId

function standing({ scenario, ...play }: PlayState, hexes: Readonly<Record<string, HexKey>>): PlayState {
  const moved = Object.entries(hexes).map(([name, hex]) => [name, { ...scenario.counters[id(name)], hex }])
  const counters = { ...scenario.counters, ...Object.fromEntries(moved) } as typeof scenario.counters
  return { ...play, scenario: { ...scenario, counters } }
}

describe('stakes', () => {
  it('PLY-4: of a lead in points, no soldier alone is worth the whole victory', () => {
    const board = mirroredBoard('fords')
    const stakes = stakesOf(board, beginGame(board).play)
    const soldier = stakes.get(id(`${own}-soldier-0`)) ?? 0
    expect(soldier).toBeGreaterThan(0)
    expect(soldier).toBeLessThan(10)
    expect(stakes.get(id(`${own}-pikeman-0`))).toBeGreaterThan(soldier)
  })
})

describe('the worth of places', () => {
  const board = mirroredBoard('mills')
  const begun = beginGame(board).play
  const [mill = '0,0' as HexKey] = Object.values(board.victory).flatMap(({ conditions }) =>
    conditions.flatMap((one) => (one.kind === 'hold' && one.place.kind === 'hexes' ? one.place.hexes : [])),
  )
  const place = worthOfPlaces(board, begun)
  const soldier = id(`${own}-soldier-0`)

  it('PLY-4: is that of the hexes to hold, for who stands on them', () => {
    expect(place(begun, soldier)).toBe(0)
    expect(place(standing(begun, { [soldier]: mill }), soldier)).toBeGreaterThan(0)
  })

  it('PLY-4: makes a fight dearer to who may be driven off such a hex', () => {
    const foe = id(`${SIDES[1]}-soldier-0`)
    const [q = 0, r = 0] = mill.split(',').map(Number)
    const met = standing(begun, { [soldier]: mill, [foe]: `${q},${r - 1}` as HexKey })
    const play: PlayState = { ...met, turn: { ...met.turn, phase: 'combat' } }
    const fight = { kind: 'fight', attackers: [soldier], defenders: [foe] } as const
    const plain = expectationOf(board, play, own, fight)
    const placed = expectationOf(board, play, own, fight, undefined, place)
    expect(plain).toBeDefined()
    expect(placed).toBeLessThan(plain ?? 0)
  })
})
