/** The table handed over between two persons: what lies below the curtain, and what the exported report says of secrets (CM-HID). */
import { expect, it } from 'vitest'
import { type Counter } from '#shared/document/armies'
import { sideOf } from '#shared/document/counters'
import { eyesOfSide } from '#shared/document/eyes'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { HUMAN } from '#shared/game/file/gameFile'
import { newGame, type PlayedGame } from '#shared/game/table/playedGame'
import { type Scenario } from '#shared/document/types'
import { reportFile } from '../../renderer/dialogs/play/gameFiles'
import { playTableOf } from '../../renderer/dialogs/play/playTable'
import { createTableBoard } from '../../renderer/dialogs/play/tableBoard'
import { eyesAt, handOverAt } from '../../renderer/dialogs/play/tableState'
import { galleryScenario } from '../support/scenarioFiles'
import { TestEditor } from '../support/TestEditor'

const AMBUSH = galleryScenario('the-ambush')
const [HUNTERS, HUNTED] = ['dauphinois', 'savoyards'] as SideId[] as [SideId, SideId]

function begun(scenario: Scenario): PlayedGame {
  const players = Object.fromEntries(Object.keys(scenario.sides).map((side) => [side, HUMAN]))
  return newGame(scenario, { players, seed: 3, file: 'x.castellan' })
}

it('CM-HID-1: comes between the decisions of two sides; the board shows what the person who sits there may know', () => {
  const page = new TestEditor(AMBUSH).editor
  const table = playTableOf(page)
  table.sitDown(begun(AMBUSH), 'thrown')
  const board = createTableBoard(page, table).editor
  const ofHunters = (): Counter[] =>
    Object.values<Counter>(board.document.scenario.counters).filter((one) => sideOf(AMBUSH, one) === HUNTERS)
  const places = (): number => ofHunters().filter(({ hex }) => hex !== undefined).length
  const state = table.store.getState
  expect(handOverAt(state())).toBe(HUNTERS)
  expect(board.store.getState().view.eyes).toBe('players')
  expect(places()).toBe(0)
  // Nothing can be taken into the hand through it.
  const [own, at] = (Object.entries(AMBUSH.counters) as [CounterId, Counter][])
    .filter(([, one]) => sideOf(AMBUSH, one) === HUNTERS)
    .map(([id, { hex }]) => [id, hex] as const)[0] as [CounterId, HexKey]
  table.point(at, [own])
  expect(state().selected).toBeUndefined()

  table.takeSeat()
  expect(handOverAt(state())).toBeUndefined()
  expect(board.store.getState().view.eyes).toBe(eyesOfSide(HUNTERS))
  expect(places()).toBeGreaterThan(3)
  table.choose({ kind: 'ready' })
  expect(handOverAt(state())).toBe(HUNTED)
  expect(places()).toBe(0)

  // What is past is looked at with the eyes of the person who sits there, not of the side that decided then.
  table.takeSeat()
  table.showMoment(0)
  expect(eyesAt(state())).toBe(eyesOfSide(HUNTED))
  expect(places()).toBe(0)
  // To go on from there is the other's decision.
  table.goOnFromHere()
  expect(handOverAt(state())).toBe(HUNTERS)
})

it('the exported report says that it tells all, where something was hidden', () => {
  const text = (scenario: Scenario): string =>
    new TextDecoder().decode(reportFile(begun(scenario), 'md', 'fr').bytes)
  expect(text(AMBUSH)).toContain('Ce récit dit tout, même ce qui était caché à l’un des camps.')
  expect(text(galleryScenario('the-sortie'))).not.toContain('caché')
})
