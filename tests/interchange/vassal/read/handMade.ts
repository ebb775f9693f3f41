/** Modules of VASSAL made by hand from the notes on its format, independent of what the program reads and writes. */
import { deflateSync } from 'node:zlib'
import { writeZip } from '#shared/interchange/zip/writeZip'
import { crc32 } from '#shared/lang/crc32'

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

/** A picture of one colour. */
export function png(width: number, height: number, shade = 200): Uint8Array {
  const chunk = (type: string, body: Uint8Array): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(body.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([size, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (width + 1), shade)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}

/** A sequence without awkward tokens. */
const joined = (delimiter: string, tokens: readonly string[]): string =>
  tokens.map((token) => token.replaceAll(delimiter, `\\${delimiter}`)).join(delimiter)

function nested([first = '', ...rest]: readonly string[]): string {
  return rest.length === 0 ? first : joined('\t', [first, nested(rest)])
}

export interface HandPiece {
  readonly id?: string
  readonly name: string
  readonly image?: string
  /** Type and state of each trait, outermost first. */
  readonly traits?: readonly (readonly [string, string])[]
  readonly at?: readonly [string, number, number]
}

function addPiece({ id = 'null', name, image = '', traits = [], at = ['null', 0, 0] }: HandPiece): string {
  const types = [...traits.map(([type]) => type), `piece;;;${image};${name}`]
  const states = [...traits.map(([, state]) => state), `${at.join(';')};7;0`]
  return `+/${joined('/', [id, nested(types), nested(states)])}`
}

export const rotate = (facings: number, index: number): readonly [string, string] => [
  `rotate;${facings};93,130;91,130;Right;Left;;;Facing`,
  String(index),
]
export const layer = (images: readonly string[], level: number): readonly [string, string] => [
  `emb2;;128;;;128;;;128;;;;1;false;0;0;${images.join(',')};;false;Layer;;;false;;1;1;true`,
  String(level),
]
/** Masked, or made invisible, by its owner, a side; `null` = by nobody. */
export const mask = (owner: string): readonly [string, string] => [
  'obs;72,130;back.png;Mask;I;?;side:;Peek',
  `${owner};`,
]
export const invisible = (owner: string): readonly [string, string] => ['hide;73,130;Hide;;side:', owner]
export const fixed: readonly [string, string] = ['immob;ng;V;R;', '']
/** Outlined by corners, pixels from its middle. */
export const shape = (...corners: readonly (readonly [number, number])[]): readonly [string, string] => [
  `nonRect2;1.0;d ${corners.map(([x, y], index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')} Z N red.png`,
  '',
]
export const mark = (key: string, value: string): readonly [string, string] => [`mark;${key}`, value]

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const element = (name: string, attributes: Record<string, string | number>, ...inside: string[]): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('')}>${inside.join('')}</${name}>`

const MODULE = 'VASSAL.build.module.'
const PICKER = `${MODULE}map.boardPicker.`

export const slot = (piece: HandPiece): string =>
  element('VASSAL.build.widget.PieceSlot', { entryName: piece.name, gpid: 1 }, escaped(addPiece(piece)))
export const folder = (name: string, ...slots: string[]): string =>
  element('VASSAL.build.widget.ListWidget', { entryName: name }, ...slots)
export const prototype = (name: string, traits: HandPiece['traits']): string =>
  element(
    `${MODULE}PrototypesContainer`,
    {},
    element(
      `${MODULE}PrototypeDefinition`,
      { name },
      escaped(addPiece({ name: '', ...(traits && { traits }) })),
    ),
  )
/** Pieces that lie on a map from the start. */
export const stack = (attributes: Record<string, string | number>, ...slots: string[]): string =>
  element(`${MODULE}map.SetupStack`, { name: 'Stack', owningBoard: 'Board', ...attributes }, ...slots)
export const setUp = (name: string, file: string): string =>
  element(`${MODULE}PredefinedSetup`, { name, file, useFile: 'true', isMenu: 'false' })

/** Hexes 60 pixels high, their columns 52 apart, the first centre at 35, 30. */
const GRID = { dx: 52, dy: 60, x0: 35, y0: 30, sideways: 'false' }
const NUMBERING = { first: 'H', sep: '', hType: 'N', vType: 'N', hOff: 1, vOff: 1, hLeading: 1, vLeading: 1 }

export interface HandBoard {
  readonly name?: string
  readonly image?: string
  readonly size?: readonly [number, number]
  readonly grid?: Record<string, string | number>
  readonly numbering?: Record<string, string | number>
  /** Path of the zone that holds the grid. */
  readonly zone?: string
  /** Paths of further zones, with the same grid. */
  readonly moreZones?: readonly string[]
}

export function board({
  name = 'Board',
  image = 'map.png',
  size,
  grid,
  numbering,
  zone,
  moreZones = [],
}: HandBoard = {}): string {
  const own = element(
    `${PICKER}board.HexGrid`,
    { ...GRID, ...grid },
    element(`${PICKER}board.mapgrid.HexGridNumbering`, { ...NUMBERING, stagger: 'false', ...numbering }),
  )
  const inside =
    zone === undefined
      ? own
      : element(
          `${PICKER}board.ZonedGrid`,
          {},
          ...[zone, ...moreZones].map((path) =>
            element(`${PICKER}board.mapgrid.Zone`, { name: 'Z', path }, own),
          ),
        )
  const about = size ? { width: size[0], height: size[1] } : { image }
  return element(`${PICKER}Board`, { name, ...about }, inside)
}

export const MAP = 'Main Map'

interface HandModule {
  readonly boards?: readonly string[]
  readonly mapAttributes?: Record<string, string | number>
  readonly sides?: readonly string[]
  /** Stacks on the map beside its boards. */
  readonly stacks?: readonly string[]
  /** Further elements. */
  readonly parts?: readonly string[]
  readonly files?: Readonly<Record<string, Uint8Array>>
  /** The first version of the format. */
  readonly isOld?: boolean
}

export function buildFile({
  boards = [board()],
  mapAttributes,
  sides = ['Red', 'Blue'],
  parts = [],
  stacks = [],
  isOld,
}: HandModule = {}): string {
  return element(
    isOld ? 'VASSAL.launch.BasicModule' : 'VASSAL.build.GameModule',
    { name: 'By hand', version: '1.0' },
    element(
      `${MODULE}PlayerRoster`,
      {},
      ...[...sides, 'Solitaire'].map((name) => element('entry', {}, escaped(name))),
    ),
    element(
      `${MODULE}Map`,
      { mapName: MAP, edgeWidth: 0, edgeHeight: 0, ...mapAttributes },
      element(`${MODULE}map.BoardPicker`, {}, ...boards),
      ...stacks,
    ),
    ...parts,
  )
}

/** 5 x 4 whole hexes: 277 x 270 pixels. */
const PICTURES = {
  'images/map.png': png(277, 270),
  'images/red.png': png(40, 40, 90),
  'images/red-2.png': png(40, 40, 91),
  'images/blue.png': png(40, 40, 92),
}

export function moduleZip(module: HandModule = {}): Uint8Array {
  const files = {
    [module.isOld ? 'buildFile' : 'buildFile.xml']: text(buildFile(module)),
    ...PICTURES,
    ...module.files,
  }
  return writeZip(Object.entries(files).map(([name, bytes]) => ({ name, bytes })))
}

interface HandSave {
  readonly pieces: readonly HandPiece[]
  /** `BOARD, column, row`, three by three. */
  readonly boards?: readonly (string | number)[]
  readonly isPlain?: boolean
}

/** The commands of a saved game whose pieces lie in one stack each. */
export function savedCommands(
  pieces: readonly HandPiece[],
  boards: readonly (string | number)[] = ['Board', 0, 0],
): Uint8Array {
  const commands = [
    'begin_save',
    ...pieces.flatMap((piece, index) => {
      const id = String(1000 + index)
      const at = piece.at ?? [MAP, 0, 0]
      return [addPiece({ ...piece, id, at }), `+/s${index}/stack/${at.join(';')};${id};@@0`]
    }),
    `${MAP}BoardPicker\t${boards.join('\t')}`,
    'end_save',
  ]
  return text(commands.join('\u001b'))
}

export const savedText = (commands: string): Uint8Array =>
  writeZip([{ name: 'savedGame', bytes: text(commands), packed: true }])

export function savedGame({ pieces, boards, isPlain = false }: HandSave): Uint8Array {
  const plain = savedCommands(pieces, boards)
  const key = 0xc3
  const hidden = [...plain].map((byte) => (byte ^ key).toString(16).padStart(2, '0')).join('')
  const content = isPlain ? plain : text(`!VCSK${key.toString(16)}${hidden}`)
  return writeZip([{ name: 'savedGame', bytes: content }])
}
