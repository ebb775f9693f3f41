/**
 * Every object of a document, key by key, in the order in which the file has it. A key with a default is left out when it
 * has it. Lists may be long (counters, hexsides): see `vocabulary.ts` for why one definition reads and writes.
 */
import { leastFirstColumn, type Numbering } from '#shared/hex/numbering'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { within } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Group, type Side, type Wing } from '../armies'
import { type Extensible } from '../extra'
import { type ImageHash } from '../ids'
import {
  type Background,
  type Barrier,
  type Board,
  type BoardEdge,
  type BoardSpan,
  type EmbeddedImage,
  type FitPoint,
  type Fixture,
  type GridLook,
  HEX_FLAGS,
  type HexsideFeatures,
  type Label,
  type Marker,
  type Opening,
  type ScenarioInfo,
  type FeatureId,
  type Structure,
  type TerrainId,
  type Way,
  type Zone,
} from '../types'
import {
  GRID_LINE,
  LABEL_SIZE,
  WING_CONDITION,
  MAX_ELEVATION,
  MAX_FIRST_NUMBER,
  MAX_LICENSE,
  MAX_LINES,
  MAX_VASSAL_GPID,
  MAX_VERSION,
  NAME_SIZE,
} from '../limits'
import { imageHash, name, note, hue, color, ofSide, owner, at, looksTo, rank, imageSide } from './named'
import { called, counted, onGrid, said, whole } from './part'
import { hex, hexes, hexsides } from './places'
import { thing } from './thing'
import {
  choice,
  flag,
  id,
  idOf,
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
  text,
} from './vocabulary'
import { edgeName, edgeSpan, sideSetUp } from './game'
import { isPaletteCharacter } from '../palette'

// Far beyond any sensible number: only nonsense is refused.
const FAR = 10_000

/** One line with a sign on it that is seen, of so many characters at most. */
const line = (most: number) =>
  pattern<string>(
    new RegExp(`^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,${most}}$`, 'u'),
    localized(`une ligne de 1 à ${most} signes`, `a line of 1 to ${most} characters`),
  )

export const info = object<ScenarioInfo>({
  title: called('titre', 'title', text),
  authors: called('auteurs', 'authors', orElse(list(text), [])),
  date: called('date', 'date', orElse(text, '')),
  language: called('langue', 'language', choice(['fr', 'en'])),
  otherTitle: called('titre dans l’autre langue', 'title in the other language', optional(text)),
  cover: called('couverture', 'cover', optional(imageHash)),
  logo: called('emblème', 'sign', optional(imageHash)),
  version: called('version', 'version', optional(line(MAX_VERSION))),
  license: called('licence', 'licence', optional(line(MAX_LICENSE))),
})

