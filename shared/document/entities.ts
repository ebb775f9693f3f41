/**
 * Every object of a document, key by key, in the order in which the file has it. A key with a default is left out when it
 * has it. Lists may be long (counters, hexsides): see `vocabulary.ts` for why one definition reads and writes.
 */
import { leastFirstColumn, type Numbering } from '#shared/hex/numbering'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { within } from '#shared/json/decode'
import { type Extensible } from '#shared/json/extra'
import { refuse } from '#shared/json/misfit'
import { called, counted, onGrid, said, whole } from './fields/part'
import { hex, hexes, hexsides } from './fields/places'
import { thing } from './fields/thing'
import {
  choice,
  entity,
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
  text,
} from './fields/vocabulary'
import { HEX_FLAGS } from './hexFlags'
import { type ImageHash } from './ids'
import {
  GRID_LINE,
  LABEL_SIZE,
  MAX_ELEVATION,
  MAX_FIRST_NUMBER,
  MAX_LICENSE,
  MAX_LINES,
  MAX_VASSAL_GPID,
  MAX_VERSION,
  NAME_SIZE,
} from './limits'
import {
  at,
  color,
  hue,
  idOf,
  imageHash,
  imageSide,
  inLanguages,
  looksTo,
  name,
  nameWords,
  ofSide,
  owner,
  ownText,
} from './named'
import { isPaletteCharacter } from './paletteCharacter'
import { edgeName } from './place'

// Far beyond any sensible number: only nonsense is refused.
const FAR = 10_000

/** One line with a sign on it that is seen, of so many characters at most. */
const line = (most: number) =>
  pattern<string>(
    new RegExp(`^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,${most}}$`, 'u'),
    localized(`une ligne de 1 à ${most} signes`, `a line of 1 to ${most} characters`),
  )

