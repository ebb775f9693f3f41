/**
 * Every object of a document, key by key, in the order in which the file has it. A key with a default is left out when it
 * has it. Lists may be long (counters, hexsides): see `vocabulary.ts` for why one definition reads and writes.
 */
import { leastFirstColumn, type Numbering } from '#shared/hex/numbering'
import { localized } from '#shared/i18n/localized'
import { within } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import {
  type ArtPlace,
  type Background,
  type Barrier,
  type Board,
  type BoardEdge,
  type BoardSpan,
  type CardDesign,
  type CardShows,
  type Counter,
  type CounterFaceData,
  type CounterType,
  type EmbeddedImage,
  type Extensible,
  type FacePair,
  type FitPoint,
  type Fixture,
  type GridLook,
  type Group,
  HEX_FLAGS,
  type HexsideFeatures,
  type ImageHash,
  type Label,
  type Marker,
  type Opening,
  type ScenarioInfo,
  type Side,
  type SideId,
  type Structure,
  type TerrainId,
  type Way,
  type Wing,
  type Zone,
} from '../types'
import {
  ART_SHIFT,
  ART_TURN,
  ART_ZOOM,
  CARD_LENGTH,
  CARD_WIDTH,
  COLOR,
  GRID_LINE,
  LABEL_SIZE,
  WING_CONDITION,
  MAX_ELEVATION,
  MAX_FIRST_NUMBER,
  MAX_IMAGE_SIDE,
  MAX_LICENSE,
  MAX_LINES,
  MAX_QUANTITY,
  MAX_RANK,
  MAX_VASSAL_GPID,
  MAX_VERSION,
  NAME_SIZE,
} from '../limits'
import {
  choice,
  flag,
  id,
  ids,
  integer,
  type KeySpelling,
  list,
  number,
  object,
  optional,
  orElse,
  pattern,
  record,
  stat,
  text,
} from './vocabulary'
import { edgeName, edgeSpan, sideSetUp } from './game'
import { isPaletteCharacter } from '../palette'
import { facing, hex, hexes, hexsides } from './places'

// Far beyond any sensible number: only nonsense is refused.
const FAR = 10_000

export const imageHash = pattern<ImageHash>(
  /^[0-9a-f]{64}$/,
  localized('une empreinte SHA-256 (64 chiffres hexadécimaux)', 'a SHA-256 hash (64 hexadecimal digits)'),
)

/** One line with a sign on it that is seen, of so many characters at most. */
const line = (most: number) =>
  pattern<string>(
    new RegExp(`^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,${most}}$`, 'u'),
    localized(`une ligne de 1 à ${most} signes`, `a line of 1 to ${most} characters`),
  )

export const info = object<ScenarioInfo>({
  title: text,
  authors: orElse(list(text), []),
  date: orElse(text, ''),
  language: choice('fr', 'en'),
  otherTitle: optional(text),
  cover: optional(imageHash),
  logo: optional(imageHash),
  version: optional(line(MAX_VERSION)),
  license: optional(line(MAX_LICENSE)),
})

const numberingKeys = object<Numbering & Extensible>({
  style: choice('letter-number', 'column-row', 'row-column'),
  firstColumn: orElse(integer(0, MAX_FIRST_NUMBER), 1),
  firstRow: orElse(integer(0, MAX_FIRST_NUMBER), 1),
  columnsDescend: orElse(flag, false),
  rowsDescend: orElse(flag, false),
  show: orElse(choice('all', 'every-fifth', 'none'), 'all'),
})

// Digits count from 0 at the least; letters from A, for nothing comes before it.
export const numbering: typeof numberingKeys = {
  ...numberingKeys,
  read(value, at) {
    const found = numberingKeys.read(value, at)
    const least = leastFirstColumn(found.style)
    if (found.firstColumn < least)
      within(at, 'firstColumn', () => integer(least, MAX_FIRST_NUMBER).read(found.firstColumn, at))
    return found
  },
}

