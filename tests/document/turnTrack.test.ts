/** SCN-3: the turn track, row by row. */
import { describe, expect, test } from 'vitest'
import { reinforcementId, sideId } from '#shared/document/ids'
import { lastTurnSaid, sidesInOrder, timeOfTurn, type Timed, turnTrack } from '#shared/document/turnTrack'
import { type Reinforcement } from '#shared/document/game'

const GARRISON = sideId('garrison')
const RELIEF = reinforcementId('relief')
const SCOUTS = reinforcementId('scouts')

function arrival(when: Partial<Reinforcement>): Reinforcement {
  return { side: GARRISON, name: 'Relief', entries: [], blocked: 'wait', ...when }
}

const dawn: Timed = {
  turns: {
    count: 4,
    order: [],
    clock: { start: '05:30', step: 15 },
    rows: {
      1: { light: 'night', without: ['offensive-fire'] },
      2: { name: { fr: 'Matines' }, event: { fr: 'La cloche sonne', en: 'The bell rings' } },
      3: { light: 'day', weather: 'rain' },
      4: { fog: 'mist' },
    },
  },
  start: { light: 'day', weather: 'cloudy', wind: 'breeze', windToward: 0, fog: 'fog' },
  reinforcements: {
    [RELIEF]: arrival({ turn: 3 }),
    [SCOUTS]: arrival({ turn: 2, lastTurn: 3, roll: { sides: 6, atMost: 2 } }),
  },
}

describe('a track of four turns (SCN-3)', () => {
  test('each row has its time, and what holds or happens in it', () => {
    expect(turnTrack(dawn)).toEqual([
      {
        ...{ turn: 1, time: { time: '05:30', day: 0 }, light: 'night', weather: 'cloudy', fog: 'fog' },
        ...{ without: ['offensive-fire'], enters: [] },
      },
      {
        ...{ turn: 2, time: { time: '05:45', day: 0 }, light: 'night', weather: 'cloudy', fog: 'fog' },
        ...{ name: { fr: 'Matines' }, event: { fr: 'La cloche sonne', en: 'The bell rings' } },
        ...{ without: [], enters: [SCOUTS] },
      },
      {
        ...{ turn: 3, time: { time: '06:00', day: 0 }, light: 'day', weather: 'rain', fog: 'fog' },
        ...{ without: [], enters: [RELIEF, SCOUTS] },
      },
      {
        ...{ turn: 4, time: { time: '06:15', day: 0 }, light: 'day', weather: 'rain', fog: 'mist' },
        ...{ without: [], enters: [] },
      },
    ])
  })

  test('with an open end: all rows of which anything is said, and one more', () => {
    const open: Timed = { turns: { order: [], rows: { 2: { light: 'night' } } }, reinforcements: {} }
    const row = { weather: 'fine', fog: 'none', without: [], enters: [] }
    expect(turnTrack(open)).toEqual([
      { turn: 1, light: 'day', ...row },
      { turn: 2, light: 'night', ...row },
      { turn: 3, light: 'night', ...row },
    ])
    expect(turnTrack({ reinforcements: {} })).toEqual([{ turn: 1, light: 'day', ...row }])
  })

  test('a reinforcement counts for an open end up to its last turn', () => {
    const reinforcements = { [RELIEF]: arrival({ turn: 2, lastTurn: 5 }) }
    expect(lastTurnSaid({ reinforcements })).toBe(5)
    expect(turnTrack({ reinforcements }).map(({ enters }) => enters.length)).toEqual([0, 1, 1, 1, 1, 0])
  })

  test('rolled for without a last turn it may enter in each turn from then on; without a turn it is in none', () => {
    const turns = { count: 4, order: [], rows: {} }
    const rolled = { [RELIEF]: arrival({ turn: 2, roll: { sides: 6, atMost: 3 } }), [SCOUTS]: arrival({}) }
    expect(turnTrack({ turns, reinforcements: rolled }).map(({ enters }) => enters)).toEqual([
      [],
      [RELIEF],
      [RELIEF],
      [RELIEF],
    ])
  })
})

test('a clock goes past midnight, days on', () => {
  const clock = { start: '23:40', step: 20 }
  expect([1, 2, 3].map((turn) => timeOfTurn(clock, turn))).toEqual([
    { time: '23:40', day: 0 },
    { time: '00:00', day: 1 },
    { time: '00:20', day: 1 },
  ])
  expect(timeOfTurn({ start: '06:00', step: 1440 }, 4)).toEqual({ time: '06:00', day: 3 })
})

test('sides play in the order said, the others after them', () => {
  const [a, b, c] = [sideId('a'), sideId('b'), sideId('c')]
  const side = { name: '', color: '#000000', notes: '' }
  const sides = { [a]: side, [b]: side, [c]: side }
  expect(sidesInOrder({ sides })).toEqual([a, b, c])
  expect(sidesInOrder({ sides, turns: { order: [c, sideId('gone')], rows: {} } })).toEqual([c, a, b])
})
