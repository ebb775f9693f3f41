/** Examples of parameters for the commands on the whole map, its hexes and its boards, made for the rich scenario on any grid. */
import { openMap } from './maps'
import { type Scenario } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { type Json } from '#shared/json/extra'

export interface Example {
  /** Changes the rich scenario. */
  readonly does: Json
  /** Is accepted and changes nothing in it; absent for commands that always add or remove. */
  readonly idle?: Json
}

export function wholeMapExamples(grid: Grid): Readonly<Record<string, Example>> {
  return {
    'add-boards': {
      does: {
        boards: [
          {
            id: 'east',
            board: {
              name: '2',
              firstColumn: 20,
              firstRow: 0,
              columns: 20,
              rows: 35,
              turned: false,
              edges: [],
            },
          },
        ],
      },
      idle: { boards: [] },
    },
    'edit-board': {
      does: {
        board: 'west',
        change: { name: '1', turned: false, edges: [{ edge: 'top', name: 'A', spans: [] }] },
      },
      idle: { board: 'west', change: { name: 'Ouest' } },
    },
    'remove-board': { does: { board: 'west' } },
    'change-hexes': {
      does: { hexMm: 30, halfHexes: !grid.halfHexes },
      idle: { hexMm: 25.4 },
    },
    'turn-map': { does: {} },
    'quarter-turn-map': { does: { way: 'clockwise' } },
    'mirror-map': { does: { axis: 'top-bottom' } },
    'resize-map': {
      does: { top: 1, right: -30, bottom: -2, left: 3 },
      idle: { top: 0, right: 0, bottom: 0, left: 0 },
    },
    'set-numbering': {
      does: { numbering: { style: 'row-column', firstColumn: 0, show: 'every-fifth' } },
      idle: { numbering: { style: 'letter-number', rowsDescend: true } },
    },
    'set-grid-look': {
      does: { change: { lineMm: 0.5, lineColor: null, nameColor: '#ffffff' } },
      idle: { change: { lineColor: '#102030', lineOpacity: 0.75, nameMm: null } },
    },
    'take-version': { does: { version: strip(grid) as unknown as Json } },
    'join-map': { does: { other: strip(grid) as unknown as Json, edge: 'right', turned: true } },
  }
}

// As high as the grid, and going on with its stagger.
function strip(grid: Grid): Scenario {
  return openMap({ ...grid, columns: 4, hexMm: 25.4 })
}