export const hexMm = number(1, 1000)
export const elevation = integer(-MAX_ELEVATION, MAX_ELEVATION)
export const environment = choice('outdoors', 'cave')
export const flags = integer(
  0,
  Object.values(HEX_FLAGS).reduce((all, bit) => all | bit, 0),
)
export const wandering = integer(0, 4)

const color = pattern(COLOR, localized('une couleur «\u202f#rrvvbb\u202f»', 'a colour "#rrggbb"'))
const half = optional(choice('owner', 'across'))
const integrity = optional(integer(0, FAR))
export const barrier = object<Barrier>({ feature: id(), inside: half, integrity })
export const opening = object<Opening>({
  feature: id(),
  inside: half,
  state: optional(choice('open', 'closed')),
  owner: optional(id()),
  guests: optional(list(id<SideId>())),
  portcullis: optional(choice('none', 'raised', 'lowered')),
})
export const way = object<Way>({ feature: id() })
export const fixture = object<Fixture>({ feature: id(), inside: half })

export const hexsideRecord = record(
  hexsides,
  object<HexsideFeatures>({
    barrier: optional(barrier),
    opening: optional(opening),
    way: optional(way),
    fixture: optional(fixture),
  }),
)

const characters: KeySpelling<string> = {
  read: (key, at) =>
    isPaletteCharacter(key)
      ? key
      : refuse(at.path, key, localized('un seul caractère imprimable', 'one printable character')),
  write: (key) => key,
}

export const palette = record(characters, id<TerrainId>())

export const structure = object<Structure>({
  feature: id(),
  facing: optional(facing),
  integrity,
  owner: optional(id()),
})
export const structures = record(hexes, structure)

export const marker = object<Marker>({ kind: id(), hex, facing: optional(facing), hidden: optional(flag) })
export const markers = record(ids(), marker)

export const imageSide = integer(1, MAX_IMAGE_SIDE)

export const background = object<Background>({
  image: imageHash,
  width: optional(imageSide),
  height: optional(imageSide),
  fit: list(object<FitPoint>({ hex, x: number(-1e6, 1e6), y: number(-1e6, 1e6) })),
  opacity: orElse(number(0, 1), 1),
  locked: orElse(flag, false),
  print: orElse(flag, false),
})

export const gridLook = object<GridLook>({
  lineColor: optional(color),
  lineMm: optional(number(GRID_LINE.least, GRID_LINE.most)),
  lineOpacity: optional(number(0, 1)),
  nameColor: optional(color),
  nameMm: optional(number(NAME_SIZE.least, NAME_SIZE.most)),
  nameOpacity: optional(number(0, 1)),
})

const span = object<BoardSpan>({ name: text, from: integer(0, FAR), to: integer(0, FAR) })
const edge = object<BoardEdge>({
  edge: edgeName,
  name: text,
  spans: orElse(list(span), []),
})

export const board = object<Board>({
  name: text,
  // A board may reach beyond the map, on any side once the map is turned.
  firstColumn: integer(-FAR, FAR),
  firstRow: integer(-FAR, FAR),
  columns: integer(1, MAX_LINES),
  rows: integer(1, MAX_LINES),
  numbering: optional(numbering),
  turned: orElse(flag, false),
  edges: orElse(list(edge), []),
})
export const boards = record(ids(), board)

const wing = object<Wing>({
  banner: color,
  order: orElse(choice('attack', 'defend', 'regroup', 'retreat'), 'attack'),
  morale: integer(WING_CONDITION.least, WING_CONDITION.most),
  rest: integer(WING_CONDITION.least, WING_CONDITION.most),
  retreatEdge: optional(edgeSpan),
})

export const side = object<Side>({
  name: text,
  color,
  notes: orElse(text, ''),
  commander: optional(id()),
  setUp: optional(sideSetUp),
})
export const sides = record(ids(), side)

const rank = orElse(number(-MAX_RANK, MAX_RANK), 0)

