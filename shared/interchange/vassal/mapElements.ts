/** The maps of a module in the build file: windows with a board, and all that moves pieces in them. */
import { element, type XmlLines } from '../xml/writeXml'
import { type Size } from './numbering'
import { type ModuleMap } from './setUps'
import { type ModuleSetting, say } from './setting'
import { LOW_LAYERS, TOGGLE_ZONES } from './zonePieces'
import { sequence } from './strings'
import { HAS_ENDED_MOVE } from './traits'

const MAP = 'VASSAL.build.module.map.'

interface MapElements {
  readonly map: ModuleMap
  /** In the archive's folder of pictures. */
  readonly image: string
  /** px, of the picture. */
  readonly size: Size
  readonly grid: XmlLines
}

/** The map itself, with sight thread, zones and layers. */
export function mainMap(setting: ModuleSetting, elements: MapElements, hasZones: boolean): XmlLines {
  const layers = element(`${MAP}LayeredPieceCollection`, {
    property: 'Layer',
    layerOrder: sequence(',', LOW_LAYERS),
    description: '',
  })
  const zones = hasZones ? [zonesButton(setting)] : []
  const window = { launch: false, hotkey: '', buttonName: '', icon: '/images/map.gif', tooltip: '' }
  return mapElement(setting, elements, window, [sightThread(setting), layers, ...zones])
}

/** The window beside it, opened by a button. */
export function offMapWindow(setting: ModuleSetting, elements: MapElements): XmlLines {
  const window = {
    launch: true,
    hotkey: '82,130',
    icon: '',
    tooltip: say(setting, 'offMapTip'),
    buttonName: elements.map.name,
  }
  return mapElement(setting, elements, window, [])
}

type WindowOf = Readonly<Record<string, string | boolean>>

function mapElement(
  setting: ModuleSetting,
  { map, image, size, grid }: MapElements,
  window: WindowOf,
  more: readonly XmlLines[],
): XmlLines {
  const marks = {
    markMoved: 'Always',
    markUnmovedHotkey: '',
    markUnmovedIcon: '/images/unmoved.gif',
    markUnmovedText: '',
    markUnmovedReport: '',
    markUnmovedTooltip: say(setting, 'unmoved'),
  }
  const formats = {
    moveWithinFormat: say(setting, 'moves'),
    moveToFormat: say(setting, 'moves'),
    createFormat: say(setting, 'created'),
    changeFormat: '$message$',
    onlyReportChangedLocation: false,
  }
  const look = {
    allowMultiple: false,
    backgroundcolor: '',
    color: '0,0,0',
    thickness: 3,
    edgeWidth: 0,
    edgeHeight: 0,
    hideKey: '',
    showKey: '',
    // A counter on two hexes then reports its other hex.
    moveKey: HAS_ENDED_MOVE,
  }
  return element('VASSAL.build.module.Map', { mapName: map.name, ...window, ...look, ...marks, ...formats }, [
    boardPicker(map, image, grid),
    ...movers(setting, zooms(size, !window['launch'])),
    ...more,
  ])
}

function boardPicker(map: ModuleMap, image: string, grid: XmlLines): XmlLines {
  const words = {
    addColumnText: 'Add column',
    addRowText: 'Add row',
    boardPrompt: 'Select board',
    slotHeight: 125,
    slotScale: '0.2',
    slotWidth: 350,
    title: 'Choose Boards',
  }
  const board = element(`${MAP}boardPicker.Board`, { name: map.board, image, reversible: false }, [grid])
  const setup = element('setup', {}, sequence('\t', [`${map.name}BoardPicker`, map.board, 0, 0]))
  return element(`${MAP}BoardPicker`, words, [setup, board])
}

