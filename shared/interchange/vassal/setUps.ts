/** Saved games: pieces where they stand as a game begins, as one disguised text in an archive of its own. */
import { bottomFirst, sideOf } from '#shared/document/counters'
import { entryOf } from '#shared/document/entry'
import { setUpOf, setUpZones } from '#shared/document/setUp'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { utf8OfText } from '#shared/images/utf8'
import { writeZip } from '../zip/writeZip'
import { type BoardSheet } from './board'
import { type CounterPiece } from './counterPieces'
import { middleOf, type Pixel, rawHex } from './lattice'
import { type PlacedMarker } from './markerPieces'
import { metadata, type ModuleName } from './metadata'
import { type OffMap } from './offMap'
import { type Piece, savedText, stackText } from './pieces'
import { disguised, sequence } from './strings'
import { LOW_LAYERS, type ZonePiece } from './zonePieces'

/** A map of the module with its only board. */
export interface ModuleMap {
  readonly name: string
  readonly board: string
}

export interface GamePieces {
  readonly scenario: Scenario
  readonly sheet: BoardSheet
  readonly counterOf: (id: CounterId) => CounterPiece | undefined
  readonly markers: readonly PlacedMarker[]
  readonly zones: readonly ZonePiece[]
  readonly offMap: OffMap
  readonly maps: { readonly main: ModuleMap; readonly offMap: ModuleMap | undefined }
  readonly module: ModuleName
}

/** `as-it-stands`: the scenario's set-up; `to-fill`: who sets up in zones waits beside the map, and the zones are seen. */
type SetUpKind = 'as-it-stands' | 'to-fill'

/** The archive of a set-up. */
export function savedGame(pieces: GamePieces, kind: SetUpKind): Uint8Array {
  const text = utf8OfText(commands(pieces, kind).join(BETWEEN_COMMANDS))
  return writeZip([
    { name: 'savedGame', bytes: utf8OfText(disguised(text)) },
    { name: 'savedata', bytes: metadata({ ...pieces.module, name: undefined }) },
    { name: 'moduledata', bytes: metadata(pieces.module) },
  ])
}

const BETWEEN_COMMANDS = '\u001b'

// VASSAL gives pieces the time as a name: any number that is not used twice will do.
const FIRST_ID = 1_700_000_000_000

function commands(pieces: GamePieces, kind: SetUpKind): string[] {
  const { main, offMap } = pieces.maps
  let last = FIRST_ID
  const id = (): string => String(++last)
  const lone = ({ piece, at, map }: Standing): string => savedText(piece, id(), map, at)
  const stacked = (stack: readonly Standing[], layer: number): string[] => {
    const [bottom] = stack
    if (!bottom) return []
    const members = stack.map((one) => ({ ...one, id: id() }))
    const ids = members.map((member) => member.id)
    return [
      ...members.map((one) => savedText(one.piece, one.id, one.map, one.at)),
      stackText(id(), bottom.map, bottom.at, ids, layer),
    ]
  }
  const zones = pieces.zones.map(({ at, shown }) => ({
    piece: shown(kind === 'to-fill'),
    at,
    map: main.name,
  }))
  const markers = stacksOf(pieces.markers.map((marker) => ({ ...marker, map: main.name })))
  const counters = stacksOf(standing(pieces, kind))
  const maps = offMap ? [main, offMap] : [main]
  return [
    'begin_save',
    ...zones.map(lone),
    ...markers.flatMap((stack) => stacked(stack, LOW_LAYERS.indexOf('markers'))),
    ...counters.flatMap((stack) => stacked(stack, LOW_LAYERS.length)),
    ...maps.map(({ name, board }) => sequence('\t', [`${name}BoardPicker`, board, 0, 0])),
    'end_save',
  ]
}

interface Standing {
  readonly piece: Piece
  readonly at: Pixel
  readonly map: string
}

/** Those of one place together, in their order. */
function stacksOf(standing: readonly Standing[]): Standing[][] {
  const stacks = new Map<string, Standing[]>()
  for (const one of standing) {
    const place = JSON.stringify([one.map, one.at.x, one.at.y])
    const stack = stacks.get(place)
    if (stack) stack.push(one)
    else stacks.set(place, [one])
  }
  return [...stacks.values()]
}

/** The counters that are there as the game begins, bottom first; spare ones are in the palette alone. */
function standing(pieces: GamePieces, kind: SetUpKind): Standing[] {
  const { scenario, sheet, counterOf, maps } = pieces
  const waiting = waitingSides(scenario)
  const ids = bottomFirst(scenario, Object.keys(scenario.counters) as CounterId[])
  const boxes = new Map(pieces.offMap.boxes.flatMap(({ places }) => [...places]))
  return ids.flatMap((id): Standing[] => {
    const counter = scenario.counters[id]
    const piece = counterOf(id)
    if (!counter || !piece || entryOf(counter).kind === 'spare') return []
    const hex = standsOn(scenario, counter)
    const waits = kind === 'to-fill' && waiting(sideOf(scenario, counter))
    if (hex && entryOf(counter).kind === 'set-up' && !waits)
      return [
        {
          piece: piece.begun(id),
          at: middleOf(rawHex(hex, scenario.map.grid), sheet.lattice),
          map: maps.main.name,
        },
      ]
    const at = boxes.get(id)
    return at && maps.offMap ? [{ piece: piece.begun(id, 'unturned'), at, map: maps.offMap.name }] : []
  })
}

/** Its own hex, for two-hex counters the front one; undefined off the map. */
function standsOn({ map }: Scenario, { hex }: Counter): Axial | undefined {
  const own = hex === undefined ? undefined : parseHexKey(hex)
  return own && onGrid(own, map.grid) ? own : undefined
}

/** The sides that set up in zones; where none says so those that have a zone, and where there are no zones all. */
function waitingSides(scenario: Scenario): (side: SideId | undefined) => boolean {
  const sides = Object.keys(scenario.sides) as SideId[]
  const free = sides.filter((id) => {
    const side = scenario.sides[id]
    return side && setUpOf(side).where === 'zones'
  })
  const zoned = sides.filter((id) => setUpZones(scenario, id).length > 0)
  const waiting = free.length > 0 ? free : zoned
  if (waiting.length === 0) return () => true
  return (side) => side !== undefined && waiting.includes(side)
}
