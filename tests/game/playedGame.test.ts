/** A game at a table: lines, states, branches, and the same bytes as its file (PLY-1, PLY-2). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type GameAct } from '#shared/game/contract'
import { seededDice, typedDice } from '#shared/game/dice'
import { HUMAN } from '#shared/game/file/gameFile'
import { openGame, openGamePausing } from '#shared/game/file/replay'
import { readActs } from '#shared/game/file/readActs'
import { readGame } from '#shared/game/file/readGame'
import { writeGame } from '#shared/game/file/writeGame'
import { chosenBy } from '#shared/game/players/course'
import { GREEDY_PLAYER } from '#shared/game/players/greedy'
import { RANDOM_PLAYER } from '#shared/game/players/random'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { actInWords } from '#shared/game/report/actInWords'
import { stepInWords } from '#shared/game/report/stepInWords'
import { choicesOf, targetsOf } from '#shared/game/table/choices'
import {
  gameOnAgain,
  isHuman,
  linesAfter,
  newGame,
  type PlayedGame,
  playAct,
  playedAgain,
  setUpAsDrawn,
  standingAt,
  stateAt,
  takenBack,
  wayHere,
  withPlayer,
} from '#shared/game/table/playedGame'
import { galleryScenario } from '../support/scenarioFiles'

const SORTIE = galleryScenario('the-sortie')
const PLAYERS = Object.fromEntries(Object.keys(SORTIE.sides).map((side) => [side, HUMAN]))

const begun = (): PlayedGame => newGame(SORTIE, { players: PLAYERS, seed: 3, file: 'sortie.castellan' })

function played(game: PlayedGame, act: GameAct): PlayedGame {
  const next = playAct(game, act, seededDice(game.header.seed, 0))
  if ('kind' in next) throw new Error(`${act.kind}: ${next.kind}`)
  return next
}

/** Plays on as a machine would, for so many decisions. */
function playedOn(game: PlayedGame, decisions: number, player = RANDOM_PLAYER): PlayedGame {
  const decision = decide(stateAt(game))
  if (decisions === 0 || isVerdict(decision)) return game
  const about = { state: stateAt(game), decision, number: wayHere(game).length }
  return playedOn(played(game, chosenBy(player, about, game.header).act), decisions - 1, player)
}

describe('a set-up as the map shows it', () => {
  it('PLY-1: is nobody’s decision any more, and stands in the file', () => {
    const drawn = setUpAsDrawn(begun())
    expect(stateAt(drawn).stage.kind).toBe('phase')
    expect(drawn.lines.map(({ act }) => act.kind)).toEqual(['ready', 'ready'])
    expect(stateAt(drawn).play.scenario.counters).toEqual(SORTIE.counters)
  })

  it('waits for who has something to place that lies beside the map', () => {
    const [side] = Object.keys(SORTIE.sides)
    const own = Object.entries(SORTIE.counters).find(
      ([, { type, hex }]) => hex !== undefined && SORTIE.counterTypes[type]?.side === side,
    )
    if (!own) throw new Error('nobody stands on the map')
    const [id, { hex: _, ...lifted }] = own
    const scenario = { ...SORTIE, counters: { ...SORTIE.counters, [id]: lifted } }
    const drawn = setUpAsDrawn(newGame(scenario, { players: PLAYERS, seed: 3, file: 'x.castellan' }))
    const decision = decide(stateAt(drawn))
    expect(isVerdict(decision) ? undefined : [decision.kind, decision.side]).toEqual(['set-up', side])
  })
})

