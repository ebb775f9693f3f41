/** The hand at the table of the page: what a click means, who is taken without one, and what is said of a decision on a way (PLY-1). */
import { describe, expect, it } from 'vitest'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Eyes } from '#shared/document/eyes'
import { parseHexName } from '#shared/hex/numbering'
import { hexDistance, hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { HUMAN } from '#shared/game/file/gameFile'
import { type Decision, type GameState } from '#shared/game/contract'
import { phaseShown } from '#shared/game/offers/phase'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { actInWords, chancesOfAct } from '#shared/game/report/actInWords'
import { stepInWords } from '#shared/game/report/stepInWords'
import { newGame, setUpAsDrawn, stateAt } from '#shared/game/table/playedGame'
import { addFractions, ONE, reduced, ZERO } from '#shared/rules/chances/fraction'
import { effectsOf, hexesToGo, namedIn, othersInPlay } from '../../renderer/dialogs/play/fates'
import { decisionAbout, hintOf } from '../../renderer/dialogs/play/hints'
import { announcedWay } from '../../renderer/dialogs/play/plannedWay'
import { lastResults } from '../../renderer/dialogs/play/resultFlag'
import { type PlayTable, playTableOf } from '../../renderer/dialogs/play/playTable'
import { choicesAt, dueAt, handAt, isPlayingOn } from '../../renderer/dialogs/play/tableState'
import { takeNext } from '../../renderer/dialogs/play/takeNext'
import { galleryScenario } from '../support/scenarioFiles'
import { TestEditor } from '../support/TestEditor'

const SORTIE = galleryScenario('the-sortie')
const SIDES = Object.keys(SORTIE.sides) as SideId[]

/** The sortie as drawn, at the first decision. */
function table(player = HUMAN): PlayTable {
  const sat = playTableOf(new TestEditor(SORTIE).editor)
  const players = Object.fromEntries(SIDES.map((side) => [side, player]))
  sat.sitDown(setUpAsDrawn(newGame(SORTIE, { players, seed: 3, file: 'x.castellan' })), 'thrown')
  return sat
}

function hex(name: string): HexKey {
  const found = parseHexName(name, SORTIE.map.numbering, SORTIE.map.grid)
  if (!found) throw new Error(name)
  return hexKey(found)
}

function due({ store }: PlayTable): Decision {
  const decision = dueAt(store.getState())
  if (!decision || isVerdict(decision)) throw new Error('nothing to decide')
  return decision
}

function standing({ store }: PlayTable): GameState {
  const { game } = store.getState()
  if (!game) throw new Error('no game')
  return stateAt(game)
}

const lines = ({ store }: PlayTable): number => store.getState().game?.lines.length ?? 0

/** The phase of fire is over, and Sire Guy has been pointed to a hex before the besiegers' front. */
function rideOut(): PlayTable {
  const sat = table()
  sat.choose({ kind: 'next-phase' })
  sat.point(hex('O7'), ['sire-guy' as never])
  sat.point(hex('K5'), [])
  return sat
}

describe('the hand at the table', () => {
  it('a place with chances that is pointed at twice is meant', () => {
    const sat = rideOut()
    const before = lines(sat)
    expect(sat.store.getState().pointed).toHaveLength(1)
    sat.point(hex('K5'), [])
    expect(lines(sat)).toBe(before + 1)
    expect(due(sat).kind).toBe('reaction')
  })

  it('another place that is pointed at is asked in its turn', () => {
    const sat = rideOut()
    const before = lines(sat)
    sat.point(hex('L5'), [])
    expect(lines(sat)).toBe(before)
  })

  it('whoever alone owes something is in the hand without a click, and only then', () => {
    const sat = table('greedy')
    expect(handAt(sat.store.getState())).toBeUndefined()
    const isAlone = (): boolean =>
      due(sat).kind === 'duty' && choicesAt(sat.store.getState())?.actors.length === 1
    for (let count = 0; count < 200 && !isAlone(); count++) sat.letPlay()
    const choices = choicesAt(sat.store.getState())
    expect(isAlone()).toBe(true)
    expect(handAt(sat.store.getState())).toBe(choices?.actors[0])
  })

  it('takes one after another by a key, round and back, and nobody of a machine’s side', () => {
    const sat = table()
    const actors = choicesAt(sat.store.getState())?.actors ?? []
    const taken = (): number => actors.indexOf(handAt(sat.store.getState()) as CounterId)
    takeNext(sat, -1)
    expect(taken()).toBe(actors.length - 1)
    takeNext(sat, 1)
    expect(taken()).toBe(0)
    takeNext(sat, 1)
    expect(taken()).toBe(1)
    sat.setPlayer(due(sat).side, 'greedy')
    expect(takeNext(sat, 1)).toBe(false)
    expect(taken()).toBe(1)
  })

  it('machines that waited while something was taken back go on once a person has decided', () => {
    const sat = table()
    sat.setPlayer(due(sat).side === SIDES[0] ? (SIDES[1] as SideId) : (SIDES[0] as SideId), 'greedy')
    sat.choose({ kind: 'next-phase' })
    sat.back()
    expect(isPlayingOn(sat.store.getState())).toBe(false)
    sat.choose({ kind: 'next-phase' })
    expect(isPlayingOn(sat.store.getState())).toBe(true)
  })
})

describe('a decision on the way of a mover', () => {
  it('MC-INF-6: says who may attack whom and where, with the exact chances of the roll', () => {
    const sat = rideOut()
    sat.point(hex('K5'), [])
    expect(decisionAbout(standing(sat), due(sat))?.fr).toBe('Sire Guy, mouvement de O7 à K5')
    expect(announcedWay(standing(sat), 'author')?.route.path).toHaveLength(4)
    sat.choose({ kind: 'pass' })
    const asked = due(sat)
    expect(asked.kind).toBe('choice')
    expect(decisionAbout(standing(sat), asked)?.fr).toBe('Osric, contre Sire Guy qui passe en N7')
    const attack = chancesOfAct(standing(sat), { kind: 'choose', option: 'attack' })
    expect(attack.map(({ id }) => id)).toEqual(['none', 'retreat-or-stop', 'wounded'])
    expect(reduced(attack.reduce((sum, { chance }) => addFractions(sum, chance), ZERO))).toEqual(ONE)
    expect(chancesOfAct(standing(sat), { kind: 'choose', option: 'hold-back' })).toEqual([])
  })

  it('tells where a mover is stopped or hurt before the end of its way', () => {
    const sat = rideOut()
    const [act] = sat.store.getState().pointed
    const told = act ? chancesOfAct(standing(sat), act) : []
    const names = told.map(({ name }) => name.fr)
    expect(names).toContain('arrêté en N7')
    expect(names).toContain('sans nouveau dommage')
    expect(new Set(names).size).toBe(names.length)
    expect(reduced(told.reduce((sum, { chance }) => addFractions(sum, chance), ZERO))).toEqual(ONE)
  })

  it('the hint says what the next click is for', () => {
    const sat = table()
    const hint = (): string | undefined => {
      const state = sat.store.getState()
      const choices = choicesAt(state)
      if (!choices) throw new Error('no choices')
      return hintOf({ due: due(sat), choices, selected: handAt(state), pointed: state.pointed })?.fr
    }
    expect(hint()).toContain('un pion entouré')
    sat.choose({ kind: 'next-phase' })
    sat.point(hex('O7'), ['sire-guy' as never])
    expect(hint()).toContain('une case éclairée')
    sat.point(hex('K5'), [])
    expect(hint()).toContain('Cliquez encore')
    sat.point(hex('K5'), [])
    expect(hint()).toContain('un tireur entouré')
  })
})

describe('the result of the last decision', () => {
  it('PLY-1: is told on the hex of its target, and no longer after the next', () => {
    const sat = table()
    const shot = choicesAt(sat.store.getState())
      ?.listed('thibaud' as never)
      .find((act) => act.kind === 'fire' && act.target === ('yorgos' as never))
    if (shot) sat.choose(shot)
    const results = () => {
      const { game } = sat.store.getState()
      return game ? lastResults(game, 'author', 'fr') : []
    }
    const [told] = results()
    expect(told?.hex).toBe(SORTIE.counters['yorgos' as never]?.['hex'])
    const { game } = sat.store.getState()
    expect(told?.name).toEqual(game?.steps.at(-1)?.applied.resolved[0]?.outcome.name)
    sat.choose({ kind: 'next-phase' })
    expect(results()).toEqual([])
  })
})

it('SCN-3: where a turn is one phase, it is the turn that is ended, and its head names it once', () => {
  const hill = galleryScenario('under-the-hill')
  const turn = stateAt(setUpAsDrawn(newGame(hill, { players: {}, seed: 3, file: 'x.castellan' })))
  const endOf = (state: GameState): string => {
    const decision = decide(state)
    if (isVerdict(decision)) throw new Error('it was over before it began')
    return actInWords(state, decision, { kind: 'next-phase' }).fr
  }
  expect([endOf(turn), phaseShown(turn.play)]).toEqual(['Terminer le tour', undefined])
  const fire = standing(table())
  expect([endOf(fire), phaseShown(fire.play)?.fr]).toEqual(['Terminer la phase', 'tir offensif'])
})

describe('the report', () => {
  it('says of an about-turn what was done, and not its outcome alone', () => {
    const sat = table()
    sat.choose({ kind: 'next-phase' })
    const listed = choicesAt(sat.store.getState())?.listed('hugues' as never) ?? []
    for (const act of listed) if (act.kind === 'about-turn') sat.choose(act)
    const { game } = sat.store.getState()
    const step = game?.steps.at(-1)
    expect(step?.act.kind).toBe('about-turn')
    expect(step && stepInWords(step)[0]?.fr).toBe('Hugues, demi-tour')
  })
})

describe('PLY-6: a result by hand', () => {
  const [counter] = Object.keys(SORTIE.counters) as [keyof typeof SORTIE.counters & CounterId]
  const { facing, hex: at } = SORTIE.counters[counter]!

  it('says what a counter became and where it went; who is eliminated goes nowhere', () => {
    const fates = { [counter]: { became: 'face wounded', hex: hex('L3') } } as const
    expect(effectsOf(SORTIE, fates)).toEqual([
      { kind: 'state', counter, face: 'wounded' },
      { kind: 'moved', counter, hex: hex('L3'), facing },
    ])
    expect(effectsOf(SORTIE, { [counter]: { became: 'out', hex: hex('L3') } })).toEqual([
      { kind: 'removed', counter, how: 'eliminated' },
    ])
    expect(effectsOf(SORTIE, { [counter]: { became: 'unchanged' } })).toEqual([])
  })

  it('names first who the act names, then whoever is in play and seen', () => {
    const hill = galleryScenario('under-the-hill')
    const game = setUpAsDrawn(newGame(hill, { players: {}, seed: 3, file: 'x.castellan' }))
    const [durgan, troll] = ['durgan', 'troll'] as unknown as [CounterId, CounterId]
    const act = { kind: 'attack', from: troll, to: durgan, by: 'shock' } as const
    const state: GameState = { ...stateAt(game), stage: { kind: 'by-hand', act, after: { kind: 'phase' } } }
    expect(namedIn(state)).toEqual([troll, durgan])
    const seenBy = (eyes: Eyes): CounterId[] =>
      othersInPlay(state, [troll, durgan], eyes).map((one) => one.counter)
    const all = seenBy('author')
    expect(all.length).toBeGreaterThan(2)
    expect(all).not.toContain(troll)
    const hidden = all.filter((id) => hill.counters[id]?.hidden || hill.counters[id]?.decoy)
    expect(hidden.length).toBeGreaterThan(0)
    expect(seenBy('players')).toEqual(all.filter((id) => !hidden.includes(id)))
  })

  it('offers the hexes around, the nearest first, on the map and not where it stands', () => {
    const start = parseHexKey(at!)
    const far = hexesToGo(SORTIE, counter).map((one) => hexDistance(start, parseHexKey(one.hex)))
    expect(far).toEqual(far.toSorted((a, b) => a - b))
    expect([far[0], far.at(-1)]).toEqual([1, 4])
    expect(hexesToGo(SORTIE, counter).every(({ hex }) => onGrid(parseHexKey(hex), SORTIE.map.grid))).toBe(
      true,
    )
  })
})