export const group = object<Group>({
  side: id(),
  name: text,
  note: orElse(text, ''),
  leader: optional(id()),
  parent: optional(id()),
  rank,
  color: optional(color),
  wing: optional(wing),
})
export const groups = record(ids(), group)

const stats = record(ids(), stat)

export const artPlace = object<ArtPlace>({
  width: optional(imageSide),
  height: optional(imageSide),
  mode: orElse(choice('figure', 'behind', 'card'), 'figure'),
  zoom: orElse(number(ART_ZOOM.least, ART_ZOOM.most), 1),
  x: orElse(number(-ART_SHIFT, ART_SHIFT), 0),
  y: orElse(number(-ART_SHIFT, ART_SHIFT), 0),
  turn: orElse(number(-ART_TURN, ART_TURN), 0),
  tint: optional(color),
  tintOpacity: optional(number(0, 1)),
})
const face = object<CounterFaceData>({
  stats: orElse(stats, {}),
  image: optional(imageHash),
  art: optional(artPlace),
})

const facePair = object<FacePair>({ front: id(), back: id() })

export const counterType = object<CounterType>({
  name: text,
  abbreviation: text,
  side: optional(id()),
  edition: orElse(text, ''),
  footprint: choice(1, 2),
  stats,
  faces: record(ids(), face),
  quantity: orElse(integer(0, MAX_QUANTITY), 1),
  pairs: optional(list(facePair)),
})
export const counterTypes = record(ids(), counterType)

const cardShows = object<CardShows>({
  name: optional(flag),
  code: optional(flag),
  marks: optional(flag),
  pip: optional(flag),
  steps: optional(flag),
  hex: optional(flag),
  group: optional(flag),
})

export const cardDesign = object<CardDesign>({
  base: choice('standard', 'figure', 'numbers', 'boxed'),
  widthMm: optional(number(CARD_WIDTH.least, CARD_WIDTH.most)),
  lengthMm: optional(number(CARD_LENGTH.least, CARD_LENGTH.most)),
  corners: optional(choice('pointed', 'square', 'round')),
  font: optional(choice('sans', 'sans-bold', 'serif')),
  numbers: optional(choice('row', 'column')),
  shows: optional(cardShows),
})

export const counter = object<Counter>({
  type: id(),
  name: orElse(text, ''),
  side: optional(id()),
  hex: optional(hex),
  facing,
  placement: orElse(
    choice('ground', 'low-flight', 'high-flight', 'shallow-infiltration', 'deep-infiltration'),
    'ground',
  ),
  rank,
  face: id(),
  status: orElse(stats, {}),
  hidden: orElse(flag, false),
  decoy: orElse(flag, false),
  owner: optional(id()),
  group: optional(id()),
  reinforcement: optional(id()),
  spare: optional(flag),
})
export const counters = record(ids(), counter)

export const zone = object<Zone>({
  name: text,
  kind: choice('setup', 'entry', 'victory', 'other'),
  side: optional(id()),
  color: optional(color),
  hatching: optional(choice('rising', 'falling', 'level', 'crossed', 'dots')),
  opacity: optional(number(0, 1)),
  hexes: list(hex),
})
export const zones = record(ids(), zone)

export const label = object<Label>({
  text,
  hex,
  dxMm: orElse(number(-FAR, FAR), 0),
  dyMm: orElse(number(-FAR, FAR), 0),
  sizeMm: number(LABEL_SIZE.least, LABEL_SIZE.most),
  angle: orElse(number(-FAR, FAR), 0),
  color: optional(color),
  font: optional(choice('sans', 'sans-bold')),
})
export const labels = record(ids(), label)

export const image = object<EmbeddedImage>({
  type: choice('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
  base64: pattern(/^[A-Za-z0-9+/]*={0,2}$/, localized('des données en base64', 'base64 data')),
})
export const images = record(
  {
    read: (key, at) => imageHash.read(key, at),
    write: (key: ImageHash) => key,
  },
  image,
)

export const vassalGpids = record({ ...ids<string>(), byText: true }, integer(1, MAX_VASSAL_GPID))
