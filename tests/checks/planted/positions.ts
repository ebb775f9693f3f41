/** Faults of CHK-2, CHK-3 and CHK-4: counters and markers where they may not be, or turned as they may not. */
import { footprint } from '#shared/document/counters'
import { counterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { hexsideBetween, hexsideKey, type Hexside } from '#shared/hex/hexside'
import { changed, withHexes, withHexsides, withMarker } from '../../support/board'
import { hexNamed } from '../../support/names'
import { type Clean } from './clean'
import { type Plant, withMan } from './plant'

/** The side between the two hexes of the rider or the formation. */
function between({ scenario }: Clean): Hexside {
  const [front, rear] = footprint(scenario, scenario.counters[counterId('rider')]!)
  return hexsideBetween(front!, rear!) as Hexside
}

export const POSITIONS: readonly Plant[] = [
  {
    code: 'CHK2-overlap',
    fault: 'too many in one hex',
    fix: false,
    plant: (clean) =>
      ['a', 'b', 'c'].reduce((board, id) => withMan(clean, board, id, { at: 'D16' }), clean.scenario),
    at: ({ hexes }) => ({ hexes: hexes('D16'), counters: ['a', 'b', 'c'] }),
  },
  {
    code: 'CHK3-forbidden-terrain',
    fault: 'a rider in the sea, a formation in water',
    fix: false,
    plant: ({ scenario, family }) => withHexes(scenario, ['C16'], family === 'fantasy' ? 'water' : 'sea'),
    at: ({ hexes }) => ({ hexes: hexes('C16'), counters: ['rider'] }),
  },
  {
    code: 'CHK3-forbidden-terrain',
    fault: 'in flight without wings',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario }) => changed(scenario, 'counters', 'ali', { placement: 'low-flight' }),
    at: ({ hexes }) => ({ hexes: hexes('V15'), counters: ['ali'] }),
  },
  {
    code: 'CHK3-misplaced-marker',
    fault: 'boats on dry land',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario }) => withMarker(scenario, ['J9'], 'boats'),
    at: ({ hexes }) => ({ hexes: hexes('J9') }),
  },
  {
    code: 'CHK4-wrong-facing',
    fault: 'to a vertex in place of a side, or the reverse',
    fix: true,
    plant: ({ scenario, family }) =>
      changed(scenario, 'counters', 'rider', {
        facing: { kind: family === 'fantasy' ? 'side' : 'vertex', index: 0 },
      }),
    at: ({ hexes }) => ({ hexes: hexes('C16'), counters: ['rider'] }),
  },
  {
    code: 'CHK4-split-rider',
    fault: 'a wall between the two hexes',
    fix: false,
    plant: (clean) => withHexsides(clean.scenario, [between(clean)], clean.wall),
    at: (clean) => ({ hexsides: [hexsideKey(between(clean))], counters: ['rider'] }),
  },
  {
    code: 'CHK4-split-rider',
    fault: 'half off the map',
    fix: false,
    // Formations have their other half on their right, riders behind them.
    plant: ({ scenario, family }) => {
      const [hex, facing] =
        family === 'fantasy'
          ? (['X9', { kind: 'vertex', index: 0 }] as const)
          : (['C18', { kind: 'side', index: 0 }] as const)
      const there = changed(scenario, 'counters', 'rider', { hex: hexKey(hexNamed(scenario, hex)), facing })
      return { ...there, zones: { camp: there.zones['camp' as never] } as never }
    },
    at: () => ({ counters: ['rider'] }),
  },
  {
    code: 'CHK4-marker-facing',
    fault: 'a palisade that faces nowhere',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario }) => withMarker(scenario, ['J9'], 'palisade'),
    at: ({ hexes }) => ({ hexes: hexes('J9') }),
  },
]
