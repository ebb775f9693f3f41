import { describe, expect, it } from 'vitest'
import { sideId } from '#shared/document/ids'
import { type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Opening, openingOf } from '#shared/proofs/opening'
import { openingInWords } from '#shared/proofs/openingWords'
import { analysisOf } from '#shared/rules/registry/parts'
import { type BoardParts, testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'

function opening(scenario: Scenario): Opening | undefined {
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error('no analysis')
  return openingOf(scenario, analysis)
}

const pairs = (found: Opening | undefined, of: 'contacts' | 'sights' | 'shots') =>
  found?.[of].map(({ counter, other }) => `${counter} ${other}`)
const moments = (found: Opening | undefined) =>
  found?.moments.map(({ counter, first, turn, by }) => [counter, first, turn, ...by].join(' '))

/** The crusaders play first. */
const ORDER = { turns: { order: [sideId('crusaders'), sideId('saracens')], rows: {} } }
const GUY = { type: 'crusaders-soldier', at: 'A1', name: 'Guy' }
const BOW = { type: 'crusaders-archer', at: 'B1', name: 'Bow' }

const medieval = (counters: BoardParts['counters'], more: BoardParts = {}): Scenario =>
  testBoard({ ...ORDER, ...more, counters })

describe('what stands as play begins', () => {
  it('is nothing without enemies on the map', () => {
    expect(opening(medieval({ guy: GUY }))).toBeUndefined()
    expect(opening(medieval({ guy: GUY, bow: BOW }))).toBeUndefined()
  })

  it('is contact with a neighbour, unless a wall is between them', () => {
    const counters = { guy: GUY, omar: { type: 'saracens-soldier', at: 'A2', name: 'Omar' } }
    const found = opening(medieval(counters))
    expect(pairs(found, 'contacts')).toEqual(['guy omar'])
    expect(found?.contacts[0]?.because.map(({ rule }) => rule)).toEqual(['MC-ATT'])
    expect(pairs(found, 'sights')).toEqual(['guy omar'])
    expect(pairs(found, 'shots')).toEqual([])
    expect(moments(found)).toEqual(['guy move 1', 'omar move 1'])
    const walled = opening(medieval(counters, { hexsides: { 'A1/A2': 'wall' } }))
    expect(pairs(walled, 'contacts')).toEqual([])
  })

  it('is fire before the move of who plays second', () => {
    const counters = {
      bow: { ...BOW, at: 'A1' },
      omar: { type: 'saracens-soldier', at: 'A5', name: 'Omar' },
      far: { type: 'saracens-archer', at: 'D4' },
    }
    const found = opening(medieval(counters))
    expect(pairs(found, 'sights')).toEqual(['bow omar', 'bow far'])
    expect(pairs(found, 'shots')).toEqual(['bow omar', 'bow far', 'far bow'])
    expect(moments(found)).toEqual(['bow move 1', 'omar fire 1 bow', 'far fire 1 bow'])
    const turned = medieval(counters, { turns: { ...ORDER.turns, order: [sideId('saracens')] } })
    expect(moments(opening(turned))).toEqual(['bow fire 1 far', 'omar move 1', 'far move 1'])
  })

  it('follows the phases that a turn leaves out', () => {
    const counters = { bow: BOW, omar: { type: 'saracens-soldier', at: 'B5' } }
    const without = (...phases: string[]): Scenario =>
      medieval(counters, { turns: { ...ORDER.turns, rows: { 1: { without: phases } } } })
    expect(moments(opening(without('offensive-fire')))).toEqual(['bow move 1', 'omar move 1'])
    // Nobody moves in the first turn: fire comes first, then the moves of the second.
    expect(moments(opening(without('movement')))).toEqual(['bow move 2', 'omar fire 1 bow'])
    expect(moments(opening(without('movement', 'offensive-fire')))).toEqual(['bow move 2', 'omar fire 2 bow'])
  })

  it('asks nothing of who sets up in zones, and says so', () => {
    const board = medieval({
      guy: GUY,
      bow: BOW,
      omar: { type: 'saracens-soldier', at: 'A2', name: 'Omar' },
    })
    const crusaders = board.sides[sideId('crusaders')]
    if (!crusaders) throw new Error('no crusaders')
    const setUp = { order: 1, where: 'zones', facing: 'free', secret: false } as const
    const zoned = { ...board, sides: { ...board.sides, [sideId('crusaders')]: { ...crusaders, setUp } } }
    expect(opening(zoned)).toBeUndefined()
    const waiting = { ...board, counters: { ...board.counters } }
    const { hex: _, ...away } = board.counters['bow' as never] as { hex: unknown }
    const half = { ...waiting, counters: { ...waiting.counters, bow: away } } as Scenario
    expect(opening(half)?.undecided).toEqual(['bow'])
  })

  it('does not know whether units that move and fire in one turn come into range', () => {
    const BOWS = { weaponClass: 'bow' }
    const board = (at: string, stats: Stats = BOWS): Scenario =>
      fantasyBoard({
        turns: { order: [sideId('red'), sideId('blue')], rows: {} },
        counters: {
          orc: { at: 'A1', side: 'red', stats, facing: 's3' },
          elf: { at, side: 'blue', stats: { weaponClass: 'medium-infantry' } },
        },
      })
    const near = opening(board('A2'))
    expect(pairs(near, 'contacts')).toEqual(['orc elf'])
    expect(moments(opening(board('A6')))).toEqual(['orc move 1', 'elf unknown 1 orc'])
    expect(moments(opening(board('L10')))).toEqual(['orc move 1', 'elf move 1'])
    expect(moments(opening(board('A6', { weaponClass: 'medium-infantry' })))).toEqual([
      'orc move 1',
      'elf move 1',
    ])
  })

  it('has no part for a decoy, which is no one', () => {
    const board = (decoy: boolean): Scenario =>
      fantasyBoard({
        counters: {
          orc: { at: 'A1', side: 'red', stats: { weaponClass: 'bow' } },
          elf: { at: 'A3', side: 'blue', stats: {} },
          straw: { at: 'A2', side: 'blue', stats: {}, ...(decoy && { decoy }) },
        },
      })
    expect(pairs(opening(board(false)), 'contacts')).toEqual(['orc straw'])
    const found = opening(board(true))
    expect(pairs(found, 'contacts')).toEqual([])
    expect(pairs(found, 'sights')).toEqual(['orc elf'])
    expect(found?.moments.map(({ counter }) => counter)).toEqual(['orc', 'elf'])
  })

  it('is told in sentences, each with its counters', () => {
    const scenario = medieval({
      guy: GUY,
      omar: { type: 'saracens-archer', at: 'A4', name: 'Omar' },
    })
    const early = { ...scenario, turns: { order: [sideId('saracens')], rows: {} } }
    const found = opening(early)
    if (!found) throw new Error('nothing stands')
    const lines = openingInWords(early, found)
    expect(lines.map(({ words }) => words.en)).toEqual([
      'Nobody is in contact at the start.',
      'In sight at the start: Guy (A1) and Omar (A4).',
      'Can fire at the start: Omar (A4) at Guy (A1).',
      'They can be fired at before they have moved: Guy (A1) in turn 1 by Omar (A4).',
    ])
    expect(lines[2]?.words.fr).toBe('Peuvent tirer au départ\u202f: Omar (A4) sur Guy (A1).')
    expect(lines[3]?.words.fr).toBe(
      'On peut tirer sur eux avant qu’ils aient bougé\u202f: Guy (A1) au tour 1 par Omar (A4).',
    )
    expect(lines.map(({ counters }) => counters)).toEqual([
      [],
      ['guy', 'omar'],
      ['omar', 'guy'],
      ['guy', 'omar'],
    ])
  })
})
