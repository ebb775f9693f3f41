/**
 * The games of the balance panel: their setting, the series that grow, and the run that plays them beside the page. It lives as long
 * as the editor, so that a run goes on while the panel is closed; what has been played is kept for another day (PLY-5). No React.
 */
import { type StoreApi } from 'zustand/vanilla'
import { type Scenario } from '#shared/document/types'
import { endlessInWords } from '#shared/game/endless'
import { joinedSeries, type Series, writeSeries } from '#shared/game/simulation/series'
import { type Simulated } from '#shared/game/simulation/tally'
import { type Wanted, gamesToTry } from '#shared/game/simulation/wanted'
import { type Localized, localized } from '#shared/i18n/localized'
import { keepGames, keptGames } from '../../../host/keptGames'
import { freshWithDocuments, perEditor } from '../../../ui/perEditor'
import { type Editor } from '../../../editor/editor'
import { type GameFault, playBeside, seekBeside } from '../../../workers/gamesClient'
import { type GameJob } from '../../../workers/playing'
import {
  askedOf,
  type BalanceSetting,
  emptySeries,
  firstSetting,
  goneOn,
  jobsOf,
  seriesKey,
  type Subject,
  subjectOf,
  variantScenario,
  withGames,
  withoutSilences,
} from './balanceSetting'
import { keptSetting } from './keptSetting'

export interface BalanceState {
  /** The scenario as it is, then its variants; none before the panel is first open. */
  readonly subjects: readonly Subject[]
  readonly setting: BalanceSetting | undefined
  /** One a subject. */
  readonly series: readonly Series[]
  /** Games that have been played of all series, those included that do not show yet. */
  readonly played: number
  readonly running: boolean
  readonly fault: Localized | undefined
  /** The game that did not end, when that was the fault: it can be shown as far as it goes. */
  readonly endless: GameJob | undefined
}

const NOTHING: BalanceState = {
  subjects: [],
  setting: undefined,
  series: [],
  played: 0,
  running: false,
  fault: undefined,
  endless: undefined,
}

const FAILED = localized(
  'Une partie n’a pas pu être jouée jusqu’au bout. Celles qui l’ont été sont gardées.',
  'A game could not be played to its end. Those that were are kept.',
)

function faultInWords(fault: GameFault): Localized {
  if (fault === 'failed') return FAILED
  const { fr, en } = endlessInWords(fault.endless)
  return localized(
    `${fr}. Celles qui ont été jouées jusqu’au bout sont gardées.`,
    `${en}. Those that were played to their end are kept.`,
  )
}

export interface BalanceTable {
  readonly store: StoreApi<BalanceState>
  /** The scenario that is on show: its last setting and games come back. */
  open(scenario: Scenario): Promise<void>
  /** @param change of what is played; it stops a run. */
  set(change: Partial<BalanceSetting>): Promise<void>
  run(): void
  stop(): void
  /**
   * The text of the file of such a game of a series.
   * @param of its number: 0 = the scenario as it is, then the variants.
   * @param scenario the one that the file is to be of: the open one, or the variant.
   */
  seek(of: number, scenario: Scenario, wanted: Wanted, file: string): Promise<string | undefined>
}

/** The surroundings of a table: workers, and the place where games are kept. */
export interface BalanceHost {
  readonly play: typeof playBeside
  readonly seek: typeof seekBeside
  readonly kept: (key: string) => Promise<unknown>
  readonly keep: (key: string, value: unknown) => Promise<void>
}

const PAGE: BalanceHost = { play: playBeside, seek: seekBeside, kept: keptGames, keep: keepGames }

export const balanceOf = perEditor((editor) => createBalance(editor, PAGE))