export const info = entity({
  title: called('titre', 'title', text),
  authors: called('auteurs', 'authors', orElse(list(text), [])),
  /** ISO date, or empty. */
  date: called('date', 'date', orElse(text, '')),
  /** Language of the author's own texts. */
  language: called('langue', 'language', choice(['fr', 'en'])),
  /** The title in the other language. */
  otherTitle: called('titre dans l’autre langue', 'title in the other language', optional(text)),
  /** The picture on the cover of the booklet. */
  cover: called('couverture', 'cover', optional(imageHash)),
  /** The sign of the author or the series. */
  logo: called('emblème', 'sign', optional(imageHash)),
  /** The edition, in the author's words: "1.2", "beta 3". Printed on each sheet. */
  version: called('version', 'version', optional(line(MAX_VERSION))),
  /** The terms on which others may use it: "CC BY-SA 4.0", or a sentence. */
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

const feature = called('ouvrage', 'feature', id())
const half = called('côté intérieur', 'inside', optional(said(HALVES, choice(['owner', 'across']))))
const integrity = called('intégrité', 'integrity', optional(integer(0, FAR)))
export const barrier = entity({
  feature,
  /** For directional ones: which hex is inside. */
  inside: half,
  /** Hits it still takes; absent = undamaged. */
  integrity,
})
export const opening = entity(
  {
    feature,
    inside: half,
    state: called('état', 'state', optional(said(GATE_STATES, choice(['open', 'closed'])))),
    /** The owner of an entrance: that of its fortification (CM-SID-6). */
    owner,
    /** Sides that the owner lets pass. */
    guests: called('invités', 'guests', optional(list(idOf('sides')))),
    portcullis: called('herse', 'portcullis', optional(choice(['none', 'raised', 'lowered']))),
  },
  {
    // The owner is no guest, and none is no list.
    settled(opening) {
      const { guests = [], ...others } = opening
      const left = guests.filter((id) => id !== opening.owner)
      return left.length === 0 ? others : { ...opening, guests: left }
    },
  },
)
export const way = entity({ feature })
export const fixture = entity({
  feature,
  /** The hex at the upper end (stairs) or the foot's opposite (ladder). */
  inside: half,
})

export const hexsideFeatures = entity({
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

export const palette = record(characters, id(), 'joined')

export const structure = entity({
  feature,
  facing: optional(looksTo),
  integrity,
  /** No hand edits it: no rule asks for it, files may have it. */
  owner,
})
export const structures = record(hexes, whole(structure))

export const marker = entity({
  kind: called('sorte', 'kind', id()),
  hex: at,
  facing: optional(looksTo),
  hidden: called('caché', 'hidden', optional(flag)),
})
export const markers = record(ids(), thing({ by: 'marker', knownBy: ['kind', 'hex'] }, marker))

export const fitPoint = entity({
  hex,
  /** Pixels of the picture, from its top left corner. */
  x: number(-1e6, 1e6),
  y: number(-1e6, 1e6),
})

export const background = entity({
  image: imageHash,
  /** Pixels. Absent in files made by hand: opening looks it up (format/openScenario.ts). No hand edits it: the picture has it. */
  width: optional(imageSide),
  /** No hand edits it: the picture has it. */
  height: optional(imageSide),
  /** Pixels that are centres of hexes, at most one for a hex: how much they settle says background/fit.ts. */
  fit: list(fitPoint),
  /** 0 to 1, over the white of the paper. */
  opacity: orElse(number(0, 1), 1),
  /** The tool does not move it. */
  locked: orElse(flag, false),
  /** It is in exports and prints too, not only on screen. */
  print: orElse(flag, false),
})

export const gridLook = entity({
  /** `#rrggbb`; absent = dark or pale by the ground. */
  lineColor: called('couleur des lignes', 'colour of the lines', optional(hue)),
  lineMm: called(
    'épaisseur des lignes, mm',
    'weight of the lines, mm',
    optional(number(GRID_LINE.least, GRID_LINE.most)),
  ),
  lineOpacity: called('opacité des lignes', 'opacity of the lines', optional(number(0, 1))),
  nameColor: called('couleur des noms', 'colour of the names', optional(hue)),
  /** Em size. */
  nameMm: called(
    'taille des noms, mm',
    'size of the names, mm',
    optional(number(NAME_SIZE.least, NAME_SIZE.most)),
  ),
  nameOpacity: called('opacité des noms', 'opacity of the names', optional(number(0, 1))),
})

export const boardSpan = entity({
  name: text,
  from: integer(0, FAR),
  to: integer(0, FAR),
  words: inLanguages(nameWords),
})
export const boardEdge = entity({
  edge: edgeName,
  name: text,
  spans: orElse(list(boardSpan), []),
  words: inLanguages(nameWords),
})

export const board = entity({
  name,
  /** The place on the map, from 0; less where the board reaches beyond it, as it may on any side once the map is turned. */
  firstColumn: called('première colonne', 'first column', onGrid('line', integer(-FAR, FAR))),
  firstRow: called('première rangée', 'first row', onGrid('line', integer(-FAR, FAR))),
  columns: called('colonnes', 'columns', integer(1, MAX_LINES)),
  rows: called('rangées', 'rows', integer(1, MAX_LINES)),
  numbering: called('numérotation', 'numbering', optional(whole(numbering))),
  /** It lies turned by 180 degrees: its own columns, rows and edges are those of the board as printed. */
  turned: called('retourné', 'turned', orElse(flag, false)),
  edges: called('bords', 'edges', orElse(list(boardEdge), [])),
  words: inLanguages(nameWords),
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

export const zone = entity({
  name,
  kind: called('sorte', 'kind', choice(['setup', 'entry', 'victory', 'other'])),
  side: ofSide,
  /** `#rrggbb`; absent = the colour of its kind. */
  color: optional(color),
  /** Absent = none: the tint alone. */
  hatching: called(
    'hachures',
    'hatching',
    optional(choice(['rising', 'falling', 'level', 'crossed', 'dots'])),
  ),
  /** The strength of the tint, 0 to 1; absent = a light one. */
  opacity: called('opacité', 'opacity', optional(number(0, 1))),
  /** In no order. */
  hexes: called(
    'case',
    'hex',
    counted(
      { one: localized('case', 'hex'), many: localized('cases', 'hexes') },
      list(hex, (key) => key),
    ),
  ),
  words: inLanguages(nameWords),
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

export const labelWords = entity({ text: called('texte', 'text', ownText) })

export const label = entity({
  text: called('texte', 'text', text),
  hex: at,
  /** Offset from the hex centre, mm. */
  dxMm: called('décalage horizontal, mm', 'horizontal offset, mm', orElse(number(-FAR, FAR), 0)),
  dyMm: called('décalage vertical, mm', 'vertical offset, mm', orElse(number(-FAR, FAR), 0)),
  sizeMm: called('taille, mm', 'size, mm', number(LABEL_SIZE.least, LABEL_SIZE.most)),
  /** Degrees, clockwise. */
  angle: called('angle', 'angle', orElse(number(-FAR, FAR), 0)),
  /** `#rrggbb`; absent = dark ink. */
  color: optional(color),
  /** Absent = serif. */
  font: called('police', 'font', optional(choice(['sans', 'sans-bold']))),
  words: inLanguages(labelWords),
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

export const image = entity({
  /** No hand edits it: the bytes say it. */
  type: choice(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']),
  /** The bytes. No hand edits it: importing a picture gives them. */
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
