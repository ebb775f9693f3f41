/** All that a module says, from a scenario: the build file's parts, the set-ups, and what is yet to be drawn. */
import { titleIn } from '#shared/document/authorText'
import { sideOf } from '#shared/document/counters'
import { knownTo, sideWithEyes } from '#shared/document/eyes'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario, type ScenarioInfo } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { STYLES } from '#shared/painter/picture/styles'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { type PrintPage } from '#shared/print/printPlan'
import { type WriteRequest } from '../exchange/written'
import { type ZipEntry } from '../zip/writeZip'
import { boardPage, boardSheet, type BoardSheet, hexPixels } from './board'
import { type BuildFile } from './buildFile'
import { counterPiece, type CounterPiece, facePictures } from './counterPieces'
import { counterSlots, formerSlots } from './counterSlots'
import { createGpids, type KeptGpids } from './gpids'
import { gridElement, zone } from './gridElements'
import { mainMap, offMapWindow } from './mapElements'
import { markerKey, markerPiece, placedMarkers, spareMarkersOf } from './markerPieces'
import { offMap, type OffMap, offMapPage } from './offMap'
import { pieceWindow } from './palette'
import { createPictures, type NamedPicture } from './pictures'
import { prototypesOf } from './pieces'
import { rearHexOn } from './rearHex'
import { secondNamesFile } from './secondNames'
import { type GamePieces, savedGame } from './setUps'
import { type ModuleSetting, say } from './setting'
import { spoken } from './strings'
import { type Chart, charts } from './tables'
import { toolbar } from './toolbar'
import { element } from '../xml/writeXml'
import { zoneKey, zonePieces } from './zonePieces'

export interface ModulePlan {
  readonly setting: ModuleSetting
  readonly build: Omit<BuildFile, 'booklet'>
  /** At the root of the archive: set-ups, charts, names in the other language. */
  readonly files: readonly ZipEntry[]
  /** Large pictures that are opaque, by their names. */
  readonly boards: readonly { readonly name: string; readonly page: PrintPage }[]
  readonly pictures: readonly NamedPicture[]
  /** Numbers of slots that the scenario does not keep yet. */
  readonly freshGpids: KeptGpids | undefined
  readonly warnings: readonly Localized[]
}

/**
 * The width of a hex of the board, flat to flat: numbers are read at VASSAL's full size, a board of 26 columns fits a screen at
 * three quarters.
 */
const HEX_PX = 96

type Asked = Pick<WriteRequest, 'language' | 'eyes' | 'baseName'>

export function planModule(subject: ExportSubject, asked: Asked): ModulePlan {
  const { ruleset } = subject
  const { scenario, ownerless } = playable(namedIn(subject.scenario, asked.language), asked)
  const slots = counterSlots(scenario, ruleset)
  const spare = spareMarkersOf({ scenario, ruleset })
  const keys = [
    ...slots.map(({ key }) => key),
    ...spare.map(markerKey),
    ...Object.keys(scenario.zones).map(zoneKey),
  ]
  const gpids = createGpids(keys, scenario.vassalGpids)
  const setting: ModuleSetting = {
    scenario,
    ruleset,
    language: asked.language,
    style: STYLES.illustrated,
    hexPx: hexPixels(scenario, HEX_PX),
    pictures: createPictures(),
    gpid: (key) => gpids.of(key),
  }
  const sheet = boardSheet(scenario, setting.hexPx)
  const rearHex = rearHexOn(setting, sheet)
  const counters = slots.map((slot) => counterPiece(setting, slot, rearHex))
  // One side's module is drawn of nothing but what that side knows.
  if (sideWithEyes(asked.eyes) === undefined)
    for (const slot of formerSlots(scenario, ruleset, slots)) facePictures(setting, slot)
  const byCounter = new Map<CounterId, CounterPiece>(
    counters.flatMap((piece) => piece.slot.counters.map((id) => [id, piece] as const)),
  )
  const markers = spare.map((marker) => markerPiece(setting, marker))
  const zones = zonePieces(setting, sheet)
  const lying = placedMarkers(setting, markers, sheet)
  const beside = offMap(
    setting,
    (id) => byCounter.get(id),
    slots.map(({ side }) => side),
  )
  const module = {
    name: spoken(titleIn(scenario.info, asked.language)) || spoken(asked.baseName) || 'Castellan',
    version: spoken(scenario.info.version ?? '') || '1.0',
    description: spoken(describedBy(scenario.info)),
  }
  const maps = {
    main: { name: say(setting, 'map'), board: say(setting, 'board') },
    offMap:
      beside.boxes.length > 0 ? { name: say(setting, 'offMap'), board: say(setting, 'offMap') } : undefined,
  }
  const game: GamePieces = {
    scenario,
    sheet,
    zones,
    maps,
    module,
    offMap: beside,
    markers: lying.placed,
    counterOf: (id) => byCounter.get(id),
  }
  const tables = charts(setting)
  const paletteSlots = {
    counters: counters.map(({ piece, slot, card }) => ({
      piece,
      slot,
      width: card.width,
      height: card.height,
    })),
    markers: markers.map(({ piece }) => ({ piece, width: setting.hexPx, height: setting.hexPx })),
    zones: zones.map(({ shown, width, height }) => ({ piece: shown(true), width, height })),
  }
  const elements = { map: maps.main, image: BOARD_IMAGE, size: sheet.size, grid: gridElement(sheet) }
  const build: ModulePlan['build'] = {
    module,
    prototypes: prototypesOf([...counters, ...markers].map(({ piece }) => piece)),
    maps: [
      mainMap(setting, elements, zones.length > 0),
      ...(maps.offMap
        ? [
            offMapWindow(setting, {
              map: maps.offMap,
              image: OFF_MAP_IMAGE,
              size: beside.size,
              grid: boxesGrid(beside),
            }),
          ]
        : []),
    ],
    pieceWindow: pieceWindow(setting, paletteSlots),
    toolbar: toolbar(setting, tables),
    setUps: [
      { name: say(setting, 'asItStands'), file: SET_UP_FILES['as-it-stands'] },
      { name: say(setting, 'toFill'), file: SET_UP_FILES['to-fill'] },
    ],
  }
  return {
    setting,
    build,
    freshGpids: gpids.fresh,
    pictures: setting.pictures.all(),
    files: [
      ...tables.map(({ name, bytes }: Chart) => ({ name, bytes })),
      ...(['as-it-stands', 'to-fill'] as const).map((kind) => ({
        name: SET_UP_FILES[kind],
        bytes: savedGame(game, kind),
        packed: true,
      })),
      ...secondNamesFile(setting, slots),
    ],
    boards: [
      { name: BOARD_IMAGE, page: boardPage(setting, sheet) },
      ...(maps.offMap ? [{ name: OFF_MAP_IMAGE, page: offMapPage(setting, beside) }] : []),
    ],
    warnings: warningsOf(setting, sheet, { ...lying, ownerless }),
  }
}

