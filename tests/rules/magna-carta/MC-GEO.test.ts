import { expect, test } from 'vitest'
import { footprint } from '#shared/document/counters'
import { hexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor, neighbors } from '#shared/hex/direction'
import { riderNeighbors, turnedAbout } from '#shared/rules/magna-carta/position/facing'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { at, field, id } from './support'

test('MC-GEO-1: on foot, any facing will do', () => {
  const board = field({ ali: { type: 'saracens-soldier', at: [0, 0] } })
  expect(magnaCarta.facingKind(board, board.counters[id('ali')]!)).toBe('any')
})

test('MC-GEO-2: a rider faces a hex side, an unhorsed one is on foot', () => {
  const board = field({
    rider: { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] },
    unhorsed: { type: 'crusaders-knight', at: [5, 0], face: 'healthy' },
  })
  expect(magnaCarta.facingKind(board, board.counters[id('rider')]!)).toBe('side')
  expect(magnaCarta.facingKind(board, board.counters[id('unhorsed')]!)).toBe('any')
})

test('MC-GEO-2: a rider covers its front hex and the one directly behind', () => {
  const board = field({ rider: { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] } })
  expect(footprint(board, board.counters[id('rider')]!)).toEqual([at([0, 0]), at([-1, 0])])
})

test.each(DIRECTIONS)('MC-GEO-2: a rider has 1+2+2+2+1 neighbours, facing %i', (facing) => {
  const front = at([0, 0])
  const rear = neighbor(front, ((facing + 3) % 6) as 0)
  const around = riderNeighbors(front, facing)
  const lists = [
    around.ahead,
    ...around.frontLateral,
    ...around.centralLateral,
    ...around.rearLateral,
    around.behind,
  ]
  const keys = new Set(lists.map(hexKey))
  expect(keys.size).toBe(8)
  const touches = (half: typeof front) => neighbors(half).map(hexKey)
  const own = [front, rear].map(hexKey)
  expect([...keys].sort()).toEqual(
    [...new Set([...touches(front), ...touches(rear)])].filter((key) => !own.includes(key)).sort(),
  )
  const both = lists.map(hexKey).filter((key) => touches(front).includes(key) && touches(rear).includes(key))
  expect(both.sort()).toEqual(around.centralLateral.map(hexKey).sort())
})

test('MC-VOL-2: an about-turn exchanges front and rear', () => {
  const turned = turnedAbout(at([0, 0]), { kind: 'side', index: 2 })
  expect(turned).toEqual({ hex: at([-1, 0]), facing: { kind: 'side', index: 5 } })
})
