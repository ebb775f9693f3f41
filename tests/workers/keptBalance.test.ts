/** The balance panel over what a browser has kept and spoilt: it begins anew, and never counts what cannot be (PLY-5). */
import { describe, expect, test } from 'vitest'
import { type SideId } from '#shared/document/ids'
import { sidesInOrder } from '#shared/document/turnTrack'
import { seriesOf, type Series, writeSeries } from '#shared/game/simulation/series'
import {
  emptySeries,
  firstSetting,
  goneOn,
  subjectOf,
  type BalanceSetting,
} from '../../renderer/dialogs/play/balance/balanceSetting'
import { createBalance } from '../../renderer/dialogs/play/balance/balanceTable'
import { keptSetting } from '../../renderer/dialogs/play/balance/keptSetting'
import { galleryScenario } from '../support/scenarioFiles'
import { TestEditor } from '../support/TestEditor'

const scenario = galleryScenario('infiltration-1')
const [first, second] = sidesInOrder(scenario) as [SideId, SideId]
const variant = {
  name: { fr: '1 tour de plus', en: '1 turn more' },
  calls: [{ command: 'edit-turns', params: { change: { count: 12 } } }],
}
const GOOD: BalanceSetting = {
  ...{ players: { [first]: 'greedy+no-fire', [second]: 'random' }, games: 3, seed: 0 },
  variants: [variant],
}

const cyclic: Record<string, unknown> = { ...GOOD }
cyclic['players'] = cyclic

const SPOILT: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  'a text': 'greedy',
  'a list': [GOOD],
  'a setting of more than there is': { ...GOOD, speed: 2 },
  'a setting without its seed': { players: GOOD.players, games: 3, variants: [] },
  'no player for a side': { ...GOOD, players: { [first]: 'random' } },
  'a player for a side that is not there': { ...GOOD, players: { ...GOOD.players, third: 'random' } },
  'a player of another version': { ...GOOD, players: { ...GOOD.players, [second]: 'oracle' } },
  'a restriction of another version': { ...GOOD, players: { ...GOOD.players, [second]: 'random+blind' } },
  'no games': { ...GOOD, games: 0 },
  'games without end': { ...GOOD, games: Infinity },
  'more games than are offered': { ...GOOD, games: 1e9 },
  'half a seed': { ...GOOD, seed: 0.5 },
  'variants that are none': { ...GOOD, variants: {} },
  'a variant without a name': { ...GOOD, variants: [{ ...variant, name: { fr: '' } }] },
  'a variant of words': { ...GOOD, variants: [{ ...variant, calls: ['edit-turns'] }] },
  'a setting within itself': cyclic,
}

test('PLY-5: a setting that was kept is read as it was', () => {
  expect(keptSetting(structuredClone(GOOD), scenario)).toEqual(GOOD)
})

test.each(Object.keys(SPOILT))('PLY-5: %s is no setting, and the panel begins anew', async (what) => {
  expect(keptSetting(SPOILT[what], scenario)).toBeUndefined()
  const balance = createBalance(new TestEditor(scenario).editor, {
    play: () => () => undefined,
    seek: () => () => undefined,
    kept: (key) => Promise.resolve(key.startsWith('setting') ? SPOILT[what] : undefined),
    keep: () => Promise.resolve(),
  })
  await balance.open(scenario)
  expect(balance.store.getState().setting).toEqual(firstSetting(scenario))
})

test('PLY-5: a variant whose command this version does not know, or that it refuses, is left out', async () => {
  const variants = [
    variant,
    { ...variant, calls: [{ command: 'conquer', params: {} }] },
    { ...variant, calls: [{ command: 'edit-turns', params: { change: { count: -1 } } }] },
    { ...variant, calls: [] },
  ]
  const balance = createBalance(new TestEditor(scenario).editor, {
    play: () => () => undefined,
    seek: () => () => undefined,
    kept: (key) => Promise.resolve(key.startsWith('setting') ? { ...GOOD, variants } : undefined),
    keep: () => Promise.resolve(),
  })
  await balance.open(scenario)
  expect(balance.store.getState().setting?.variants).toEqual([variant])
  expect(balance.store.getState().subjects).toHaveLength(2)
})

test('PLY-5: changes that come while kept games are looked up are all kept', async () => {
  const balance = createBalance(new TestEditor(scenario).editor, {
    play: () => () => undefined,
    seek: () => () => undefined,
    kept: () => new Promise((resolve) => setTimeout(resolve, 1)),
    keep: () => Promise.resolve(),
  })
  await balance.open(scenario)
  const change = (side: SideId) => {
    const players = balance.store.getState().setting?.players
    return balance.set({ players: { ...players, [side]: 'random' } })
  }
  await Promise.all([change(first), change(second), balance.set({ games: 7 })])
  const { setting, series } = balance.store.getState()
  expect(setting).toMatchObject({ players: { [first]: 'random', [second]: 'random' }, games: 7 })
  expect(series.map(({ head }) => head.games)).toEqual([7])
})

describe('games that were kept', () => {
  const empty = emptySeries(subjectOf(scenario), GOOD)
  const row = {
    ...{ game: 1, winner: '', level: '', because: 'turns', turn: 4, decided: 4, decisions: 9, dice: 9 },
    lost: {},
  }
  const kept = (rows: Series['rows'], counts: Series['counts'] = {}): string =>
    writeSeries({ ...seriesOf(empty.head, []), rows, counts })

  test('PLY-5: come back', () => {
    expect(goneOn(empty, kept([row], { dice: 9 }))).toMatchObject({ rows: [row], counts: { dice: 9 } })
  })

  test.each<[string, unknown]>([
    ['no text', { rows: [row] }],
    ['half a text', kept([row]).slice(0, -20)],
    ['a text of another program', '{"head":{}}'],
    ['games of another seed', kept([row]).replace('"seed":0', '"seed":1')],
    ['less than no dice', kept([{ ...row, dice: -1 }])],
    ['a sum that is none', kept([row], { dice: 0.5 })],
    ['the same game twice', kept([row, row])],
    ['a game far beyond all', kept([{ ...row, game: 2 ** 52 }])],
  ])('PLY-5: %s adds nothing', (_what, text) => {
    expect(goneOn(empty, text)).toEqual(empty)
  })
})