const BOARD_IMAGE = 'board.png'
const OFF_MAP_IMAGE = 'off-map.png'
const SET_UP_FILES = { 'as-it-stands': 'set-up.vsav', 'to-fill': 'zones.vsav' } as const

/** Each box a zone, so that reports say where counters came from. */
function boxesGrid({ boxes }: OffMap) {
  const zones = boxes.map(({ title, left, top, right, bottom }) =>
    zone(spoken(title), '$name$', [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]),
  )
  return element('VASSAL.build.module.map.boardPicker.board.ZonedGrid', {}, zones)
}

/**
 * The scenario that is played: VASSAL keeps what is hidden under masks, each owned by a side, so that all of it goes along for players
 * and umpire; for one side without the secrets of the others. What is hidden and of no side nobody could ever uncover: it is left out.
 */
function playable(
  scenario: Scenario,
  { eyes }: Pick<Asked, 'eyes'>,
): { readonly scenario: Scenario; readonly ownerless: number } {
  const known = sideWithEyes(eyes) === undefined ? scenario : knownTo(eyes, scenario)
  const entries = Object.entries(known.counters) as [CounterId, Counter][]
  const kept = entries.filter(([, counter]) => {
    const side = sideOf(known, counter)
    return !(counter.hidden || counter.decoy) || (side !== undefined && side in known.sides)
  })
  const ownerless = entries.length - kept.length
  if (ownerless === 0) return { scenario: known, ownerless }
  return { scenario: { ...known, counters: Object.fromEntries(kept) }, ownerless }
}

interface LeftOut {
  readonly hidden: number
  readonly unknown: number
  readonly ownerless: number
}

function warningsOf({ scenario, hexPx }: ModuleSetting, { names }: BoardSheet, left: LeftOut): Localized[] {
  const masked = Object.values<Counter>(scenario.counters).filter(
    ({ hidden, decoy }) => hidden || decoy,
  ).length
  const said: readonly (readonly [number, Localized])[] = [
    [
      names.unnamed,
      localized(
        `VASSAL n’a pas de numérotation pour ces cases, dont le nom n’est que sur l’image\u202f: ${names.unnamed}`,
        `VASSAL has no numbering for these hexes, whose names are in the picture alone: ${names.unnamed}`,
      ),
    ],
    [
      hexPx < HEX_PX ? 1 : 0,
      localized(
        `carte très grande\u202f: ses cases ont ${hexPx}\u202fpixels au lieu de ${HEX_PX}`,
        `very large map: its hexes are ${hexPx} pixels wide instead of ${HEX_PX}`,
      ),
    ],
    [
      masked,
      localized(
        `pions cachés et leurres, masqués dans VASSAL mais lisibles par qui fouille le fichier\u202f: ${masked}`,
        `hidden counters and decoys, masked in VASSAL but there for whoever searches the file: ${masked}`,
      ),
    ],
    [
      left.ownerless,
      localized(
        `pions cachés sans camp, laissés de côté\u202f: ${left.ownerless}`,
        `hidden counters of no side, left out: ${left.ownerless}`,
      ),
    ],
    [
      left.hidden,
      localized(
        `marqueurs cachés de la carte, laissés de côté\u202f: ${left.hidden}`,
        `hidden markers of the map, left out: ${left.hidden}`,
      ),
    ],
    [
      left.unknown,
      localized(
        `marqueurs que la règle ne connaît pas, laissés de côté\u202f: ${left.unknown}`,
        `markers that the rules do not know, left out: ${left.unknown}`,
      ),
    ],
  ]
  return said.flatMap(([count, words]) => (count > 0 ? [words] : []))
}

/** Authors and licence: all that players see of the module before they open it. */
function describedBy({ authors, license }: ScenarioInfo): string {
  return [authors.join(', '), license ?? ''].filter((part) => part !== '').join(' · ')
}
