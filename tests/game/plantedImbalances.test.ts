/** Imbalances that are planted in a scenario: the report of its games names each, with a figure (PLY-5). */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type Victory } from '#shared/document/game'
import { type SideId } from '#shared/document/ids'
import { GAME_OPTIONS } from '#shared/game/options'
import { playerById } from '#shared/game/players/players'
import { type Players } from '#shared/game/players/course'
import { type Series, seriesOf } from '#shared/game/simulation/series'
import { seriesNames } from '#shared/game/simulation/seriesNames'
import { standsOut } from '#shared/balance/standsOut'
import { simulatedGame } from '#shared/game/simulation/tally'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { galleryScenario } from '../support/scenarioFiles'
import { hexKey } from '#shared/hex/axial'

const GAMES = 12

function seriesOfGames(scenario: Scenario, ids: Readonly<Record<string, string>>): Series {
  const players = Object.fromEntries(
    Object.entries(ids).map(([side, id]) => [side, playerById(id)]),
  ) as Players
  const head = {
    scenario: '',
    title: 'Test',
    rules: 1,
    players: ids,
    seed: 5,
    games: GAMES,
    names: seriesNames(scenario),
  }
  const games = Array.from({ length: GAMES }, (_, game) =>
    simulatedGame(scenario, GAME_OPTIONS, players, { seed: 5, game }),
  )
  return seriesOf(head, games)
}

const told = (scenario: Scenario, ids: Readonly<Record<string, string>>): string =>
  standsOut(seriesOfGames(scenario, ids), scenario)
    .map(({ message }) => message.en)
    .join('\n')

const [crusaders, saracens] = ['crusaders' as SideId, 'saracens' as SideId]

function way(side: SideId, level: Victory['level'], conditions: readonly object[]): Victory {
  return { side, level, join: 'all', conditions, note: '' } as unknown as Victory
}

/** A corridor of one hex: the counters of the saracens come from the left. */
function corridor(parts: Parameters<typeof testBoard>[0] = {}): Scenario {
  const board = testBoard({
    columns: 8,
    rows: 1,
    turns: { count: 6, order: [crusaders, saracens], rows: {} } as unknown as NonNullable<Scenario['turns']>,
    counters: {
      guy: { type: 'crusaders-knight', face: 'healthy', at: 'E1', facing: 'v4', name: 'Guy' },
      yusuf: { type: 'saracens-soldier', face: 'wounded', at: 'C1', facing: 'v1', name: 'Yusuf' },
      omar: { type: 'saracens-soldier', face: 'wounded', at: 'B1', facing: 'v1', name: 'Omar' },
      bilal: { type: 'saracens-soldier', face: 'wounded', at: 'A1', facing: 'v1', name: 'Bilal' },
    },
    ...parts,
  })
  const gate = { kind: 'hexes', hexes: [hexKey(hexNamed(board, 'H1'))] }
  const victory = {
    in: way(saracens, 'victory', [{ kind: 'hold', place: gate }]),
    out: way(crusaders, 'victory', [{ kind: 'survive', who: [{ kind: 'side', side: crusaders }] }]),
  }
  return { ...board, victory: { ...victory, ...parts.victory } } as Scenario
}

describe('what a report says to look at first', () => {
  it('PLY-5: names the gate that one man holds', () => {
    const said = told(corridor(), { crusaders: 'greedy+hold', saracens: 'random' })
    expect(said).toMatch(
      /Held by one: Guy in E1 is the aim of \d+ of \d+, \d+% \(.*\) of all attacks, and falls there in only \d of 12/,
    )
  })

  it('PLY-5: names the reinforcement that comes too late', () => {
    const relief = {
      side: saracens,
      name: 'Relief',
      turn: 6,
      entries: [{ kind: 'edge', edge: 'left' }],
      blocked: 'wait',
    }
    const scenario = corridor({
      reinforcements: { relief } as unknown as Scenario['reinforcements'],
      victory: {
        over: way(crusaders, 'decisive', [{ kind: 'survive', who: [{ kind: 'side', side: crusaders }] }]),
      } as unknown as Scenario['victory'],
    })
    const { bilal } = scenario.counters as Record<string, object>
    const { hex: _hex, ...waiting } = bilal as { readonly hex?: unknown }
    const counters = { ...scenario.counters, bilal: { ...waiting, reinforcement: 'relief' } }
    const said = told({ ...scenario, counters } as unknown as Scenario, {
      crusaders: 'greedy',
      saracens: 'greedy',
    })
    expect(said).toMatch(
      /Relief: (too late, the game over or decided: \d+ of 12.*; )?fights: 0 of 12, 0% \(0 to 24%\)/,
    )
  })

  it('PLY-5: names the victory that is decided in turn 1', () => {
    const own = { kind: 'hexes', hexes: [hexKey(hexNamed(corridor(), 'E1'))] }
    // He stands there already: one turn is enough.
    const first = way(crusaders, 'decisive', [{ kind: 'hold', place: own, turns: 1 }])
    const scenario = corridor({ victory: { first } as unknown as Scenario['victory'] })
    const said = told(scenario, { crusaders: 'greedy+hold', saracens: 'greedy' })
    expect(said).toMatch(
      /Decided early: at the end of turn 2 of 6 the winner can change no more in 1[0-2] of 12, \d+% .* \(from turn 1: 1[0-2] of 12/,
    )
  })

  it('PLY-5: finds nothing of the kind where nothing is planted', () => {
    const plain = told(corridor({ rows: 6, columns: 12 }), { crusaders: 'random', saracens: 'random' })
    expect(plain).not.toContain('Held by one')
    expect(plain).not.toContain('Decided early')
  })
})

it('PLY-5: a scenario without ways to victory is not called decided, though one side is soon alone', () => {
  const ids = { crusaders: 'greedy', saracens: 'greedy' }
  expect(told(galleryScenario('infiltration-4'), ids)).not.toContain('Decided early')
})