export function createBalance(editor: Pick<Editor, 'document'>, host: BalanceHost): BalanceTable {
  let end: (() => void) | undefined
  let waiting: { readonly of: number; readonly game: Simulated }[] = []
  /** Counts up with each setting: what is read for an older one comes too late. */
  let latest = 0
  const store = freshWithDocuments(editor as Editor, () => {
    end?.()
    end = undefined
    waiting = []
    latest++
    return NOTHING
  })
  const get = store.getState

  /** Shows and keeps what has been played since the last time. */
  function settle(): void {
    const fresh = waiting
    waiting = []
    if (fresh.length === 0) return
    const touched = new Set(fresh.map(({ of }) => of))
    const series = get().series.map((one, index) => {
      if (!touched.has(index)) return one
      const games = fresh.flatMap(({ of, game: { row, counts } }) =>
        of === index ? { rows: [row], counts } : [],
      )
      return joinedSeries(one.head, [one, ...games])
    })
    store.setState({ series })
    for (const index of touched) keepSeries(series[index] as Series)
  }

  function keepSeries(series: Series): void {
    void host.keep(seriesKey(series), writeSeries(series))
  }

  function stop(): void {
    end?.()
    end = undefined
    settle()
    store.setState({ running: false })
  }

  async function show(base: Subject, setting: BalanceSetting): Promise<void> {
    stop()
    const now = ++latest
    const made = setting.variants.flatMap((variant) => {
      const changed = variantScenario(base.scenario, variant)
      return changed.ok ? { variant, subject: subjectOf(changed.value) } : []
    })
    const variants = made.map(({ variant }) => variant)
    const subjects = [base, ...made.map(({ subject }) => subject)]
    const empty = subjects.map((subject) => emptySeries(subject, setting))
    // At once, so that the next change is one of this setting.
    store.setState({ ...NOTHING, subjects, setting: { ...setting, variants }, series: empty })
    const kept = await Promise.all(empty.map((one) => host.kept(seriesKey(one))))
    // A run that has begun meanwhile plays the same games again.
    if (now !== latest || get().running) return
    const series = get().series.map((one, index) => goneOn(one, kept[index]))
    store.setState({ series, played: playedOf(series) })
  }

  return {
    store,
    async open(scenario) {
      const base = subjectOf(withoutSilences(scenario))
      if (get().subjects[0]?.hash === base.hash) return
      const kept = keptSetting(await host.kept(settingKey(base)), base.scenario)
      await show(base, kept ?? firstSetting(base.scenario))
    },
    async set(change) {
      const { setting, subjects, series } = get()
      const [base] = subjects
      if (!setting || !base) return
      const next = { ...setting, ...change }
      void host.keep(settingKey(base), next)
      if (Object.keys(change).join() !== 'games') return show(base, next)
      stop()
      store.setState({ setting: next, series: series.map((one) => withGames(one, next.games)) })
    },
    run() {
      const { setting, subjects, series, running } = get()
      const jobs = jobsOf(series)
      const [base] = subjects
      if (running || !setting || !base || jobs.length === 0) return
      void host.keep(settingKey(base), setting)
      store.setState({ running: true, fault: undefined, endless: undefined })
      end = host.play(
        subjects.map((subject) => askedOf(subject, setting)),
        jobs,
        {
          played({ of }, game) {
            waiting.push({ of, game })
            store.setState(({ played }) => ({ played: played + 1 }))
            // Each time a twentieth is new: a report of many games costs more than one of them.
            if (waiting.length * 20 >= get().played) settle()
          },
          over(fault) {
            stop()
            if (!fault) return
            const endless = fault === 'failed' ? undefined : fault.job
            store.setState({ fault: faultInWords(fault), endless })
          },
        },
      )
    },
    stop,
    seek(of, scenario, wanted, file) {
      const { setting, series } = get()
      const { [of]: sought } = series
      if (!setting || !sought) return Promise.resolve(undefined)
      const asked = { tries: gamesToTry(sought, wanted), wanted, file }
      return new Promise((resolve) => host.seek(askedOf({ scenario }, setting), asked, resolve))
    },
  }
}

function settingKey({ hash }: Subject): string {
  return `setting ${hash}`
}

function playedOf(series: readonly Series[]): number {
  return series.reduce((sum, { rows }) => sum + rows.length, 0)
}
