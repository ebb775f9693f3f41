/** The turn track: one row a turn with all that holds or happens in it (SCN-3), for the page and the booklet. */
import {
  type AuthorText,
  type Clock,
  type Fog,
  type Reinforcement,
  type StartValues,
  type Weather,
} from './game'
import { type ReinforcementId, type SideId } from './ids'
import { startValuesOf } from './startValues'
import { type Scenario } from './types'

export interface TrackRow {
  readonly turn: number
  readonly name?: AuthorText
  readonly time?: ClockTime
  /** In force in this turn, as the next two: since the row that last said so, or the start. */
  readonly light: StartValues['light']
  readonly weather: Weather
  readonly fog: Fog
  readonly event?: AuthorText
  /** Ids of the ruleset's phases that are left out. */
  readonly without: readonly string[]
  /** Reinforcements that may enter in it, in the order of the document. */
  readonly enters: readonly ReinforcementId[]
}

export interface ClockTime {
  /** `05:30`. */
  readonly time: string
  /** Midnights since the first turn's day. */
  readonly day: number
}

/** The parts of a scenario that its track tells. */
export type Timed = Pick<Scenario, 'turns' | 'start' | 'reinforcements'>

/** As many rows as there are turns; with an open end those of which anything is said, and one more (SCN-3). */
export function turnTrack(scenario: Timed): TrackRow[] {
  const { turns, reinforcements } = scenario
  const count = turns?.count ?? lastTurnSaid(scenario) + 1
  let { light, weather, fog } = startValuesOf(scenario)
  const track: TrackRow[] = []
  for (let turn = 1; turn <= count; turn++) {
    const row = turns?.rows[turn]
    light = row?.light ?? light
    weather = row?.weather ?? weather
    fog = row?.fog ?? fog
    track.push({
      turn,
      ...(row?.name && { name: row.name }),
      ...(turns?.clock && { time: timeOfTurn(turns.clock, turn) }),
      light,
      weather,
      fog,
      ...(row?.event && { event: row.event }),
      without: row?.without ?? [],
      enters: (Object.entries(reinforcements) as [ReinforcementId, Reinforcement][]).flatMap(([id, one]) =>
        mayEnter(one, turn) ? id : [],
      ),
    })
  }
  return track
}

/** The last turn of which the rows or the reinforcements say anything; 0 = none. */
export function lastTurnSaid({ turns, reinforcements }: Pick<Timed, 'turns' | 'reinforcements'>): number {
  const rows = Object.keys(turns?.rows ?? {}).map(Number)
  const entries = Object.values<Reinforcement>(reinforcements).flatMap(({ turn, lastTurn }) => [
    turn,
    lastTurn,
  ])
  return [...rows, ...entries].reduce<number>((last, turn) => Math.max(last, turn ?? 0), 0)
}

/** With neither a last turn nor a roll it is in its turn alone; with a roll alone it may be in each from then on. */
function mayEnter({ turn, lastTurn, roll }: Reinforcement, now: number): boolean {
  if (turn === undefined) return false
  return now >= turn && now <= (lastTurn ?? (roll ? Infinity : turn))
}

/** @param turn from 1 */
export function timeOfTurn({ start, step }: Clock, turn: number): ClockTime {
  const [hours = 0, minutes = 0] = start.split(':').map(Number)
  const since = hours * 60 + minutes + (turn - 1) * step
  const two = (value: number): string => String(value).padStart(2, '0')
  return {
    time: `${two(Math.floor(since / 60) % 24)}:${two(since % 60)}`,
    day: Math.floor(since / (24 * 60)),
  }
}

/** The sides as they play, each once: those of the order, then the others in the order of the document. */
export function sidesInOrder({ turns, sides }: Pick<Scenario, 'turns' | 'sides'>): SideId[] {
  const known = (turns?.order ?? []).filter((side) => side in sides)
  return [...new Set([...known, ...(Object.keys(sides) as SideId[])])]
}