const numberingKeys = object<Numbering & Extensible>({
  style: choice(['letter-number', 'column-row', 'row-column']),
  firstColumn: orElse(integer(0, MAX_FIRST_NUMBER), 1),
  firstRow: orElse(integer(0, MAX_FIRST_NUMBER), 1),
  columnsDescend: orElse(flag, false),
  rowsDescend: orElse(flag, false),
  show: orElse(choice(['all', 'every-fifth', 'none']), 'all'),
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
export const environment = choice(['outdoors', 'cave'])
export const flags = integer(
  0,
  Object.values(HEX_FLAGS).reduce((all, bit) => all | bit, 0),
)
export const wandering = integer(0, 4)

const HALVES = {
  owner: localized('d’un côté', 'on one side'),
  across: localized('de l’autre', 'on the other'),
}
const GATE_STATES = { open: localized('ouvert', 'open'), closed: localized('fermé', 'closed') }

const feature = called('ouvrage', 'feature', id<FeatureId>())
const half = called('côté intérieur', 'inside', optional(said(HALVES, choice(['owner', 'across']))))
const integrity = called('intégrité', 'integrity', optional(integer(0, FAR)))
export const barrier = object<Barrier>({ feature, inside: half, integrity })
export const opening = object<Opening>(
  {
    feature,
    inside: half,
    state: called('état', 'state', optional(said(GATE_STATES, choice(['open', 'closed'])))),
    owner,
    guests: called('invités', 'guests', optional(list(idOf('sides')))),
    portcullis: called('herse', 'portcullis', optional(choice(['none', 'raised', 'lowered']))),
  },
  { settled: withoutIdleGuests },
)
export const way = object<Way>({ feature })
export const fixture = object<Fixture>({ feature, inside: half })

/** The owner is no guest, and none is no list. */
function withoutIdleGuests(opening: Opening): Opening {
  const { guests, ...others } = opening
  if (!guests) return opening
  const left = guests.filter((id) => id !== opening.owner)
  if (left.length === guests.length && left.length > 0) return opening
  return left.length === 0 ? others : { ...opening, guests: left }
}

export const hexsideFeatures = object<HexsideFeatures>({
  // A slot is one thing: a gate that is half one and half another is none.
  barrier: whole(optional(barrier)),
  opening: whole(optional(opening)),
  way: whole(optional(way)),
  fixture: whole(optional(fixture)),
})

export const hexsideRecord = record(hexsides, hexsideFeatures)

const characters: KeySpelling<string> = {
  read: (key, at) =>
    isPaletteCharacter(key)
      ? key
      : refuse(at.path, key, localized('un seul caractère imprimable', 'one printable character')),
  write: (key) => key,
}

export const palette = record(characters, id<TerrainId>(), 'joined')

export const structure = object<Structure>({
  feature,
  facing: optional(looksTo),
  integrity,
  owner,
})
export const structures = record(hexes, whole(structure))

export const marker = object<Marker>({
  kind: called('sorte', 'kind', id()),
  hex: at,
  facing: optional(looksTo),
  hidden: called('caché', 'hidden', optional(flag)),
})
export const markers = record(ids(), thing({ by: 'marker', knownBy: ['kind', 'hex'] }, marker))

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
  lineColor: called('couleur des lignes', 'colour of the lines', optional(hue)),
  lineMm: called(
    'épaisseur des lignes, mm',
    'weight of the lines, mm',
    optional(number(GRID_LINE.least, GRID_LINE.most)),
  ),
  lineOpacity: called('opacité des lignes', 'opacity of the lines', optional(number(0, 1))),
  nameColor: called('couleur des noms', 'colour of the names', optional(hue)),
  nameMm: called(
    'taille des noms, mm',
    'size of the names, mm',
    optional(number(NAME_SIZE.least, NAME_SIZE.most)),
  ),
  nameOpacity: called('opacité des noms', 'opacity of the names', optional(number(0, 1))),
})

const span = object<BoardSpan>({ name: text, from: integer(0, FAR), to: integer(0, FAR) })
const edge = object<BoardEdge>({
  edge: edgeName,
  name: text,
  spans: orElse(list(span), []),
})

export const board = object<Board>({
  name,
  // A board may reach beyond the map, on any side once the map is turned.
  firstColumn: called('première colonne', 'first column', onGrid('line', integer(-FAR, FAR))),
  firstRow: called('première rangée', 'first row', onGrid('line', integer(-FAR, FAR))),
  columns: called('colonnes', 'columns', integer(1, MAX_LINES)),
  rows: called('rangées', 'rows', integer(1, MAX_LINES)),
  numbering: called('numérotation', 'numbering', optional(whole(numbering))),
  turned: called('retourné', 'turned', orElse(flag, false)),
  edges: called('bords', 'edges', orElse(list(edge), [])),
})
export const boards = record(
  ids(),
  thing(
    {
      noun: localized('plateau', 'board'),
      by: ['name'],
      knownBy: ['name'],
      order: localized('ordre des plateaux', 'order of the boards'),
    },
    board,
  ),
)

