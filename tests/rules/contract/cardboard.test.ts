/** The cardboard of the games: the states that have a face, the pieces they share, the spare markers. */
import { describe, expect, it, test } from 'vitest'
import { type FacePair } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import {
  FACE_CHOICES,
  type FaceChoice,
  fewestPieces,
  type Piece,
  type ShownState,
  type SpareMarker,
} from '#shared/rules/contract/cardboard'
import { cardboardOf } from '#shared/rules/registry/parts'
import { RULESET_IDS } from '#shared/rules/registry/registry'
import { editionIn } from '../../support/scenarioFiles'
import { testBoard, withCounter, withMarker } from '../../support/board'
import { fantasyBoard } from '../../support/fantasyBoard'

function state(id: string, footprint: 1 | 2 = 1): ShownState {
  return { id, name: { fr: id, en: id }, face: id, status: {}, footprint }
}

function pair(front: string, back: string): FacePair {
  return { front, back }
}

function inWords(pieces: readonly Piece[]): string[] {
  return pieces.map(({ front, back }) => `${front.id} / ${back?.id ?? '-'}`)
}

function statesOf(scenario: Scenario, id: string, choice: FaceChoice): readonly ShownState[] {
  const counter = scenario.counters[id as CounterId]
  if (!counter) throw new Error(`no counter is called ${id}`)
  return cardboardOf(scenario.ruleset)?.states(scenario, counter, choice) ?? []
}

function piecesOf(scenario: Scenario, id: string, choice: FaceChoice): string[] {
  const pairs = cardboardOf(scenario.ruleset)?.pairs ?? []
  return inWords(fewestPieces(statesOf(scenario, id, choice), pairs))
}

describe('the fewest pieces', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => state(id)) as [
    ShownState,
    ShownState,
    ShownState,
    ShownState,
  ]

  it('have two states each, in order, unless a pair is wished', () => {
    expect(inWords(fewestPieces([a, b, c, d], []))).toEqual(['a / b', 'c / d'])
    expect(inWords(fewestPieces([a, b, c, d], [pair('a', 'd')]))).toEqual(['a / d', 'b / c'])
    expect(inWords(fewestPieces([a, b, c], [pair('c', 'a')]))).toEqual(['b / -', 'c / a'])
  })

  it('keep the first of wishes that ask for one state, and none that cannot be', () => {
    const wished = [pair('a', 'b'), pair('b', 'c'), pair('c', 'c'), pair('d', 'none')]
    expect(inWords(fewestPieces([a, b, c, d], wished))).toEqual(['a / b', 'c / d'])
  })

  it('MC-MAP-3: have faces of one size, and whatever is wished are as few as the sizes allow', () => {
    const states = [state('a', 2), state('b'), state('c', 2), state('d'), state('e')]
    for (const front of states)
      for (const back of states) {
        const pieces = fewestPieces(states, [pair(front.id, back.id)])
        expect(pieces).toHaveLength(1 + 2)
        expect(pieces.flatMap((piece) => [piece.front, piece.back ?? []].flat()).length).toBe(5)
        for (const piece of pieces)
          expect(piece.back?.footprint ?? piece.front.footprint).toBe(piece.front.footprint)
      }
  })
})

