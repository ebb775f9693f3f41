/** CHK-7: foes in contact, and counters within a foe’s fire, before the first turn. */
import { describe, expect, test } from 'vitest'
import { runChecks } from '#shared/checks/runChecks'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { type BoardParts, changed, testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { codesOf, findingsOf, messages } from './support'

const codes = codesOf('CHK7-contact', 'CHK7-under-fire')
const man = (at: string, of = 'crusaders', kind = 'soldier') => ({ type: `${of}-${kind}`, at })
const beside = (parts: BoardParts = {}) =>
  testBoard({ counters: { guy: man('F5'), ali: man('F6', 'saracens') }, ...parts })

describe('CHK-7: in contact', () => {
  test('each pair is told once, with its two sides', () => {
    const found = findingsOf(beside(), 'CHK7-contact')
    expect(found).toMatchObject([
      {
        ...{ severity: 'hint', rule: 'MC-ATT', counters: ['guy', 'ali'], sides: ['crusaders', 'saracens'] },
        message: {
          fr: 'Au contact avant le premier tour\u202f: Soldier (F5) – Soldier (F6) (MC-ATT).',
          en: 'In contact before the first turn: Soldier (F5) – Soldier (F6) (MC-ATT).',
        },
      },
    ])
  })

  test('a line of battle is one finding', () => {
    const pairs = Object.fromEntries(
      'BDFHJL'.split('').flatMap((column) => [
        [`a${column}`, man(`${column}5`)],
        [`b${column}`, man(`${column}6`, 'saracens')],
      ]),
    )
    const [line, ...more] = findingsOf(testBoard({ counters: pairs }), 'CHK7-contact')
    expect(more).toEqual([])
    expect(line?.counters).toHaveLength(12)
    expect(line?.message.en).toMatch(/ and 2 more \(MC-ATT\)\.$/)
  })

  test('not across a wall, nor of friends, nor of who is of no side that exists', () => {
    expect(codes(beside({ hexsides: { 'F5/F6': ['wall'] } }))).toEqual([])
    expect(codes(testBoard({ counters: { guy: man('F5'), eudes: man('F6') } }))).toEqual([])
    expect(codes(changed(beside(), 'counters', 'ali', { side: 'ghosts' as never }))).toEqual([])
  })

  test('without an analysis nothing is told', () => {
    expect(runChecks(beside(), magnaCarta).filter(({ code }) => code.startsWith('CHK7'))).toEqual([])
  })

  test('CM-ENG-1: engagement is what counts; a decoy engages nobody', () => {
    const board = (decoy: boolean) =>
      fantasyBoard({ counters: { orc: { at: 'C3', decoy }, elf: { at: 'C4', side: 'blue' } } })
    expect(messages(board(false), 'CHK7-contact')).toEqual([
      'In contact before the first turn: orc (C3) – elf (C4) (CM-ENG-1).',
    ])
    expect(codes(board(true))).toEqual([])
  })
})

describe('CHK-7: under fire', () => {
  const shot = (parts: BoardParts = {}) =>
    testBoard({ counters: { bow: man('F2', 'crusaders', 'archer'), ali: man('F7', 'saracens') }, ...parts })

  test('in range and in sight: who is under fire is told with the firer', () => {
    expect(findingsOf(shot(), 'CHK7-under-fire')).toMatchObject([
      {
        ...{ severity: 'hint', rule: 'MC-FIR-1', counters: ['ali', 'bow'] },
        message: {
          fr: 'À portée d’un tir avant le premier tour\u202f: Soldier (F7) – Archer (F2) (MC-FIR-1).',
          en: 'Within a foe’s fire before the first turn: Soldier (F7) – Archer (F2) (MC-FIR-1).',
        },
      },
    ])
  })

  test('not behind a wood, nor without a weapon that fires', () => {
    expect(codes(shot({ hexes: { 'E5 F5 G5 E4 F4 G4': 'wood' } }))).toEqual([])
    expect(codes(testBoard({ counters: { guy: man('F2'), ali: man('F7', 'saracens') } }))).toEqual([])
  })

  test('CM-STAT-3, CM-ORI-3: three hexes of a bow, towards its front', () => {
    const at = (hex: string, facing = 's3') =>
      fantasyBoard({
        counters: {
          bow: { at: 'F2', facing, stats: { weaponClass: 'bow' } },
          elf: { at: hex, side: 'blue' },
        },
      })
    expect(messages(at('F5'), 'CHK7-under-fire')).toEqual([
      'Within a foe’s fire before the first turn: elf (F5) – bow (F2) (CM-STAT-3).',
    ])
    expect(codes(at('F6'))).toEqual([])
    expect(codes(at('F5', 's0'))).toEqual([])
  })
})
