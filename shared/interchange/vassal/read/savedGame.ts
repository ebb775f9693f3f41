/** A saved game: its pieces where they lie, and the boards of its maps. */
import { localized } from '#shared/i18n/localized'
import { foundInstead } from '#shared/i18n/foundInstead'
import { refuse } from '../../exchange/fault'
import { readZip } from '../../zip/readZip'
import { commandsOf, tokensOf, undisguised } from '../strings'
import { letters } from './moduleArchive'
import { addedBy, type Piece, pieceOf, type Prototypes } from './piece'

export interface SavedGame {
  /** In the order of their stacks, bottom first; at their stack's place. */
  readonly pieces: readonly Piece[]
  /** The boards of a map, by column and row. */
  readonly boards: ReadonlyMap<string, readonly LaidBoard[]>
}

export interface LaidBoard {
  readonly name: string
  readonly isTurned: boolean
  readonly column: number
  readonly row: number
}

/** Unpacked, of a file of so many bytes: disguised text packs to a third. */
const mostOf = (bytes: number): number => 2 ** 20 + 40 * bytes

/** Throws `ExchangeRefusal` with the set-up's own name. */
export function readSavedGame(
  bytes: Uint8Array,
  file: string,
  { maps, prototypes }: { readonly maps: readonly string[]; readonly prototypes: Prototypes },
): SavedGame {
  const saved = readZip(bytes, file).bytes('savedGame', mostOf(bytes.length))
  if (!saved) {
    const found = localized('une archive sans «\u202fsavedGame\u202f»', 'an archive without "savedGame"')
    return refuse(file, foundInstead(found, localized('une partie de VASSAL', 'a saved game of VASSAL')))
  }
  const commands = commandsOf(letters(undisguised(saved)))
  const pieces = new Map<string, Piece>()
  const stacks: string[][] = []
  const boards = new Map<string, LaidBoard[]>()
  for (const command of commands) {
    const piece = pieceOf(command, prototypes)
    if (piece) pieces.set(piece.id, piece)
    else if (command.startsWith('+/')) {
      const added = addedBy(command)
      if (added?.type === 'stack') stacks.push(tokensOf(added.state, ';'))
    } else {
      const map = maps.find((name) => command.startsWith(`${name}BoardPicker\t`))
      if (map !== undefined) boards.set(map, boardsIn(tokensOf(command, '\t').slice(1)))
    }
  }
  const ordered = new Map<string, Piece>()
  for (const [map = '', x, y, ...members] of stacks)
    for (const id of members) {
      const piece = pieces.get(id)
      if (piece) ordered.set(id, { ...piece, map, x: Number(x) || 0, y: Number(y) || 0 })
    }
  const loose = [...pieces].filter(([id]) => !ordered.has(id)).map(([, piece]) => piece)
  return { pieces: [...ordered.values(), ...loose], boards }
}

function boardsIn(tokens: readonly string[]): LaidBoard[] {
  const found: LaidBoard[] = []
  for (let at = 0; at + 2 < tokens.length; at += 3) {
    const [name = '', turned] = (tokens[at] ?? '').split('/')
    const place = (text: string | undefined): number => Math.trunc(Number(text)) || 0
    found.push({
      name,
      isTurned: turned === 'rev',
      column: place(tokens[at + 1]),
      row: place(tokens[at + 2]),
    })
  }
  return found
}
