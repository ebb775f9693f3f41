/** The table of the page while a past moment is shown: nothing is decided, keys lead through the game, another way on begins there (PLY-2). */
import { describe, expect, it } from 'vitest'
import { HUMAN } from '#shared/game/file/gameFile'
import { isVerdict } from '#shared/game/referee/decide'
import { newGame, setUpAsDrawn, wayHere } from '#shared/game/table/playedGame'
import { type PlayTable, playTableOf } from '../../renderer/dialogs/play/playTable'
import { keyAtTable } from '../../renderer/dialogs/play/tableKeys'
import {
  choicesAt,
  dueAt,
  isPlayingOn,
  machineToPlay,
  shownGame,
} from '../../renderer/dialogs/play/tableState'
import { galleryScenario } from '../support/scenarioFiles'
import { TestEditor } from '../support/TestEditor'

const SORTIE = galleryScenario('the-sortie')

/** A table in the midst of a game: six decisions, the greedy player on both sides, then people. */
function table(): PlayTable {
  const sat = playTableOf(new TestEditor(SORTIE).editor)
  const players = Object.fromEntries(Object.keys(SORTIE.sides).map((side) => [side, 'greedy']))
  sat.sitDown(setUpAsDrawn(newGame(SORTIE, { players, seed: 3, file: 'x.castellan' })), 'thrown')
  for (let count = 0; count < 4; count++) sat.letPlay()
  for (const side of Object.keys(players)) sat.setPlayer(side as never, HUMAN)
  return sat
}

const key = (name: string, more: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
})

const within =
  (...selectors: string[]) =>
  (selector: string) =>
    selector.split(', ').some((one) => selectors.includes(one))

const BAR = { closest: within('.play-review') }
const VIEW = { closest: within() }

const shownAt = ({ store }: PlayTable): number | undefined => shownGame(store.getState())?.at

describe('while a past moment is shown', () => {
  it('PLY-2: nothing can be decided, undone or taken into the hand', () => {
    const sat = table()
    const { game } = sat.store.getState()
    const due = dueAt(sat.store.getState())
    if (!game || !due || isVerdict(due)) throw new Error('nothing to decide')
    const [act] = due.offers.flatMap((offer) => offer.at(0) ?? [])
    const actors = choicesAt(sat.store.getState())?.actors ?? []
    expect(act && actors.length).toBeGreaterThan(0)
    sat.showMoment(2)
    expect(choicesAt(sat.store.getState())).toBeUndefined()
    if (act) sat.choose(act)
    sat.select(actors[0])
    sat.back()
    sat.letPlay()
    expect(sat.store.getState().game).toBe(game)
    expect(sat.store.getState().selected).toBeUndefined()
    expect(shownAt(sat)).toBe(2)
  })

  it('machine players wait, and still do at the end', () => {
    const sat = table()
    const [side = ''] = Object.keys(SORTIE.sides)
    for (const one of Object.keys(SORTIE.sides)) sat.setPlayer(one as never, 'greedy')
    expect(side && machineToPlay(sat.store.getState())).toBe('greedy')
    sat.step(-1)
    expect(machineToPlay(sat.store.getState())).toBeUndefined()
    sat.step(1)
    expect(sat.store.getState().review).toBeUndefined()
    expect(isPlayingOn(sat.store.getState())).toBe(false)
    sat.run(true)
    expect(isPlayingOn(sat.store.getState())).toBe(true)
  })

  it('going on from there makes a branch with the next decision, and nothing is lost', () => {
    const sat = table()
    const before = sat.store.getState().game
    sat.showMoment(3)
    sat.goOnFromHere()
    expect(sat.store.getState()).toMatchObject({ review: undefined, game: { at: 3 } })
    const due = dueAt(sat.store.getState())
    if (!due || isVerdict(due)) throw new Error('nothing to decide')
    // The last offer is the end of the phase, which the machine did not choose there.
    const last = due.offers.at(-1)?.at(0)
    if (last) sat.choose(last)
    const { game } = sat.store.getState()
    expect(game && wayHere(game)).toEqual([1, 2, 3, 7])
    expect(game?.lines.slice(0, 6)).toEqual(before?.lines)
  })

  it('a line of the report shows its moment', () => {
    const sat = table()
    sat.showLine(4)
    expect(shownAt(sat)).toBe(4)
    sat.showLine(6)
    expect(sat.store.getState().review).toBeUndefined()
  })
})

describe('the keys of the review', () => {
  it('lead to any moment from the bar, and from anywhere once a past moment is shown', () => {
    const sat = table()
    expect(keyAtTable(key('Home'), VIEW, sat)).toBe(false)
    expect(keyAtTable(key('Home'), BAR, sat)).toBe(true)
    expect(shownAt(sat)).toBe(0)
    keyAtTable(key('ArrowRight'), VIEW, sat)
    keyAtTable(key('ArrowRight'), VIEW, sat)
    keyAtTable(key('ArrowLeft'), VIEW, sat)
    expect(shownAt(sat)).toBe(1)
    keyAtTable(key(' '), VIEW, sat)
    expect(sat.store.getState().review).toEqual({ moment: 1, isRunning: true })
    sat.step(1)
    keyAtTable(key(' '), VIEW, sat)
    expect(sat.store.getState().review).toEqual({ moment: 2, isRunning: false })
    keyAtTable(key('End'), VIEW, sat)
    expect(sat.store.getState().review).toBeUndefined()
  })

  it('leave buttons their space, fields their arrows, and what a slider has used', () => {
    const sat = table()
    sat.showMoment(2)
    expect(keyAtTable(key(' '), { closest: within('button') }, sat)).toBe(false)
    expect(keyAtTable(key('ArrowLeft'), { closest: within('select', '.play-review') }, sat)).toBe(false)
    expect(keyAtTable(key('ArrowLeft', { defaultPrevented: true }), BAR, sat)).toBe(false)
    expect(shownAt(sat)).toBe(2)
    expect(keyAtTable(key('ArrowLeft'), { closest: within('button') }, sat)).toBe(true)
    expect(shownAt(sat)).toBe(1)
  })

  it('Escape leads back to the end before it leads to the map', () => {
    const sat = table()
    sat.showMoment(2)
    expect(keyAtTable(key('Escape'), VIEW, sat)).toBe(true)
    expect(sat.store.getState().review).toBeUndefined()
    expect(keyAtTable(key('Escape'), VIEW, sat)).toBe(false)
  })
})
