/** Maps and shorthands for tests of commands. */
import { createHistory } from '#shared/commands/history'
import { type Command } from '#shared/commands/command/command'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey, type HexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type BoardParts, testBoard } from '../support/board'

export const BIG_GRID: Grid = { orientation: 'flat', stagger: 'odd', columns: 400, rows: 250 }

/** Open ground without sides and types, and with two terrains in its palette. */
export function openMap(parts: BoardParts): Scenario {
  return testBoard({ ...parts, palette: { '.': 'clear', w: 'wood' }, sides: {}, counterTypes: {} })
}

/** A hex by column and row, from 0. */
export function at(col: number, row: number, grid: Grid = BIG_GRID): HexKey {
  return hexKey(toAxial({ col, row }, grid))
}

export function sideAt(col: number, row: number, direction: Direction, grid: Grid = BIG_GRID): HexsideKey {
  return hexsideKey(hexsideOf(toAxial({ col, row }, grid), direction))
}

/** The document after one command, which must not be refused. */
export function after<P>(scenario: Scenario, command: Command<P>, params: P): Scenario {
  const history = createHistory(scenario)
  const refusal = history.apply(command, params)
  if (refusal) throw new Error(refusal.message.en)
  return history.document
}

/** Gives a command's reason for refusing, in English; undefined when it does not refuse. */
export function refusalOf<P>(scenario: Scenario, command: Command<P>, params: P): string | undefined {
  const history = createHistory(scenario)
  const before = history.document
  const refusal = history.apply(command, params)
  if (refusal && (history.document !== before || history.undoName)) throw new Error('refused, yet changed')
  return refusal?.message.en
}
