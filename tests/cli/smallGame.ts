/** A game as small as can be for what carries pictures of its map to other programs: a large map costs seconds each time. */
import { testBoard } from '../support/board'

/** Two counters, a marker, two terrains. */
export const SMALL_GAME = testBoard({
  columns: 6,
  rows: 5,
  hexes: { 'A1 A2': 'wood', C3: 'marsh' },
  hexsides: { 'B1/B2': 'wall' },
  markers: { D2: 'rubble' },
  counters: {
    guy: { type: 'crusaders-knight', name: 'Guy', at: 'C2', facing: 'v1' },
    perrin: { type: 'crusaders-soldier', name: 'Perrin', at: 'B3', facing: 'v0' },
  },
})
