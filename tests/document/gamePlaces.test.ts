/** Proves the list of the places of a game, which the painter and the menu of the map share (SCN-4, SCN-5). */
import { expect, test } from 'vitest'
import { type Condition, type Reinforcement } from '#shared/document/game'
import { gamePlaces } from '#shared/document/gamePlaces'
import { reinforcementId, sideId, victoryId, zoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { testBoard } from '../support/board'
import { hexNamed, sideNamed } from '../support/names'

const board = testBoard()
const at = (name: string) => hexKey(hexNamed(board, name))
const wall = hexsideKey(sideNamed(board, 'H5/H6'))
const crusaders = sideId('crusaders')
const ford = zoneId('ford')
const ENTRY: Reinforcement = {
  ...{ side: crusaders, name: 'Rear guard', blocked: 'wait', turn: 3 },
  entries: [
    { kind: 'hexes', hexes: [at('A1'), at('A2')] },
    { kind: 'edge', edge: 'left', from: 0, to: 2 },
  ],
}

function game(...conditions: readonly Condition[]): Scenario {
  const way = { side: crusaders, join: 'all', conditions } as const
  return testBoard({
    zones: { [ford]: { name: 'Ford', kind: 'victory', hexes: [at('C3')] } },
    reinforcements: { [reinforcementId('rear')]: ENTRY },
    victory: {
      [victoryId('great')]: { ...way, level: 'decisive' },
      [victoryId('small')]: { ...way, level: 'marginal' },
    },
  })
}

test('SCN-4: an entry is all its hexes once, with side and turn', () => {
  expect(gamePlaces(game())).toEqual([
    {
      of: { kind: 'reinforcement', id: 'rear' },
      act: 'enter',
      side: crusaders,
      hexes: ['A1', 'A2', 'A3'].map(at),
      hexsides: [],
      turn: 3,
    },
  ])
})

test('SCN-5: what is held, left by or broken, each place once for all levels; what has no place is left out', () => {
  const [, ...places] = gamePlaces(
    game(
      { kind: 'hold', place: { kind: 'zone', zone: ford }, by: 'presence' },
      { kind: 'exit', who: [], place: { kind: 'hexes', hexes: [at('L1')] } },
      { kind: 'break', hexes: [at('F6')], hexsides: [wall] },
      { kind: 'hold', place: { kind: 'zone', zone: zoneId('gone') }, by: 'presence' },
      { kind: 'eliminate', who: [{ kind: 'side', side: crusaders }] },
    ),
  )
  expect(places.map(({ act, hexes, hexsides, of }) => ({ act, hexes, hexsides, of: of.id }))).toEqual([
    { act: 'hold', hexes: [at('C3')], hexsides: [], of: 'great' },
    { act: 'exit', hexes: [at('L1')], hexsides: [], of: 'great' },
    { act: 'break', hexes: [at('F6')], hexsides: [wall], of: 'great' },
  ])
})

test('is made anew only where something it is told by has changed', () => {
  const scenario = game({ kind: 'hold', place: { kind: 'zone', zone: ford }, by: 'presence' })
  const places = gamePlaces(scenario)
  expect(gamePlaces({ ...scenario, map: { ...scenario.map } })).toBe(places)
  const moved = {
    ...scenario,
    zones: { [ford]: { name: 'Ford', kind: 'victory', hexes: [at('D4')] } },
  } as const
  expect(gamePlaces(moved)[1]?.hexes).toEqual([at('D4')])
})
