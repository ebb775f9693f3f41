/** Games beside the page: pools of any size play the same series, and a run stops, goes on and outlives its panel (PLY-5). */
import { describe, expect, test } from 'vitest'
import { turnsMore } from '#shared/balance/variants'
import { editInfo } from '#shared/commands/editInfo'
import { silence } from '#shared/commands/silence'
import { OF_GAMES } from '#shared/document/silenced'
import { type SideId } from '#shared/document/ids'
import { readGame } from '#shared/game/file/readGame'
import { openGame } from '#shared/game/file/replay'
import { askedGame, type GamesAsked } from '#shared/game/simulation/askedGame'
import { seriesOf, type Series, writeSeries } from '#shared/game/simulation/series'
import { type Simulated } from '#shared/game/simulation/tally'
import { variantScenario } from '../../renderer/dialogs/play/balance/balanceSetting'
import { type BalanceHost, createBalance } from '../../renderer/dialogs/play/balance/balanceTable'
import { type GameFault, type GamesWorker, playBeside, seekBeside } from '../../renderer/workers/gamesClient'
import { createPlaying, type GameJob, type Sought, type ToGamesWorker } from '../../renderer/workers/playing'
import { galleryScenario } from '../support/scenarioFiles'
import { TestEditor } from '../support/TestEditor'

const scenario = galleryScenario('infiltration-1')
const players = Object.fromEntries(Object.keys(scenario.sides).map((side) => [side as SideId, 'random']))
const GAMES = 5

/** Workers whose answers come one by one, those of the last worker first. */
function threads() {
  const answers: (() => void)[] = []
  let ended = 0
  function start(): GamesWorker {
    let over = false
    const worker: GamesWorker = {
      onmessage: null,
      onerror: null,
      terminate() {
        over = true
        ended++
      },
      postMessage: (message: ToGamesWorker) => answer(structuredClone(message)),
    }
    const answer = createPlaying((message) => {
      const data = structuredClone(message)
      answers.push(() => {
        if (!over) worker.onmessage?.call(worker as Worker, { data } as MessageEvent)
      })
    })
    return worker
  }
  return {
    start,
    hear: (): boolean => {
      const next = answers.pop()
      next?.()
      return next !== undefined
    },
    hearAll: (): void => {
      for (let next = answers.pop(); next; next = answers.pop()) next()
    },
    ended: () => ended,
  }
}

describe('a pool of workers', () => {
  const asked: GamesAsked = { scenario, players, seed: 4 }
  const head: Series['head'] = {
    ...{ scenario: 'x', title: 'Test', rules: 1, players, seed: 4, games: GAMES, names: {} },
  }
  const jobs = Array.from({ length: GAMES }, (_, game): GameJob => ({ of: 0, game }))
  const alone = writeSeries(
    seriesOf(
      head,
      jobs.map(({ game }) => askedGame(asked, game)),
    ),
  )

  test.each([1, 2, 4])('PLY-5: of %i gives the same bytes, and ends them', (workers) => {
    const pool = threads()
    const games: Simulated[] = []
    const over: unknown[] = []
    const news = {
      played: (_: GameJob, game: Simulated) => games.push(game),
      over: (fault?: GameFault) => over.push(fault),
    }
    playBeside([asked], jobs, news, workers, pool.start)
    pool.hearAll()
    expect(writeSeries(seriesOf(head, games))).toBe(alone)
    expect(over).toEqual([undefined])
    expect(pool.ended()).toBe(workers)
  })

  test('PLY-5: tells that a game fails, and nothing after it', () => {
    const pool = threads()
    const started: GamesWorker[] = []
    const heard: unknown[] = []
    const news = {
      played: ({ game }: GameJob) => heard.push(game),
      over: (fault?: GameFault) => heard.push(fault),
    }
    playBeside([asked], jobs, news, 2, () => {
      const worker = pool.start()
      started.push(worker)
      return worker
    })
    started[0]?.onerror?.call(started[0] as Worker, {} as ErrorEvent)
    pool.hearAll()
    expect(heard).toEqual(['failed'])
    expect(pool.ended()).toBe(2)
  })
})

test('PLY-5: a worker tells of a game that does not end, and the panel names it and shows it as far as it goes', async () => {
  const { editor } = new TestEditor(scenario)
  const endless = { title: 'Test', seed: 4, game: 3, players, turn: 2, decisions: 1200 }
  const job: GameJob = { of: 0, game: 3 }
  const sought: Sought[] = []
  const pool = threads()
  const balance = createBalance(editor, {
    play: (series, jobs, news) => {
      const started: GamesWorker[] = []
      const end = playBeside(series, jobs, news, 1, () => {
        const worker = pool.start()
        started.push(worker)
        return worker
      })
      started[0]?.onmessage?.call(
        started[0] as Worker,
        { data: { kind: 'endless', job, endless } } as MessageEvent,
      )
      return end
    },
    seek: (_asked, one, found) => {
      sought.push(one)
      found(undefined)
      return () => undefined
    },
    kept: () => Promise.resolve(undefined),
    keep: () => Promise.resolve(),
  })
  await balance.open(scenario)
  balance.run()
  const { running, fault, endless: shown } = balance.store.getState()
  expect({ running, shown }).toEqual({ running: false, shown: job })
  expect(pool.ended()).toBe(1)
  expect(fault?.en).toBe(
    '"Test", seed 4, game 3: the game does not end, its turn 2 still goes on at decision 1,200. Those that were played to their end are kept.',
  )
  await balance.seek(0, scenario, { kind: 'game', game: 3 }, 'a.castellan')
  expect(sought).toEqual([{ tries: [3], wanted: { kind: 'game', game: 3 }, file: 'a.castellan' }])
})

