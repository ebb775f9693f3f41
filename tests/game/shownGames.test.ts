/** Games of a series by their number: those that are left, the one that is sought to be shown, its file (PLY-5). */
import { expect, test } from 'vitest'
import { type SideId } from '#shared/document/ids'
import { silencing } from '#shared/checks/silencing'
import { standsOut } from '#shared/balance/standsOut'
import { createHistory } from '#shared/commands/history'
import { silence } from '#shared/commands/silence'
import { unsilence } from '#shared/commands/unsilence'
import { readGame } from '#shared/game/file/readGame'
import { openGame } from '#shared/game/file/replay'
import { writeGame } from '#shared/game/file/writeGame'
import { askedGame, recordedGame } from '#shared/game/simulation/askedGame'
import { gamesLeft, joinedSeries, seriesOf, writeSeries } from '#shared/game/simulation/series'
import { seriesNames } from '#shared/game/simulation/seriesNames'
import { gamesToTry, isWanted } from '#shared/game/simulation/wanted'
import { type GameRow } from '#shared/game/simulation/tally'
import { galleryScenario } from '../support/scenarioFiles'

const scenario = galleryScenario('infiltration-1')
const players = Object.fromEntries(Object.keys(scenario.sides).map((side) => [side, 'random']))
const asked = { scenario, players, seed: 3 }
const head = {
  ...{ scenario: '', title: 'Test', rules: 1, players, seed: 3, games: 4 },
  names: seriesNames(scenario),
}

test('PLY-5: a series that is stopped goes on with the games that are left, to the same bytes', () => {
  const games = [0, 1, 2, 3].map((game) => askedGame(asked, game))
  const whole = seriesOf(head, games)
  const stopped = seriesOf(
    head,
    [games[2], games[0]].flatMap((game) => game ?? []),
  )
  expect(gamesLeft(stopped)).toEqual([1, 3])
  const rest = gamesLeft(stopped).map((game) => askedGame(asked, game))
  expect(writeSeries(joinedSeries(head, [stopped, seriesOf(head, rest)]))).toBe(writeSeries(whole))
  expect(gamesLeft(whole)).toEqual([])
})

test('PLY-5: the game that is shown is the one that was counted, as a file that opens', () => {
  const { row } = askedGame(asked, 1)
  const text = writeGame(recordedGame(asked, 1, 'a.castellan').file)
  const read = readGame(text, 'a')
  const opened = read.ok && openGame(read.value, scenario, 'a')
  if (!opened || !opened.ok || opened.value.kind !== 'playable') throw new Error('not opened')
  const { steps, states } = opened.value
  expect(steps).toHaveLength(row.decisions)
  const stage = states.at(-1)?.stage
  expect(stage?.kind === 'over' && (stage.verdict.winner ?? '')).toBe(row.winner)
})

function row(game: number, winner: string, decided: number): GameRow {
  return { game, winner, level: '', because: 'x', turn: 6, decided, decisions: 1, dice: 0, lost: {} }
}

test('PLY-5: a game is sought by how it ended, the earliest decision first, or by what it counts', () => {
  const rows = [row(0, 'a', 4), row(1, '', 2), row(2, 'b', 1), row(3, 'a', 6)]
  const a = { kind: 'won', side: 'a' as SideId } as const
  expect(gamesToTry({ rows }, a)).toEqual([0, 3])
  expect(gamesToTry({ rows }, { kind: 'nobody' })).toEqual([1])
  expect(gamesToTry({ rows }, { kind: 'decided', by: 2 })).toEqual([2, 1])
  const counted = { kind: 'counts', has: 'late relief', lacks: 'struck relief' } as const
  expect(gamesToTry({ rows }, counted)).toEqual([0, 1, 2, 3])
  expect(isWanted({ row: row(0, 'a', 4), counts: { 'late relief': 1 } }, counted)).toBe(true)
  const both = { 'late relief': 1, 'struck relief': 1 }
  expect(isWanted({ row: row(0, 'a', 4), counts: both }, counted)).toBe(false)
  expect(isWanted({ row: row(0, 'a', 4), counts: {} }, a)).toBe(true)
})

test('PLY-5: what games show is silenced as a finding, by what it names and not by its figures, and no check lists it', () => {
  const rows = [0, 1, 2].map((game) => row(game, '', 1))
  const facts = standsOut({ head: { ...head, games: 3 }, rows, counts: {} }, scenario)
  const early = facts.find(({ code }) => code === 'GAMES-early')
  expect(early?.message.en).toContain('3 of 3')
  const never = facts.filter(({ code }) => code === 'GAMES-never-met')
  expect(new Set(never.map(({ says }) => says)).size).toBe(never.length)
  const history = createHistory(scenario)
  const { message: _message, shownBy: _shownBy, ...subject } = early as NonNullable<typeof early>
  const silenced = { ...subject, reason: 'A rout is meant.' }
  expect(history.apply(silence, { silenced })).toBeUndefined()
  expect(silencing([], history.document.silenced)).toEqual({ open: [], silenced: [], checks: [], idle: [] })
  expect(history.apply(unsilence, { silenced: [silenced] })).toBeUndefined()
  expect(history.document.silenced).toEqual(scenario.silenced)
})
