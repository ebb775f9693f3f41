/** Acts that random games seldom come upon: offered, played, read from a file and played again to the same bytes (PLY-1, PLY-2). */
import { describe, expect, it } from 'vitest'
import { counterId, type CounterId, sideId } from '#shared/document/ids'
import { fileErrorText } from '#shared/format/fileError'
import { type GameState } from '#shared/game/contract'
import { typedDice } from '#shared/game/dice'
import { HUMAN } from '#shared/game/file/gameFile'
import { openGame } from '#shared/game/file/replay'
import { readGame } from '#shared/game/file/readGame'
import { writeGame } from '#shared/game/file/writeGame'
import { newGame, playAct, type PlayedGame, stateAt } from '#shared/game/table/playedGame'
import { hexKey } from '#shared/hex/axial'
import { hexNamed } from '../support/names'
import {
  after,
  SMALL_POSITIONS,
  type SmallPosition,
  stateBefore,
  type Taken,
  taken,
} from '../support/smallPositions'

const PLAYERS = { [sideId('crusaders')]: HUMAN, [sideId('saracens')]: HUMAN }
const [guy, hugo, ali] = ['guy', 'hugo', 'ali'].map(counterId) as [CounterId, CounterId, CounterId]

function playedGame({ scenario, before, then }: SmallPosition): PlayedGame {
  return [...before, then].reduce(
    (game, one) => {
      const state = stateAt(game)
      const next = playAct(game, taken(state, one), typedDice(one.dice ?? [], state.dice))
      if ('kind' in next) throw new Error(next.kind)
      return next
    },
    newGame(scenario, { players: PLAYERS, seed: 1, file: 'x.castellan' }),
  )
}

const LETS_PASS: Taken = { is: (act) => act.kind === 'choose' && act.option === 'hold-back' }

const CASES = Object.values(SMALL_POSITIONS).flatMap((positions) =>
  positions.map((one): [string, SmallPosition] => [`${one.scenario.ruleset}: ${one.name}`, one]),
)

describe.each(CASES)('%s', (_, position) => {
  it('PLY-2: is offered, written, read and played again to the same bytes', () => {
    const game = playedGame(position)
    expect(game.lines.at(-1)?.act.kind).toBe(position.kind)
    const text = writeGame({ header: game.header, lines: game.lines })
    const read = readGame(text, 'x.castellan-game')
    const opened = read.ok ? openGame(read.value, position.scenario, 'x.castellan-game') : read
    if (!opened.ok) throw new Error(fileErrorText(opened.error, 'en'))
    if (opened.value.kind !== 'playable') throw new Error(opened.value.kind)
    expect(writeGame(opened.value.file)).toBe(text)
    expect(JSON.stringify(opened.value.states.at(-1)?.play)).toBe(JSON.stringify(stateAt(game).play))
  })
})

describe.each(['magna-carta', 'savoy'] as const)('%s', (ruleset) => {
  const found = (name: string): SmallPosition => {
    const position = SMALL_POSITIONS[ruleset].find((one) => one.name === name)
    if (!position) throw new Error(name)
    return position
  }
  const ends = (name: string): GameState => after(stateBefore(found(name)), found(name).then)
  const hexOf = ({ play }: GameState, id: CounterId) => play.scenario.counters[id]?.hex
  const at = (name: string, hex: string) => hexKey(hexNamed(found(name).scenario, hex))

  /** The rest of a way, on which others might strike too. */
  const letPass = (state: GameState): GameState =>
    state.stage.kind === 'underway' ? letPass(after(state, LETS_PASS)) : state

  it('MC-ADV-1: the winner takes the hex of the loser and one more, or nobody advances', () => {
    const name = 'an advance of two hexes'
    expect(hexOf(letPass(ends(name)), guy)).toBe(at(name, 'C4'))
    const declined = ends('nobody advances')
    expect(hexOf(declined, guy)).toBe(at(name, 'C6'))
    expect(declined.play.owed).toEqual([])
  })

  it('MC-RET-3: who cannot retreat stays and is wounded', () => {
    const name = 'nowhere to retreat to'
    const { play } = ends(name)
    expect(play.scenario.counters[ali]).toMatchObject({ hex: at(name, 'A1'), face: 'wounded' })
    expect(play.owed).toEqual([])
  })

  it('MC-INF-6: an attack held back is spent by nobody, and may be made on another in the same phase', () => {
    const held = ends('an attack of opportunity held back')
    expect(held.play.turn.memory.attacksThisPhase).toEqual([])
    expect(hexOf(held, guy)).toBe(at('an attack of opportunity held back', 'C2'))
    const made = letPass(ends('an attack of opportunity that was held back before'))
    expect(made.play.turn.memory.attacksThisPhase).toMatchObject([{ opponent: ali, mover: hugo }])
  })

  it('MC-NAP-2: flames go out at the end of the turn by the option, and burn on until then', () => {
    const position = found('flames that go out with the turn')
    const before = stateBefore(position)
    expect(Object.keys(before.play.scenario.map.markers)).toHaveLength(1)
    expect(ends(position.name).play.scenario.map.markers).toEqual({})
    const burning = { ...position, scenario: { ...position.scenario, options: {} } }
    expect(Object.keys(after(stateBefore(burning), position.then).play.scenario.map.markers)).toHaveLength(1)
  })
})

describe('savoy', () => {
  const found = (name: string): SmallPosition => {
    const position = SMALL_POSITIONS.savoy.find((one) => one.name === name)
    if (!position) throw new Error(name)
    return position
  }

  it('SV-GRP-1: a group advances together, each as far as the others, and all have acted', () => {
    const position = found('a group advance')
    const act = taken(stateBefore(position), position.then)
    const { play } = after(stateBefore(position), position.then)
    const ends = act.kind === 'group-advance' ? act.members.map(({ path }) => path.at(-1)) : []
    expect(ends.map((hex) => hex && hexKey(hex))).toEqual(
      [guy, hugo].map((id) => play.scenario.counters[id]?.hex),
    )
    expect([...play.acted].sort()).toEqual([guy, hugo])
  })

  it('SV-CBT-2: a defender turns once the attack on it is declared, and stands so', () => {
    const position = found('a defender who turns to the attack')
    const before = stateBefore(position)
    const act = taken(before, position.then)
    const { play } = after(before, position.then)
    expect(act.kind === 'choose' && act.option).toBe(String(play.scenario.counters[ali]?.facing.index))
    expect(play.scenario.counters[ali]?.facing).not.toEqual(before.play.scenario.counters[ali]?.facing)
  })
})
