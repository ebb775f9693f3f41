/** Machine players: each does what it announces, and never what is barred to it. */
import { describe, expect, it } from 'vitest'
import { counterId, sideId, type SideId, victoryId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { beginGame } from '#shared/game/referee/begin'
import { expectationOf } from '#shared/game/players/expectation'
import { formatNumber } from '#shared/i18n/localized'
import { GREEDY_PLAYER } from '#shared/game/players/greedy'
import { type Player } from '#shared/game/players/player'
import { playerById } from '#shared/game/players/players'
import { playOn, type Step } from '#shared/game/players/course'
import { RANDOM_PLAYER } from '#shared/game/players/random'
import { hexKey } from '#shared/hex/axial'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { galleryScenario } from '../support/scenarioFiles'
import { allAs, machineGame } from './machines'
import { mirroredBoard, SIDES } from './mirroredBoards'

const SORTIE = galleryScenario('the-sortie')

function gameOf(scenario: Scenario, players: Record<SideId, Player>, game: number) {
  const steps: Step[] = []
  const { verdict } = playOn(beginGame(scenario), players, { seed: 5, game }, (step) => steps.push(step))
  return { steps, verdict }
}

function named(id: string): Player {
  const player = playerById(id)
  if (!player) throw new Error(id)
  return player
}

describe('the greedy player', () => {
  it('PLY-4: takes the shot with the best exact expectation of its firer, and says it', () => {
    const { steps } = gameOf(SORTIE, allAs(SORTIE, GREEDY_PLAYER), 0)
    const shots = steps.flatMap(({ before, decision, choice }) =>
      decision.kind === 'phase' && choice.act.kind === 'fire'
        ? { before, decision, choice, act: choice.act }
        : [],
    )
    expect(shots.length).toBeGreaterThan(20)
    for (const { before, decision, choice, act } of shots) {
      const offer = decision.offers.find(({ by }) => by === act.firer)
      const all = Array.from({ length: offer?.size() ?? 0 }, (_, index) => offer?.at(index)).flatMap((one) =>
        one?.kind === 'fire' ? (expectationOf(SORTIE, before.play, decision.side, one) ?? []) : [],
      )
      const best = Math.max(...all)
      expect(expectationOf(SORTIE, before.play, decision.side, act)).toBe(best)
      expect(choice.why.en).toContain(`: ${formatNumber(best, 'en', 2)} on average`)
      expect(choice.why.fr).toContain(`: ${formatNumber(best, 'fr', 2)} en moyenne`)
    }
  })

  it('PLY-4: beats the random one, with either side', () => {
    const sides = Object.keys(SORTIE.sides) as SideId[]
    const results = [0, 1, 2, 3].map((game) => {
      const greedy = sides[game % 2]
      const players = Object.fromEntries(
        sides.map((side) => [side, side === greedy ? GREEDY_PLAYER : RANDOM_PLAYER]),
      )
      const { winner } = gameOf(SORTIE, players, game).verdict
      return winner === undefined ? 0 : winner === greedy ? 1 : -1
    })
    expect(results.filter((one) => one > 0).length).toBeGreaterThan(
      2 * results.filter((one) => one < 0).length,
    )
  })
})

it('PLY-4: the greedy player leaves an exit to those who should leave by it', () => {
  const board = testBoard({
    ...{ columns: 8, rows: 1, turns: { count: 4, order: [], rows: {} } },
    counters: {
      hugo: { type: 'crusaders-soldier', at: 'E1', name: 'Hugo' },
      guy: { type: 'crusaders-soldier', at: 'C1', name: 'Guy' },
      ali: { type: 'saracens-soldier', at: 'A1', name: 'Ali' },
    },
  })
  const place = { kind: 'hexes', hexes: [hexKey(hexNamed(board, 'H1'))] } as const
  const guy = counterId('guy')
  const exit = { kind: 'exit', who: [{ kind: 'counter', counter: guy }], place } as const
  const way = {
    side: sideId('crusaders'),
    level: 'decisive',
    join: 'all',
    conditions: [exit],
    words: {},
  } as const
  const scenario: Scenario = { ...board, victory: { [victoryId('out')]: way } }
  const { state } = machineGame(scenario, 0, GREEDY_PLAYER)
  expect(state.play.course.gone[guy]?.how).toBe('exited')
})

describe('the player by scripts', () => {
  const SIEGE = galleryScenario('infiltration-1')
  const scripts = named('scripts')

  it('PLY-4: says by which script a group moves, or that it moves as the greedy one', () => {
    const steps = Array.from(
      { length: 8 },
      (_, game) => gameOf(SIEGE, allAs(SIEGE, scripts), game).steps,
    ).flat()
    const moves = steps.filter(({ choice: { act } }) => act.kind === 'move')
    const said = moves.map(({ choice }) => choice.why.en)
    expect(moves.length).toBeGreaterThan(3)
    const byScript = /: its group’s script, (advance|shoot|charge|withdraw)$/
    expect(said.filter((why) => byScript.test(why)).length).toBeGreaterThan(3)
    for (const why of said)
      if (!byScript.test(why)) expect(why).toMatch(/: nearer to the goal, at the least risk$/)
  })

  it('PLY-4: plays the same game by the same seeds, whatever it has played before', () => {
    const told = (game: number): string =>
      JSON.stringify(gameOf(SIEGE, allAs(SIEGE, scripts), game).steps.map(({ choice }) => choice.act))
    const first = told(3)
    told(4)
    expect(told(3)).toBe(first)
  })

  it('PLY-4: beats the random one, with either side', () => {
    const sides = Object.keys(SIEGE.sides) as SideId[]
    const results = Array.from({ length: 12 }, (_, game) => {
      const own = sides[game % 2]
      const players = Object.fromEntries(sides.map((side) => [side, side === own ? scripts : RANDOM_PLAYER]))
      const { winner } = gameOf(SIEGE, players, game).verdict
      return winner === undefined ? 0 : winner === own ? 1 : -1
    })
    const [won, lost] = [1, -1].map((result) => results.filter((one) => one === result).length)
    expect(won).toBeGreaterThan(lost ?? 0)
  })

  it('PLY-4: beats the greedy one in six games of a mirrored scenario, three with each side', () => {
    const fords = mirroredBoard('fords')
    const results = Array.from({ length: 6 }, (_, game) => {
      const own = SIDES[game % 2]
      const players = Object.fromEntries(SIDES.map((side) => [side, side === own ? scripts : GREEDY_PLAYER]))
      const { winner } = gameOf(fords, players, game).verdict
      return winner === undefined ? 'nobody' : winner === own ? 'won' : 'lost'
    })
    const count = (result: string): number => results.filter((one) => one === result).length
    expect({ won: count('won'), lost: count('lost') }).toEqual({ won: 6, lost: 0 })
  })

  it('PLY-4: is kept from what it may not do as others are', () => {
    const sides = Object.keys(SIEGE.sides) as SideId[]
    const { steps } = gameOf(SIEGE, allAs(SIEGE, named('scripts+hold')), 1)
    expect(sides.length).toBe(2)
    expect(steps.map(({ choice }) => choice.act.kind)).not.toContain('move')
  })
})

describe('a player that is kept from something', () => {
  it('PLY-4: never fires, or never moves, and is named so', () => {
    const [one, other] = Object.keys(SORTIE.sides) as [SideId, SideId]
    const players = { [one]: named('greedy+no-fire'), [other]: named('random+hold') } as Record<
      SideId,
      Player
    >
    const { steps } = gameOf(SORTIE, players, 1)
    const acts = (side: SideId): string[] =>
      steps.flatMap(({ decision, choice }) => (decision.side === side ? choice.act.kind : []))
    expect(acts(one)).not.toContain('fire')
    expect(acts(one)).toContain('move')
    expect(acts(other)).not.toContain('move')
    expect(acts(other)).toContain('fire')
    expect(named('greedy+no-fire').id).toBe('greedy+no-fire')
    expect(named('greedy+no-fire').name.fr).toBe('vorace (meilleure espérance exacte), sans tirer')
  })

  it('PLY-4: is unknown by another name', () => {
    expect(playerById('greedy+fly')).toBeUndefined()
    expect(playerById('deep')).toBeUndefined()
  })

  it('PLY-4: holds a group and its parts alone', () => {
    const { groups, counters } = SORTIE
    const group = Object.keys(groups).find((id) =>
      Object.values(counters).some((counter) => counter.group === id),
    )
    if (group === undefined) throw new Error('no group')
    const { steps } = gameOf(SORTIE, allAs(SORTIE, named(`random+hold:${group}`)), 2)
    const moved = steps.flatMap(({ choice: { act } }) =>
      act.kind === 'move' ? (counters[act.counter]?.group ?? '') : [],
    )
    expect(moved.length).toBeGreaterThan(10)
    expect(moved).not.toContain(group)
  })
})
