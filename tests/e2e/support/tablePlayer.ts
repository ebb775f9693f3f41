/** Persons at the table of the page who play the noted acts of a game, by mouse or by keys: dice are typed in, results by hand are entered in their form. */
import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { counterName, footprint } from '../../../shared/document/counters'
import { type CounterId, type SideId } from '../../../shared/document/ids'
import { sidesInOrder } from '../../../shared/document/turnTrack'
import { type Scenario } from '../../../shared/document/types'
import {
  type Decision,
  type GameAct,
  type GameState,
  type HandEffect,
  type Verdict,
} from '../../../shared/game/contract'
import { typedDice } from '../../../shared/game/dice'
import { HUMAN } from '../../../shared/game/file/gameFile'
import { type NotedAct, readActs } from '../../../shared/game/file/readActs'
import { decide, isVerdict } from '../../../shared/game/referee/decide'
import { chancesOfAct } from '../../../shared/game/report/actInWords'
import { actorOf, choicesOf, targetsOf } from '../../../shared/game/table/choices'
import { newGame, playAct, stateAt } from '../../../shared/game/table/playedGame'
import { sideToSitDown } from '../../../shared/game/table/seen'
import { type HexKey, hexKey } from '../../../shared/hex/axial'
import { type TableHand } from './tableHands'

/** @param path of a file with an act and its dice a line. */
export function notedActs(path: string): readonly NotedAct[] {
  const read = readActs(readFileSync(path, 'utf8'), path)
  if (!read.ok) throw new Error(read.error.message?.en)
  return read.value
}

/** A page with a hand in it. */
interface Seat {
  readonly page: Page
  readonly hand: TableHand
}

/** Plays them at a new game's table, from the first decision to the verdict; the rules here say where the hand goes. */
export async function playNoted(
  { page, hand }: Seat,
  scenario: Scenario,
  acts: readonly NotedAct[],
): Promise<Verdict> {
  const seat = { page, hand }
  const players = Object.fromEntries(sidesInOrder(scenario).map((side) => [side, HUMAN]))
  let game = newGame(scenario, { players, seed: 0, file: '' })
  let seated: SideId | undefined
  for (const { act, dice, line } of acts) {
    const state = stateAt(game)
    const decision = decide(state)
    if (isVerdict(decision)) throw new Error(`line ${line}: the game is over`)
    if (sideToSitDown(game, seated) !== undefined) {
      seated = decision.side
      await expect(page.locator('.play-curtain h2')).toHaveText(scenario.sides[seated]?.name ?? seated)
      await hand.press(page.getByRole('button', { name: 'C’est moi' }))
    }
    if (act.kind === 'by-hand') await enter(seat, state, act.effects)
    else await mean(seat, state, decision, act)
    for (const face of dice) await typeDie(page, face)
    const played = playAct(game, act, typedDice(dice, state.dice))
    if ('kind' in played) throw new Error(`line ${line}: ${played.kind}`)
    game = played
  }
  const verdict = decide(stateAt(game))
  if (!isVerdict(verdict)) throw new Error('the game is not over')
  return verdict
}

async function typeDie(page: Page, face: number): Promise<void> {
  await expect(page.locator('.play-dice button:focus')).toHaveCount(1)
  await page.keyboard.press(face === 10 ? '0' : String(face))
}

/** Says what came of an act without a roll, counter by counter. */
async function enter(
  { page, hand }: Seat,
  { play }: GameState,
  effects: readonly HandEffect[],
): Promise<void> {
  const form = page.locator('.play-by-hand')
  for (const effect of effects) {
    const name = counterName(play.scenario, effect.counter)
    const fates = form.getByRole('combobox', { name, exact: true })
    if (effect.kind === 'moved')
      await hand.set(form.getByRole('combobox', { name: `Case (${name})` }), effect.hex)
    else await hand.set(fates, effect.kind === 'removed' ? 'out' : `face ${effect.face}`)
  }
  await hand.press(form.getByRole('button', { name: 'Appliquer' }))
}

/** Takes the counter into the hand and points at what it does: on the map what has a place there, else in the panel. */
async function mean({ page, hand }: Seat, state: GameState, decision: Decision, act: GameAct): Promise<void> {
  const choices = choicesOf(state, decision)
  const panel = page.locator('.play-decision')
  const { scenario } = state.play
  const isMeant = (one: GameAct): boolean => JSON.stringify(one) === JSON.stringify(act)
  const press = (list: 'first' | 'last', index: number): Promise<void> =>
    hand.press(panel.locator('.play-acts')[list]().getByRole('button').nth(index))

  const general = choices.general.findIndex(isMeant)
  if (general >= 0) return press('last', general)
  const actor = actorOf(act)
  if (actor === undefined) throw new Error(`not offered: ${JSON.stringify(act)}`)
  const hexOf = (id: CounterId): HexKey | undefined =>
    footprint(scenario, scenario.counters[id]).map(hexKey)[0]
  const own = hexOf(actor)
  const isInHand = ['duty', 'entry', 'reaction'].includes(decision.kind) && choices.actors.length === 1
  const isAlone = choices.actors.filter((id) => hexOf(id) === own).length === 1
  if (!isInHand) await hand.take(counterName(scenario, actor), isAlone ? own : undefined)

  const listed = choices.listed(actor).findIndex(isMeant)
  if (listed >= 0) return press('first', listed)
  const goal = targetsOf(state, act).find((hex) => choices.at(actor, hex).some(isMeant))
  if (goal === undefined) throw new Error(`not offered: ${JSON.stringify(act)}`)
  await hand.point(goal, own)
  // What has chances, or is one of several, waits in the panel.
  const pointed = choices.at(actor, goal)
  const waits = pointed.length > 1 || chancesOfAct(state, act).length > 1
  if (waits) await press('first', pointed.findIndex(isMeant))
}
