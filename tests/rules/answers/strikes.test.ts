import { describe, expect, it } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { analysisOf } from '#shared/rules/registry/parts'
import { type BoardParts, testBoard } from '../../support/board'
import { fantasyBoard } from '../../support/fantasyBoard'

function asked(scenario: Scenario) {
  const strikes = analysisOf(scenario.ruleset)?.strikes
  if (!strikes) throw new Error('no strikes')
  const [a, b] = [counterId('a'), counterId('b')]
  const { fights, fires, range } = strikes.among(scenario)
  const said = ({ value, because }: { value: boolean; because: readonly { rule: string }[] }) =>
    `${value} ${because.map(({ rule }) => rule).join(' ')}`
  return {
    fights: said(fights(a, b)),
    fires: said(fires(a, b)),
    range: range(a),
    phases: strikes.phases.map(({ id, moves, fires }) => `${id} ${moves} ${fires}`),
  }
}

const medieval = (a: NonNullable<BoardParts['counters']>[string], at: string, parts: BoardParts = {}) =>
  asked(testBoard({ ...parts, counters: { a, b: { type: 'saracens-soldier', at } } }))

describe('strikes of medieval rules', () => {
  it('knows the phases of a player turn (MC-SEQ-1)', () => {
    expect(medieval({ type: 'crusaders-soldier', at: 'C3' }, 'C4').phases).toEqual([
      'offensive-fire false true',
      'movement true false',
      'combat false false',
    ])
  })

  it('fights a neighbour (MC-ATT), not over a wall (MC-ATT-2)', () => {
    const man = { type: 'crusaders-soldier', at: 'C3' }
    expect(medieval(man, 'C4')).toMatchObject({ fights: 'true MC-ATT', range: 0 })
    expect(medieval(man, 'C5').fights).toBe('false MC-ATT')
    expect(medieval(man, 'C4', { hexsides: { 'C3/C4': 'wall' } }).fights).toBe('false MC-ATT-2')
    expect(medieval({ ...man, status: { stunned: true } }, 'C4').fights).toBe('false MC-ATT-5')
  })

  it('fires in range and in sight (MC-FIR-1)', () => {
    const bow = { type: 'crusaders-archer', at: 'A1' }
    const far = medieval(bow, 'A6')
    expect(far.fires).toMatch(/^true MC-FIR-1/)
    expect(far.range).toBe(50)
    expect(medieval({ type: 'crusaders-soldier', at: 'A1' }, 'A6').fires).toBe('false MC-FIR-1')
    expect(medieval(bow, 'A1').fires).toMatch(/^false/)
    const friend = { type: 'crusaders-archer', at: 'A6' }
    expect(asked(testBoard({ counters: { a: bow, b: friend } })).fires).toBe('false MC-ATT')
  })
})

describe('strikes of the common mechanics', () => {
  const pair = (at: string, weaponClass = 'bow') =>
    asked(
      fantasyBoard({
        counters: {
          a: { at: 'A1', side: 'red', stats: { weaponClass }, facing: 's3' },
          b: { at, side: 'blue' },
        },
      }),
    )

  it('moves and fires in one turn', () => {
    expect(pair('A2').phases).toEqual(['turn true true'])
  })

  it('fights whom it engages (CM-ENG-1), and fires in its cone and range (CM-ORI-3, CM-STAT-3)', () => {
    expect(pair('A2').fights).toMatch(/^true CM-ENG-1/)
    expect(pair('A4')).toMatchObject({ range: 3 })
    expect(pair('A4').fires).toMatch(/^true CM-STAT-3/)
    expect(pair('A5').fires).toMatch(/^false .*CM-STAT-3/)
    expect(pair('A4', 'pike')).toMatchObject({ range: 0, fires: 'false CM-STAT-3' })
  })
})