/** VASSAL does not add these itself: without them no piece moves. */
function movers(setting: ModuleSetting, { levels, begins }: Zooms): XmlLines[] {
  const keys = { bottom: '40,0', down: '37,0', top: '38,0', up: '39,0' }
  const fan = { exSepX: 6, exSepY: 18, unexSepX: 4, unexSepY: 7, disabled: false }
  const plain = [
    'ForwardToKeyBuffer',
    'Scroller',
    'ForwardToChatter',
    'MenuDisplayer',
    'MapCenterer',
    'StackExpander',
    'PieceMover',
    'KeyBufferer',
  ]
  const toolbar = { canDisable: false, hideWhenDisabled: false, propertyGate: '' }
  return [
    element(`${MAP}StackMetrics`, { ...keys, ...fan }),
    ...plain.map((name) => element(MAP + name, {})),
    element(`${MAP}ImageSaver`, {
      buttonText: '',
      hotkey: '',
      icon: '/images/camera.gif',
      tooltip: say(setting, 'picture'),
      ...toolbar,
    }),
    // Its first level is counted from the largest.
    element(`${MAP}Zoomer`, {
      zoomLevels: levels.join(','),
      zoomStart: levels.length - begins,
      inButtonText: '',
      inIconName: '/images/zoomIn.gif',
      inTooltip: say(setting, 'zoomIn'),
      outButtonText: '',
      outIconName: '/images/zoomOut.gif',
      outTooltip: say(setting, 'zoomOut'),
      pickButtonText: '',
      pickIconName: '/images/zoom.png',
      pickTooltip: say(setting, 'zoomPick'),
      zoomInKey: '61,130',
      zoomOutKey: '45,130',
      zoomPickKey: '',
    }),
    element(`${MAP}HighlightLastMoved`, { color: '255,0,0', enabled: true, thickness: 2 }),
    stackViewer(),
  ]
}

/** The room for a map in the window of a common screen of 1366 x 768, px. */
const ROOM: Size = { width: 1300, height: 480 }
const ZOOMS = [0.25, 0.375, 0.5, 0.625, 0.75, 1, 1.5, 2]

/** Ascending, and the place among them of the one at which a game begins. */
interface Zooms {
  readonly levels: readonly string[]
  readonly begins: number
}

/** One of them shows the whole map. @param begins with it, never enlarged; else with cards that can be read */
function zooms({ width, height }: Size, beginsWhole: boolean): Zooms {
  const fit = Math.min(1, ROOM.width / width, ROOM.height / height)
  const whole = Math.max(0.05, Math.floor(fit * 100) / 100)
  const levels = [...new Set([...ZOOMS, whole])].sort((a, b) => a - b)
  return {
    levels: levels.map((level) => (Number.isInteger(level) ? level.toFixed(1) : String(level))),
    begins: levels.indexOf(beginsWhole ? whole : READABLE),
  }
}

const READABLE = 0.75

/** Shows the pieces of a place enlarged as the pointer rests on it: a lone card is read from afar too. */
function stackViewer(): XmlLines {
  return element(`${MAP}CounterDetailViewer`, {
    version: 4,
    delay: 500,
    minDisplayPieces: 1,
    showgraph: true,
    showgraphsingle: false,
    showtext: true,
    showtextsingle: false,
    display: 'from all layers',
    zoomlevel: '1.0',
    graphicsZoom: '1.75',
    unrotatePieces: true,
    showNoStack: false,
    showNonMovable: false,
    summaryReportFormat: '$LocationName$',
    counterReportFormat: '$PieceName$',
    fgColor: '20,16,10',
    bgColor: '251,249,242',
    borderColor: '20,16,10',
    fontSize: 13,
  })
}

function sightThread(setting: ModuleSetting): XmlLines {
  const words = { threadName: say(setting, 'sight'), label: say(setting, 'sight') }
  const looks = { threadColor: '200,30,30', losThickness: 2, iconName: '/images/thread.gif' }
  const range = {
    drawRange: true,
    rangeBg: '0,0,0',
    rangeFg: '255,255,255',
    scale: setting.hexPx,
    round: 'Nearest whole number',
  }
  const shown = {
    global: 'Always',
    persistence: 'Ctrl-Click & Drag',
    hideCounters: false,
    hideOpacity: 0,
    snapStart: true,
    snapEnd: true,
    report: '',
  }
  return element(`${MAP}LOS_Thread`, {
    ...words,
    tooltip: say(setting, 'sightTip'),
    hotkey: '76,130',
    ...looks,
    ...range,
    ...shown,
    canDisable: false,
    hideWhenDisabled: false,
    propertyGate: '',
  })
}

function zonesButton(setting: ModuleSetting): XmlLines {
  const button = {
    name: say(setting, 'zones'),
    buttonText: say(setting, 'zones'),
    tooltip: say(setting, 'zonesTip'),
    buttonHotkey: '90,520',
    icon: '',
    hotkey: TOGGLE_ZONES,
  }
  const quiet = { reportFormat: '', reportSingle: false, suppressSounds: false, singleMap: true }
  return element(`${MAP}MassKeyCommand`, {
    ...button,
    ...quiet,
    filter: '{ Kind == "Zone" }',
    deckCount: -1,
    target: 'MAP|false|MAP|||||0|0||false|||EQUALS||',
    canDisable: false,
    hideWhenDisabled: false,
    propertyGate: '',
  })
}
