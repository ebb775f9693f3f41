/** The set-up of a side in words: order, place, facing, secrecy, hidden counters. */
import { describe, expect, it } from 'vitest'
import { type SideSetUp } from '#shared/document/game'
import { setUpInWords } from '#shared/document/inWords/setUp'
import { type SideId, type ZoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { testBoard } from '../../support/board'

const [RED, BLUE] = ['red' as SideId, 'blue' as SideId]

const FREE: SideSetUp = { order: 1, where: 'zones', facing: 'free', secret: false }

function board(red: SideSetUp | undefined, blue?: SideSetUp): Scenario {
  const scenario = testBoard({ columns: 6, rows: 6 })
  const side = { color: '#aa2222', notes: '' }
  return {
    ...scenario,
    sides: {
      [RED]: { ...side, name: 'Rouges', ...(red && { setUp: red }) },
      [BLUE]: { ...side, name: 'Bleus', ...(blue && { setUp: blue }) },
    },
    zones: { ['camp' as ZoneId]: { name: 'Camp', kind: 'setup', side: RED, hexes: [] } },
  }
}

describe('the set-up of a side in words', () => {
  it('is as the map shows where nothing is said', () => {
    expect(setUpInWords(board(undefined), RED)).toEqual({
      fr: 'Le camp «\u202fRouges\u202f» se place sur les cases où la carte montre ses pions, chaque pion tourné comme la carte le montre.',
      en: 'The side “Rouges” sets up on the hexes where the map shows its counters, each counter facing as the map shows it.',
    })
  })

  it('tells the order and the zones', () => {
    const scenario = board(FREE, { ...FREE, order: 2 })
    expect(setUpInWords(scenario, RED).en).toBe(
      'The side “Rouges” sets up first, freely in the zone “Camp”, each counter facing as it likes.',
    )
    expect(setUpInWords(scenario, BLUE).fr).toBe(
      'Le camp «\u202fBleus\u202f» se place en dernier, dans ses zones, qui restent à tracer, chaque pion tourné à son gré.',
    )
  })

  it('tells what is secret', () => {
    expect(setUpInWords(board({ ...FREE, secret: true }), RED).en).toContain(
      'The other sides do not see its set-up before play begins.',
    )
  })
})
