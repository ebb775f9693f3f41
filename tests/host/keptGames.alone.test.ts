/** Games of the balance panel in the browser: kept, the oldest given up first, and nobody waits for a database that is stuck (PLY-5). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepGames, keptGames } from '../../renderer/host/keptGames'
import { clearDatabase, createStore, databaseKeys, set, setDatabase } from './fake/database'

vi.mock('../../renderer/host/database', () => import('./fake/database'))

const STORE = 'castellan-games/games'

beforeEach(() => clearDatabase())
afterEach(() => void vi.useRealTimers())

test('PLY-5: what is kept comes back under its key alone', async () => {
  await keepGames('a', { games: 3 })
  expect(await keptGames('a')).toEqual({ games: 3 })
  expect(await keptGames('b')).toBeUndefined()
})

test('PLY-5: entries that are none of this program hold nothing, keep nothing back and go first', async () => {
  const store = createStore('castellan-games', 'games')
  for (const [key, value] of [
    ['text', 'spoilt'],
    ['null', null],
    ['dateless', { value: 1, at: 'yesterday' }],
  ] as const)
    await set(key, value, store)
  expect(await Promise.all([keptGames('text'), keptGames('null')])).toEqual([undefined, undefined])
  for (let index = 0; index < 100; index++) await keepGames(`game ${index}`, index)
  expect(databaseKeys(STORE).sort()).toEqual(
    Array.from({ length: 100 }, (_, index) => `game ${index}`).sort(),
  )
})

test.each(['forbidden', 'quota'] as const)(
  'PLY-5: a database that is %s keeps nothing, and says nothing',
  async (state) => {
    setDatabase(state)
    await keepGames('a', 1)
    setDatabase(state === 'quota' ? 'working' : state)
    expect(await keptGames('a')).toBeUndefined()
  },
)

test('PLY-5: one that never answers holds the panel up no longer than two seconds', async () => {
  setDatabase('stuck')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const asked = keptGames('a')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await asked).toBeUndefined()
})
