/** Counters, structures, markers, hexsides, zones, labels, boards off the map: left behind by a smaller grid. */
import { quotable } from '#shared/i18n/quotable'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { check, type CheckContext, type Found } from './check'
import { hexsideEntries, counterEntries, nameWithHex } from './entries'
import { mend } from './report'

type Fault = Omit<Found, 'message'> & { readonly what: Localized }

/** @rule CHK-1 */
export const offMap = check({
  code: 'CHK1-off-map',
  title: { fr: 'Hors de la carte', en: 'Off the map' },
  reads: ['counters', 'counterTypes', 'hexsides', 'structures', 'scenario'],
  find(context) {
    const parts = [counterFaults, hexsideFaults, hexFaults, boardFaults]
    return parts.flatMap((faultsOf) =>
      faultsOf(context).map(({ what, ...at }) => ({
        message: { fr: `${what.fr} hors de la carte`, en: `${what.en} off the map` },
        ...at,
      })),
    )
  },
})

function isOff({ scenario }: CheckContext, hex: HexKey): boolean {
  return !onGrid(parseHexKey(hex), scenario.map.grid)
}

function counterFaults(context: CheckContext): Fault[] {
  return counterEntries(context)
    .filter(([, { hex }]) => hex !== undefined && isOff(context, hex))
    .map(([id]) => ({
      what: { fr: `Le pion ${nameWithHex(context, id)} est`, en: `${nameWithHex(context, id)} is` },
      counters: [id],
      fix: mend('Supprimer ce pion', 'Delete this counter', 'remove-counters', { counters: [id] }),
    }))
}

/** A rim side touches the map with one of its hexes; only those that touch it with none are off. */
function hexsideFaults({ scenario }: CheckContext): Fault[] {
  const off = hexsideEntries(scenario.map)
    .map(([key]) => key)
    .filter((key) => hexesOfSide(parseHexsideKey(key)).every((hex) => !onGrid(hex, scenario.map.grid)))
  if (off.length === 0) return []
  const what =
    off.length === 1
      ? { fr: 'Un bord de case garni est', en: 'A hexside with features is' }
      : { fr: `${off.length} bords de case garnis sont`, en: `${off.length} hexsides with features are` }
  return [
    {
      what,
      hexsides: off,
      fix: mend('Vider ces bords de case', 'Clear these hexsides', 'clear-hexside', { sides: off }),
    },
  ]
}

function hexFaults(context: CheckContext): Fault[] {
  const { map, zones, labels } = context.scenario
  const off = (hexes: readonly HexKey[]): HexKey[] => hexes.filter((hex) => isOff(context, hex))
  const places = [
    { hexes: off(Object.keys(map.structures) as HexKey[]), fr: 'ouvrage', en: 'structure' },
    { hexes: off(Object.values(map.markers).map(({ hex }) => hex)), fr: 'marqueur', en: 'marker' },
  ].map(({ hexes, fr, en }) => ({
    hexes,
    what:
      hexes.length === 1
        ? { fr: `Un ${fr} est`, en: `A ${en} is` }
        : { fr: `${hexes.length} ${fr}s sont`, en: `${hexes.length} ${en}s are` },
  }))
  const zoneHexes = Object.values(zones).map(({ name, hexes }) => ({
    hexes: off(hexes),
    what: {
      fr: `Des cases de la zone ${quotable(name)} sont`,
      en: `Hexes of the zone ${quotable(name)} are`,
    },
  }))
  const labelHexes = Object.values(labels).map(({ text, hex }) => ({
    hexes: off([hex]),
    what: { fr: `Le texte «\u202f${quotable(text)}\u202f» est`, en: `The label “${quotable(text)}” is` },
  }))
  return [...places, ...zoneHexes, ...labelHexes].filter(({ hexes }) => hexes.length > 0)
}

/** A board is a rectangle of the map: all of it must be there. */
function boardFaults({ scenario }: CheckContext): Fault[] {
  const { columns, rows } = scenario.map.grid
  return Object.values(scenario.boards)
    .filter(
      (board) =>
        Math.min(board.firstColumn, board.firstRow) < 0 ||
        board.firstColumn + board.columns > columns ||
        board.firstRow + board.rows > rows,
    )
    .map(({ name }) => ({
      what: { fr: `Le plateau ${name} est en partie`, en: `The board ${name} is in part` },
    }))
}
