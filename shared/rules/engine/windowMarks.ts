/** Marks the cells and sides of a window where more than terrain and levels decides: searches ask the rules there only. */
import { hexsidesBetween } from '#shared/document/map'
import { type ScenarioMap } from '#shared/document/types'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor, opposite } from '#shared/hex/direction'
import { type HexWindow } from './hexWindow'

/** 1 for the cells of these hexes; those outside the window are left out. */
export function markedCells(window: HexWindow, hexes: Iterable<HexKey>): Uint8Array {
  const marked = new Uint8Array(window.cells)
  for (const key of hexes) {
    const cell = window.cellOf(parseHexKey(key))
    if (cell !== undefined) marked[cell] = 1
  }
  return marked
}

/**
 * 1 where something may stand on a side, by `cell * 6 + direction`, from either hex: what the map has on its hexsides, and all
 * sides of the hexes that may close their own.
 */
export function occupiedSides(map: ScenarioMap, window: HexWindow, closing: Iterable<HexKey>): Uint8Array {
  const occupied = new Uint8Array(window.cells * 6)
  const occupy = (hex: Axial, way: Direction): void => {
    const [cell, across] = [window.cellOf(hex), window.cellOf(neighbor(hex, way))]
    if (cell !== undefined) occupied[cell * 6 + way] = 1
    if (across !== undefined) occupied[across * 6 + opposite(way)] = 1
  }
  const last = { col: map.grid.columns - 1, row: map.grid.rows - 1 }
  for (const { side } of hexsidesBetween(map, { col: 0, row: 0 }, last)) occupy(side.hex, side.direction)
  for (const key of closing) for (const way of DIRECTIONS) occupy(parseHexKey(key), way)
  return occupied
}