const wing = object<Wing>({
  banner: called('bannière', 'banner', hue),
  order: called('ordre', 'order', orElse(choice(['attack', 'defend', 'regroup', 'retreat']), 'attack')),
  morale: called('moral', 'morale', integer(WING_CONDITION.least, WING_CONDITION.most)),
  rest: called('repos', 'rest', integer(WING_CONDITION.least, WING_CONDITION.most)),
  retreatEdge: called('bord de retraite', 'edge of retreat', optional(whole(edgeSpan))),
})

export const side = object<Side>({
  name,
  color,
  notes: called('notes', 'notes', orElse(text, '')),
  commander: called('chef', 'commander', optional(idOf('counters'))),
  setUp: called('mise en place', 'set-up', optional(sideSetUp)),
})
export const sides = record(
  ids(),
  thing(
    {
      noun: localized('camp', 'side'),
      by: ['name'],
      knownBy: ['name'],
      order: localized('ordre des camps', 'order of the sides'),
    },
    side,
  ),
)

export const group = object<Group>({
  side: called('camp', 'side', idOf('sides')),
  name,
  note: orElse(note, ''),
  leader: called('chef', 'leader', optional(idOf('counters'))),
  parent: called('groupe supérieur', 'group above', optional(idOf('groups'))),
  rank: called('rang', 'rank', rank),
  color: optional(color),
  wing: called('aile', 'wing', optional(wing)),
})
export const groups = record(
  ids(),
  thing(
    {
      noun: localized('groupe', 'group'),
      by: ['name'],
      knownBy: ['side', 'name'],
      order: localized('ordre des groupes', 'order of the groups'),
    },
    group,
  ),
)

export const zone = object<Zone>({
  name,
  kind: called('sorte', 'kind', choice(['setup', 'entry', 'victory', 'other'])),
  side: ofSide,
  color: optional(color),
  hatching: called(
    'hachures',
    'hatching',
    optional(choice(['rising', 'falling', 'level', 'crossed', 'dots'])),
  ),
  opacity: called('opacité', 'opacity', optional(number(0, 1))),
  hexes: called(
    'case',
    'hex',
    counted(
      { one: localized('case', 'hex'), many: localized('cases', 'hexes') },
      list(hex, (key) => key),
    ),
  ),
})
export const zones = record(
  ids(),
  thing(
    {
      noun: sameInBoth('zone'),
      by: ['name'],
      knownBy: ['name'],
      order: localized('ordre des zones', 'order of the zones'),
    },
    zone,
  ),
)

export const label = object<Label>({
  text: called('texte', 'text', text),
  hex: at,
  dxMm: called('décalage horizontal, mm', 'horizontal offset, mm', orElse(number(-FAR, FAR), 0)),
  dyMm: called('décalage vertical, mm', 'vertical offset, mm', orElse(number(-FAR, FAR), 0)),
  sizeMm: called('taille, mm', 'size, mm', number(LABEL_SIZE.least, LABEL_SIZE.most)),
  angle: called('angle', 'angle', orElse(number(-FAR, FAR), 0)),
  color: optional(color),
  font: called('police', 'font', optional(choice(['sans', 'sans-bold']))),
})
export const labels = record(
  ids(),
  thing(
    {
      noun: localized('étiquette', 'label'),
      by: ['text'],
      knownBy: ['text', 'hex'],
      order: localized('ordre des étiquettes', 'order of the labels'),
    },
    label,
  ),
)

export const image = object<EmbeddedImage>({
  type: choice(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']),
  base64: pattern(/^[A-Za-z0-9+/]*={0,2}$/, localized('des données en base64', 'base64 data')),
})
export const images = record(
  {
    read: (key, at) => imageHash.read(key, at),
    write: (key: ImageHash) => key,
  },
  whole(
    thing(
      {
        noun: localized('image', 'picture'),
        by: [],
        counted: {
          came: localized('images ajoutées', 'pictures added'),
          went: localized('images retirées', 'pictures removed'),
        },
      },
      image,
    ),
  ),
  'joined',
)

/** A number that two versions have given away is the first's, and a later module finds another for the second. */
export const vassalGpids = record({ ...ids<string>(), byText: true }, integer(1, MAX_VASSAL_GPID), 'joined')