describe('a game at a table', () => {
  const long = playedOn(begun(), 60)

  it('PLY-2: is undone to any moment, played again, and nothing is lost', () => {
    expect(long.lines).toHaveLength(60)
    let game = long
    for (let count = 0; count < 60; count++) game = takenBack(game)
    expect(game.at).toBe(0)
    expect(stateAt(game)).toBe(long.states[0])
    expect(takenBack(game)).toBe(game)
    for (let count = 0; count < 60; count++) game = playedAgain(game)
    expect(stateAt(game)).toBe(stateAt(long))
    expect(playedAgain(game)).toBe(game)
  })

  it('PLY-2: another act from an earlier moment is a branch; the same act is none', () => {
    const early = standingAt(long, 30)
    const repeated = played(early, long.lines[30]!.act)
    expect([repeated.at, repeated.lines.length]).toEqual([31, 60])
    const branch = playedOn(early, 3, GREEDY_PLAYER)
    expect(branch.lines.length).toBeGreaterThan(60)
    expect(linesAfter(branch, 30).length).toBe(2)
    expect(wayHere(branch).slice(0, 30)).toEqual(wayHere(early))
  })

  it('is the same game when its file is read: the same bytes, states and branches', () => {
    const branch = playedOn(standingAt(long, 30), 3, GREEDY_PLAYER)
    const text = writeGame(branch)
    const read = readGame(text, 'x')
    const opened = read.ok && openGame(read.value, SORTIE, 'x')
    if (!opened || !opened.ok || opened.value.kind !== 'playable') throw new Error('it was not opened')
    const again = gameOnAgain(opened.value)
    expect(writeGame(again)).toBe(text)
    expect(again.states.map(({ dice }) => dice)).toEqual(branch.states.map(({ dice }) => dice))
  })

  it('is opened the same with pauses, one before each decision', async () => {
    const read = readGame(writeGame(long), 'x')
    if (!read.ok) throw new Error('it was not read')
    let pauses = 0
    const opened = await openGamePausing(read.value, SORTIE, 'x', () => Promise.resolve(void pauses++))
    expect(pauses).toBe(long.lines.length)
    const again = opened.ok && opened.value.kind === 'playable' && gameOnAgain(opened.value)
    expect(again && writeGame(again)).toBe(writeGame(long))
    expect(again && again.states.map(({ dice }) => dice)).toEqual(long.states.map(({ dice }) => dice))
    const spoilt = {
      ...read.value,
      lines: read.value.lines.with(3, { ...read.value.lines[3]!, hash: 'other' }),
    }
    const refused = await openGamePausing(spoilt, SORTIE, 'x', () => Promise.resolve())
    expect(refused).toEqual(openGame(spoilt, SORTIE, 'x'))
    expect(refused.ok).toBe(false)
  })

  it('PLY-6: asks for each roll where dice are typed in, and gives the same with the faces that fell', () => {
    const line = long.lines.find(({ dice }) => dice.length > 0)!
    const at = long.lines.indexOf(line)
    const before = standingAt(long, at)
    const first = stateAt(before).dice
    expect(playAct(before, line.act, typedDice([], first))).toMatchObject({ kind: 'wanted' })
    expect(playAct(before, line.act, typedDice(line.dice, first))).toMatchObject({ at: at + 1 })
  })

  it('PLY-4: a side is handed to a machine, and back, in the midst', () => {
    const [side] = Object.keys(SORTIE.sides) as (keyof typeof PLAYERS & never)[]
    const handed = withPlayer(long, side!, 'greedy')
    expect([isHuman(long, side!), isHuman(handed, side!)]).toEqual([true, false])
    expect(withPlayer(handed, side!, HUMAN).header.players).toEqual(long.header.players)
  })
})