/** A panel over an editor, its workers answering when the test lets them. */
function panel(editor: TestEditor, kept = new Map<string, unknown>()) {
  const pool = threads()
  const host: BalanceHost = {
    play: (series, jobs, news) => playBeside(series, jobs, news, 2, pool.start),
    seek: (asked, sought, found) => seekBeside(asked, sought, found, pool.start),
    kept: (key) => Promise.resolve(kept.get(key)),
    keep: (key, value) => Promise.resolve(void kept.set(key, structuredClone(value))),
  }
  return { ...pool, kept, balance: createBalance(editor.editor, host) }
}

const bytes = ({ balance }: ReturnType<typeof panel>): string[] =>
  balance.store.getState().series.map(writeSeries)

describe('the panel', () => {
  const setting = { players, games: GAMES, seed: 4 }
  const [variant] = [turnsMore(scenario, 1)]

  test('PLY-5: stopped, closed with its page and opened again it goes on to the same bytes, variants beside it', async () => {
    const variants = variant ? [variant] : []
    const whole = panel(new TestEditor(scenario))
    await whole.balance.open(scenario)
    await whole.balance.set({ ...setting, variants })
    whole.balance.run()
    whole.hearAll()
    expect(whole.balance.store.getState()).toMatchObject({ running: false, played: 2 * GAMES })

    const first = panel(new TestEditor(scenario))
    await first.balance.open(scenario)
    await first.balance.set({ ...setting, variants })
    first.balance.run()
    first.hear()
    first.hear()
    first.hear()
    first.balance.stop()
    first.hearAll()
    expect(first.balance.store.getState()).toMatchObject({ running: false, played: 3 })

    const again = panel(new TestEditor(scenario), first.kept)
    await again.balance.open(scenario)
    expect(again.balance.store.getState()).toMatchObject({ played: 3, setting: { games: GAMES, variants } })
    again.balance.run()
    again.hearAll()
    expect(bytes(again)).toEqual(bytes(whole))
    expect(bytes(again)[0]).not.toBe(bytes(again)[1])
  })

  test('PLY-5: more games go on from those that are there; fewer take none away; another seed is another series', async () => {
    const { balance, hearAll } = panel(new TestEditor(scenario))
    await balance.open(scenario)
    await balance.set({ ...setting, games: 2 })
    balance.run()
    hearAll()
    await balance.set({ games: 3 })
    expect(balance.store.getState().played).toBe(2)
    balance.run()
    hearAll()
    await balance.set({ games: 1 })
    const { series, played } = balance.store.getState()
    expect([series[0]?.head.games, series[0]?.rows.length, played]).toEqual([3, 3, 3])
    await balance.set({ seed: 5 })
    expect(balance.store.getState().played).toBe(0)
    await balance.set({ seed: 4 })
    expect(balance.store.getState().played).toBe(3)
  })

  test('PLY-5: what is silenced leaves the games; an edit is another scenario; the game that is shown is of the open one', async () => {
    const editor = new TestEditor(scenario)
    const { balance, hearAll } = panel(editor)
    await balance.open(scenario)
    await balance.set({ ...setting, games: 2 })
    balance.run()
    hearAll()
    const nothing = { hexes: [], hexsides: [], counters: [], sides: [] }
    const silenced = { code: `${OF_GAMES}early`, ...nothing, reason: 'Meant.' }
    editor.editor.document.run(silence, { silenced })
    const now = editor.editor.document.scenario
    await balance.open(now)
    expect(balance.store.getState().played).toBe(2)
    const found = balance.seek(0, now, { kind: 'any' }, 'a.castellan')
    hearAll()
    const read = readGame((await found) ?? '', 'a')
    const opened = read.ok && openGame(read.value, now, 'a')
    expect(opened && opened.ok && opened.value.kind).toBe('playable')
    const variant = turnsMore(now, 1)
    const changed = variant && variantScenario(now, variant)
    if (!variant || !changed?.ok) throw new Error('no variant')
    await balance.set({ variants: [variant] })
    balance.run()
    hearAll()
    const named = { ...changed.value, info: { ...changed.value.info, title: 'One turn more' } }
    const sought = balance.seek(1, named, { kind: 'any' }, 'b.castellan')
    hearAll()
    const its = readGame((await sought) ?? '', 'b')
    expect(its.ok && its.value.header.scenario).toMatchObject({ title: 'One turn more', file: 'b.castellan' })
    const shown = its.ok && openGame(its.value, named, 'b')
    expect(shown && shown.ok && shown.value.kind).toBe('playable')
    editor.editor.document.run(editInfo, { change: { title: 'Another' } })
    await balance.open(editor.editor.document.scenario)
    expect(balance.store.getState().played).toBe(0)
  })
})
