/** Two persons at one screen where something is hidden: each is asked to sit down before its side's secrets are shown (CM-HID, SCN-4). */
import { describe, expect, it } from 'vitest'
import { sideOf } from '#shared/document/counters'
import { type Eyes, eyesOfSide } from '#shared/document/eyes'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type GameAct } from '#shared/game/contract'
import { seededDice } from '#shared/game/dice'
import { HUMAN } from '#shared/game/file/gameFile'
import { knownStep, withoutHiddenNames } from '#shared/game/report/knownStep'
import { stepInWords } from '#shared/game/report/stepInWords'
import { decide, isVerdict } from '#shared/game/referee/decide'
import {
  newGame,
  type PlayedGame,
  playAct,
  setUpAsDrawn,
  stateAt,
  withPlayer,
} from '#shared/game/table/playedGame'
import { eyesAtTable, hidesSomething, seenPosition, sideToSitDown } from '#shared/game/table/seen'
import { galleryScenario } from '../support/scenarioFiles'

const HILL = galleryScenario('under-the-hill')
const SORTIE = galleryScenario('the-sortie')
const AMBUSH = galleryScenario('the-ambush')
const [BELOW, EXPEDITION] = ['below', 'expedition'] as SideId[] as [SideId, SideId]
const [HUNTERS, HUNTED] = ['dauphinois', 'savoyards'] as SideId[] as [SideId, SideId]
const HORDE = 'goblins-1' as CounterId

function placedIn(scenario: Scenario, side: SideId): number {
  return Object.values(scenario.counters).filter(
    (one) => one.hex !== undefined && sideOf(scenario, one) === side,
  ).length
}

function begun(scenario = HILL): PlayedGame {
  const players = Object.fromEntries(Object.keys(scenario.sides).map((side) => [side, HUMAN]))
  return newGame(scenario, { players, seed: 3, file: 'x.castellan' })
}

function played(game: PlayedGame, act: GameAct): PlayedGame {
  const next = playAct(game, act, seededDice(3, 0))
  if ('kind' in next) throw new Error(`${act.kind}: ${next.kind}`)
  return next
}

describe('whose eyes look', () => {
  it('CM-HID-1: those of the person who sits there; before that everybody’s, who must sit down is named', () => {
    const game = begun()
    expect(sideToSitDown(game, undefined)).toBe(EXPEDITION)
    expect(eyesAtTable(game, undefined)).toBe('players')
    expect(sideToSitDown(game, EXPEDITION)).toBeUndefined()
    expect(eyesAtTable(game, EXPEDITION)).toBe(eyesOfSide(EXPEDITION))
    expect(sideToSitDown(game, BELOW)).toBe(EXPEDITION)
    expect(eyesAtTable(game, BELOW)).toBe('players')
  })

  it('of one person against a machine: always hers, and nobody is asked to sit down', () => {
    const game = withPlayer(begun(), BELOW, 'greedy')
    expect(sideToSitDown(game, undefined)).toBeUndefined()
    expect(eyesAtTable(game, undefined)).toBe(eyesOfSide(EXPEDITION))
    expect(eyesAtTable(withPlayer(game, EXPEDITION, 'greedy'), undefined)).toBe('author')
  })

  it('while a machine plays the third side: those of whoever sat down last', () => {
    const three = {
      ...HILL,
      sides: { ...HILL.sides, wolves: { name: 'Loups', color: '#888888' } },
    } as typeof HILL
    const game = withPlayer(begun(three), BELOW, 'greedy')
    expect(eyesAtTable(game, EXPEDITION)).toBe(eyesOfSide(EXPEDITION))
    expect(eyesAtTable(game, undefined)).toBe('players')
  })

  it('where nothing is hidden nobody needs to sit down', () => {
    expect(hidesSomething(stateAt(begun(SORTIE)))).toBe(false)
    expect(sideToSitDown(begun(SORTIE), undefined)).toBeUndefined()
    expect(eyesAtTable(begun(SORTIE), undefined)).toBe('author')
  })
})

describe('a set-up in secret', () => {
  it('SCN-4: lies beside the map for the others, until play begins', () => {
    const state = stateAt(begun(AMBUSH))
    const placed = (eyes: Eyes): number => placedIn(seenPosition(state, eyes), HUNTERS)
    expect(placed(eyesOfSide(HUNTERS))).toBe(placedIn(AMBUSH, HUNTERS))
    expect(placed(eyesOfSide(HUNTED))).toBe(0)
    expect(placed('players')).toBe(0)
    const playing = stateAt(setUpAsDrawn(begun(AMBUSH)))
    expect(seenPosition(playing, eyesOfSide(HUNTED))).toBe(playing.play.scenario)
    expect(hidesSomething(playing)).toBe(false)
  })

  it('SCN-4: asks the other to sit down, and leaves its places out of the report of the others', () => {
    const game = begun(AMBUSH)
    expect(hidesSomething(stateAt(game))).toBe(true)
    expect(sideToSitDown(game, undefined)).toBe(HUNTERS)
    const due = decide(stateAt(game))
    if (isVerdict(due)) throw new Error('over')
    const placing = due.offers.find((offer) => offer.kind === 'place' && offer.size() > 0)?.at(0)
    const next = placing && played(game, placing)
    const [step] = next?.steps ?? []
    if (!step) throw new Error('nobody can be placed')
    expect(knownStep(step, 'players', 'fr')).toBeUndefined()
    expect(knownStep(step, eyesOfSide(HUNTED), 'fr')).toBeUndefined()
    expect(knownStep(step, eyesOfSide(HUNTERS), 'fr')).toBeDefined()
  })
})

describe('the report as another side reads it', () => {
  it('CM-HID-2: calls who is hidden so, in the reader’s language; its own side reads the name', () => {
    const before = stateAt(setUpAsDrawn(begun()))
    const step = {
      before,
      decision: { kind: 'phase', side: BELOW, asks: { fr: '', en: '' }, offers: [] },
      applied: { kind: 'applied', state: before, rolls: [], resolved: [] },
      act: { kind: 'go', counter: HORDE, to: { q: 10, r: 6 } },
    } as unknown as Parameters<typeof knownStep>[0]
    const words = (eyes: Eyes, language: 'fr' | 'en') => {
      const known = knownStep(step, eyes, language)
      return known && stepInWords(known)[0]?.[language]
    }
    const own = words(eyesOfSide(BELOW), 'fr') ?? ''
    const { name } = HILL.counterTypes[HILL.counters[HORDE]?.type as never] as { name: string }
    expect(own).toContain(name)
    expect(words(eyesOfSide(EXPEDITION), 'fr')).toBe(own.replace(name, 'pion caché'))
    expect(words(eyesOfSide(EXPEDITION), 'en')).toMatch(/^hidden counter, move from /)
    expect(words('author', 'fr')).toBe(own)
  })

  it('is the very same where nothing is hidden from the reader', () => {
    const state = stateAt(begun(SORTIE))
    expect(withoutHiddenNames(state, 'players', 'fr')).toBe(state)
  })
})