describe('the choices of a decision', () => {
  it('PLY-1: every act that is pointed at is one that the referee takes', () => {
    let tried = 0
    for (let game = begun(), count = 0; count < 12; count++, game = playedOn(game, 1)) {
      const state = stateAt(game)
      const decision = decide(state)
      if (isVerdict(decision)) break
      const choices = choicesOf(state, decision)
      const [actor] = choices.actors.filter((id) => choices.hexes(id).size > 0)
      if (actor === undefined) continue
      const [hex] = [...choices.hexes(actor)].filter((one) => choices.at(actor, one).length > 0)
      for (const act of hex === undefined ? [] : choices.at(actor, hex)) {
        tried++
        expect(targetsOf(state, act)).toContain(hex)
        expect(actInWords(state, decision, act).fr).not.toBe('')
        expect(playAct(game, act, seededDice(1, 0))).not.toMatchObject({ kind: 'refused' })
      }
    }
    expect(tried).toBeGreaterThan(8)
  })

  it('CM-CMD-1: a test is a leader’s, chosen from his list: a press on his own unit takes it into the hand', () => {
    const hill = galleryScenario('under-the-hill')
    const players = Object.fromEntries(Object.keys(hill.sides).map((side) => [side, HUMAN]))
    const game = setUpAsDrawn(newGame(hill, { players, seed: 3, file: 'hill.castellan' }))
    const state = stateAt(game)
    const decision = decide(state)
    if (isVerdict(decision)) throw new Error('it was over before it began')
    const choices = choicesOf(state, decision)
    const leaders = choices.actors.filter((id) => choices.listed(id).some(({ kind }) => kind === 'command'))
    expect(leaders.map((id) => counterName(hill, id))).toEqual(['Durgan'])
    const [durgan] = leaders as [CounterId]
    const [test] = choices.listed(durgan).filter((act) => act.kind === 'command')
    if (test?.kind !== 'command') throw new Error('no test of command')
    const axes = hill.counters[test.target]!.hex as HexKey
    expect(choices.at(durgan, axes).map(({ kind }) => kind)).not.toContain('command')
    const line = stepInWords(played(game, test).steps.at(-1)!)[0]
    expect(line?.fr).toBe('Durgan, test de chef pour Haches naines')
  })

  it('PLY-6: a result by hand is told, counter by counter', () => {
    const hill = galleryScenario('under-the-hill')
    const game = newGame(hill, { players: {}, seed: 3, file: 'hill.castellan' })
    const read = readActs(readFileSync('tests/e2e/games/under-the-hill.txt', 'utf8'), 'under-the-hill.txt')
    if (!read.ok) throw new Error(read.error.message?.en)
    const { steps } = read.value.reduce((at, { act }) => played(at, act), game)
    const told = steps.flatMap((step) => (step.act.kind === 'by-hand' ? stepInWords(step) : []))
    expect(told.map(({ fr }) => fr)).toEqual([
      'résultat donné par les joueurs\u202f: aucun effet',
      'résultat donné par les joueurs\u202f: Durgan, 1 pas',
      'résultat donné par les joueurs\u202f: Troll, 3 pas\u202f; Durgan, en 0908',
      'résultat donné par les joueurs\u202f: Durgan, hors de combat',
    ])
  })

  it('CM-STAT-3: nobody reloads who does not shoot', () => {
    const hill = galleryScenario('under-the-hill')
    const state = stateAt(setUpAsDrawn(newGame(hill, { players: {}, seed: 3, file: 'hill.castellan' })))
    const decision = decide(state)
    if (isVerdict(decision)) throw new Error('it was over before it began')
    const choices = choicesOf(state, decision)
    const reload = choices.actors.filter((id) =>
      choices.listed(id).some((act) => act.kind === 'recover' && act.by === 'reload'),
    )
    expect(reload.map((id) => counterName(hill, id))).toEqual(['Arbalètes naines', 'Rôdeurs des bois'])
  })

  it('a phase can always be ended, and counters of the other side are not in the hand', () => {
    const state = stateAt(begun())
    const decision = decide(state)
    if (isVerdict(decision)) throw new Error('it was over before it began')
    const choices = choicesOf(state, decision)
    const sideOf = (id: CounterId) => SORTIE.counterTypes[SORTIE.counters[id]!.type]!.side
    expect(
      choices.actors.filter((id) => (SORTIE.counters[id]!.side ?? sideOf(id)) !== decision.side),
    ).toEqual([])
    expect(choices.general.map(({ kind }) => kind)).toContain(
      decision.kind === 'phase' ? 'next-phase' : 'ready',
    )
  })
})