describe('of the medieval games', () => {
  const board = testBoard({
    counters: { guy: { type: 'crusaders-knight', at: 'B2' }, raoul: { type: 'crusaders-soldier', at: 'C2' } },
  })

  test('MC-MAP-3: every state has a face on two pieces on foot, and two more for a rider', () => {
    expect(piecesOf(board, 'raoul', 'every-state')).toEqual([
      'healthy / healthy+stunned',
      'wounded / wounded+dead',
    ])
    expect(piecesOf(board, 'guy', 'every-state')).toEqual([
      ...piecesOf(board, 'raoul', 'every-state'),
      'mounted-healthy / riderless',
      'mounted-wounded / dead-mount',
    ])
  })

  test('PRT-6: with markers for the stunned, and none for who leaves the map, one piece less', () => {
    expect(piecesOf(board, 'raoul', 'fewest')).toEqual(['healthy / wounded'])
    expect(piecesOf(board, 'guy', 'fewest')).toEqual([
      'healthy / wounded',
      'mounted-healthy / riderless',
      'mounted-wounded / dead-mount',
    ])
  })

  test('a state is named by its face and its conditions, and shows them', () => {
    const dead = statesOf(board, 'raoul', 'every-state').at(-1)
    expect(dead).toMatchObject({ face: 'wounded', status: { dead: true }, footprint: 1 })
    expect(dead?.name).toEqual({ fr: 'blessé, à pied, mort', en: 'wounded, on foot, dead' })
  })

  function counts(scenario: Scenario, choice: FaceChoice = 'fewest'): Record<string, number> {
    const spare = cardboardOf(scenario.ruleset)?.spareMarkers(scenario, choice) ?? []
    return Object.fromEntries(spare.map((marker) => [named(marker), marker.count]))
  }

  test('MC-MAP-3: a marker of the stunned for four characters, when no face shows them', () => {
    expect(counts(board)).toEqual({ 'condition stunned': 1, turn: 1 })
    expect(counts(board, 'every-state')).toEqual({ turn: 1 })
  })

  test('MC-NAP-2, MC-MAP-2: seven fires for each thrower of naphtha, rubble where a wall may fall', () => {
    const fighting = withCounter(
      testBoard({ hexsides: { 'C3/C4': 'wall' }, markers: { D4: 'rubble' } }),
      'engine',
      { at: 'B2', stats: { naphthaThrower: true } },
    )
    expect(counts(fighting)).toMatchObject({ 'on-map fire': 7, 'on-map rubble': 1 + 4 })
    expect(counts(withMarker(board, ['D4', 'D5'], 'rubble'))).toMatchObject({ 'on-map rubble': 2 })
  })
})

