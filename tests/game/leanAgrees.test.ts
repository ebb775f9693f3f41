/** Lean answers and full judgements agree in the positions of random games: who may strike whom, where a move ends, what is allowed. */
import { describe, expect, it } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type GameState } from '#shared/game/contract'
import { phaseOffers } from '#shared/game/offers/phase'
import { analysisFor, isAllowed, playOf, strikesIn } from '#shared/game/opening'
import { applyEffects } from '#shared/rules/resolution/effects'
import { type Act } from '#shared/rules/resolution/play'
import { countersOnMap, opponentsOf } from '#shared/rules/standing/position'
import { sideOf } from '#shared/document/counters'
import { createRng } from '#shared/lang/rng'
import { galleryScenario } from '../support/scenarioFiles'
import { randomGame } from './machines'

/** Positions of a phase in which nothing is owed, one in so many steps. */
function positions(name: string, every: number): GameState[] {
  const { steps } = randomGame(galleryScenario(name), 2)
  const phases = steps.flatMap(({ before, decision }) => (decision.kind === 'phase' ? before : []))
  return phases.filter((_, index) => index % every === 0)
}

function isJudgedAllowed({ play }: GameState, act: Act): boolean {
  return playOf(play.scenario).judge(play, act).refused.length === 0
}

/** The strikes that side to play could make: by the lean answer, and by the judgement of each. */
function strikes(state: GameState): { readonly lean: string[]; readonly full: string[] } {
  const { scenario, turn, acted } = state.play
  const phase = analysisFor(scenario).strikes.phases.find(({ id }) => id === turn.phase)
  const lean: string[] = []
  const full: string[] = []
  if (!phase || phase.moves) return { lean, full }
  const may = strikesIn(scenario)
  // The answers are about where all stand, and know nothing of who has fired in defence (MC-FIR-1).
  const memory = { ...turn.memory, firedDefensively: [] }
  const rested: GameState = { ...state, play: { ...state.play, turn: { ...turn, memory } } }
  const able = countersOnMap(scenario).flatMap(([id, counter]) =>
    sideOf(scenario, counter) === turn.players[turn.player] && !acted.includes(id) ? id : [],
  )
  for (const from of able)
    for (const to of opponentsOf({ scenario }, from)) {
      const act: Act = phase.fires
        ? { kind: 'fire', firer: from, target: to }
        : { kind: 'fight', attackers: [from], defenders: [to] }
      if (phase.fires ? may.fires(from, to).value : may.fights(from, to).value) lean.push(`${from} ${to}`)
      if (isJudgedAllowed(rested, act)) full.push(`${from} ${to}`)
    }
  return { lean, full }
}

describe.each([
  ['magna-carta', 'the-sortie', 5],
  // Few shoot there.
  ['savoy', 'the-ambush', 1],
])('in positions of random games of %s', (_, name, every) => {
  it('PLY-6: who may fire at whom and fight whom is what the judgement of each act says', () => {
    let found = 0
    for (const state of positions(name, every)) {
      const { lean, full } = strikes(state)
      expect(lean).toEqual(full)
      found += full.length
      for (const offer of phaseOffers(state.play))
        if (offer.kind === 'fire')
          for (let index = 0; index < offer.size(); index++)
            expect(isJudgedAllowed(state, offer.at(index) as Act)).toBe(true)
    }
    expect(found).toBeGreaterThan(40)
  })

  it('PLY-6: an act is allowed when it is opened as when it is judged; a move may end where it is said to', () => {
    const rng = createRng(5)
    let [allowed, refused] = [0, 0]
    for (const state of positions(name, 8))
      for (const offer of phaseOffers(state.play)) {
        if (offer.size() === 0) continue
        const index = rng.below(offer.size())
        const act = offer.at(index) as Act | undefined
        const end = offer.ends?.()[index]
        if (end !== undefined && act?.kind === 'move' && act.path.length > 0) {
          const left = playOf(state.play.scenario).judge(state.play, act).outcomes ?? []
          const ends = left.map(
            ({ effects }) => applyEffects(state.play, effects).scenario.counters[act.counter]?.hex,
          )
          expect(ends).toContain(end)
        }
        for (const one of [act, spoilt(act)]) {
          if (!one) continue
          const opened = isAllowed(state.play, one)
          expect([one, opened]).toEqual([one, isJudgedAllowed(state, one)])
          if (opened) allowed++
          else refused++
        }
      }
    expect(allowed).toBeGreaterThan(30)
    expect(refused).toBeGreaterThan(30)
  })
})

/** The same act by somebody who may not do it, or elsewhere. */
function spoilt(one: Act | undefined): Act | undefined {
  switch (one?.kind) {
    case 'move':
      return { ...one, path: [...one.path, ...one.path] }
    case 'fire':
      return { ...one, firer: one.target, target: one.firer }
    case 'fight':
      return { ...one, attackers: one.defenders, defenders: one.attackers as readonly CounterId[] }
    default:
      return undefined
  }
}