describe('of the fantasy game', () => {
  test('CM-STAT-2: a face for each number of steps, two on a piece', () => {
    const board = fantasyBoard({ counters: { orcs: { at: 'C3', stats: { figures: 3 } } } })
    expect(piecesOf(board, 'orcs', 'every-state')).toEqual([
      'steps-6 / steps-5',
      'steps-4 / steps-3',
      'steps-2 / steps-1',
    ])
    // They differ by their steps alone: the back shows half of them.
    expect(piecesOf(board, 'orcs', 'fewest')).toEqual(['steps-6 / steps-3'])
  })

  test('CM-STAT-2: a face whose profile changes with its steps is never left out', () => {
    const plain = fantasyBoard({ counters: { orcs: { at: 'C3', stats: { figures: 3 } } } })
    const [type, sheet] = Object.entries(plain.counterTypes)[0] as [string, Scenario['counterTypes'][never]]
    const faces = { ...sheet.faces, 'steps-2': { stats: { weaponGrade: 'inferior' } } }
    const board = { ...plain, counterTypes: { [type]: { ...sheet, faces } } } as Scenario
    // From six to three alike, two weaker, one as before: the longest run is shown in its middle too.
    expect(statesOf(board, 'orcs', 'fewest').map(({ id }) => id)).toEqual([
      ...['steps-6', 'steps-4', 'steps-2', 'steps-1'],
    ])
  })

  test('CM-STAT-2: a formation that has lost its depth is a piece of one hex', () => {
    const board = fantasyBoard({ counters: { pikes: { at: 'C3', kind: 'formation' } } })
    expect(piecesOf(board, 'pikes', 'fewest')).toEqual(['steps-8 / steps-5', 'steps-2 / steps-1'])
    expect(statesOf(board, 'pikes', 'fewest').map(({ footprint }) => footprint)).toEqual([2, 2, 1, 1])
  })

  test('CM-STAT-2: markers count every number of steps that no face shows', () => {
    const board = fantasyBoard({ counters: { orcs: { at: 'C3', stats: { figures: 6 } } } })
    const shown = statesOf(board, 'orcs', 'fewest').map(({ id }) => id)
    expect(shown).toEqual(['steps-12', 'steps-6'])
    const spare = cardboardOf(board.ruleset)?.spareMarkers(board, 'fewest') ?? []
    const lost = spare.flatMap(({ front, back }) =>
      [front, back].flatMap((face) => (face?.kind === 'steps-lost' ? [face.steps] : [])),
    )
    // From twelve down to seven, and from six down to one: five at most.
    expect(lost).toEqual([1, 2, 3, 4, 5, 6])
    const all = cardboardOf(board.ruleset)?.spareMarkers(board, 'every-state') ?? []
    expect(all.some(({ front }) => front.kind === 'steps-lost')).toBe(false)
  })

  test('CM-HID-2: a marker for each hidden unit, and two for each decoy that its side may have', () => {
    const board = fantasyBoard({
      counters: {
        ...{ orcs: { at: 'C3', hidden: true }, wolves: { at: 'C3', rank: 1, hidden: true } },
        ...{ bats: { at: 'E5', hidden: true }, trolls: { at: 'F5' } },
      },
    })
    const concealed = (cardboardOf(board.ruleset)?.spareMarkers(board, 'fewest') ?? []).filter(
      ({ front }) => front.kind === 'concealed',
    )
    // Three hidden in two stacks.
    expect(concealed).toMatchObject([{ count: 3 + 2 * 2, rule: 'CM-HID-2' }])
  })

  test('CM-STAT-5: markers of states only for those who may be in them', () => {
    const marked = (stats: Record<string, string | boolean>, kind = 'troop'): string[] => {
      const board = fantasyBoard({ counters: { unit: { at: 'C3', kind, stats } } })
      return (cardboardOf(board.ruleset)?.spareMarkers(board, 'fewest') ?? []).map(named)
    }
    expect(marked({})).toEqual(expect.arrayContaining(['badge shaken', 'badge winded', 'badge contact']))
    expect(marked({})).not.toContain('badge low-ammunition')
    expect(marked({ weaponClass: 'bow' })).toContain('badge low-ammunition')
    expect(marked({ tireless: true })).not.toContain('badge winded')
    expect(marked({ movementClass: 'flying' })).toContain('badge low-flight')
    expect(marked({}, 'formation')).toContain('badge shield-wall')
    expect(marked({ hedgehog: true }, 'formation')).toContain('badge hedgehog')
  })
})

function named({ front }: SpareMarker): string {
  switch (front.kind) {
    case 'badge':
      return `badge ${front.badge}`
    case 'condition':
      return `condition ${front.condition}`
    case 'on-map':
      return `on-map ${front.marker}`
    case 'steps-lost':
    case 'concealed':
    case 'turn':
    case 'score':
      return front.kind
  }
}

test.each(FACE_CHOICES)('SCN-5: points are counted by those sides that win by them (%s)', (choice) => {
  const barrows = editionIn('en', 'the-barrows')
  const spare = cardboardOf(barrows.ruleset)?.spareMarkers(barrows, choice) ?? []
  const sides = new Set(
    Object.values(barrows.victory).flatMap(({ join, side }) => (join === 'points' && side ? [side] : [])),
  )
  expect(sides.size).toBeGreaterThan(0)
  const scores = spare.filter(({ front }) => front.kind === 'score')
  expect(scores.map(({ front, back, count }) => [front, back, count])).toMatchObject(
    [...sides].map((side) => {
      const color = barrows.sides[side]?.color
      return [{ color, times: 1 }, { color, times: 10 }, 2]
    }),
  )
})

test('every ruleset has its cardboard, and a stranger none', () => {
  expect(RULESET_IDS.map((id) => cardboardOf(id) !== undefined)).toEqual([true, true, true])
  expect(cardboardOf('chess')).toBeUndefined()
})
