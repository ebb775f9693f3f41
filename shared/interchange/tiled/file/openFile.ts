/** A file of Tiled in either form, opened: a cursor at its root. */
import { readJson } from '#shared/format/readJson'
import { textOf } from '../../exchange/textOf'
import { localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { foundInstead } from '#shared/i18n/foundInstead'
import { linePlace, refuse } from '../../exchange/fault'
import { type Cursor, jsonCursor, refuseValue, xmlCursor } from './cursor'
import { xmlAsJson } from './xmlAsJson'

export interface TiledInput {
  /** The name of the file, with its ending. */
  readonly name: string
  readonly bytes: Uint8Array
  /** A file beside it, by the name it is called by. */
  beside(name: string): Promise<Uint8Array | undefined>
}

/** No map of this size has fewer than a million hexes. */
const LARGEST_BYTES = 128 * 1024 * 1024

/** XML or JSON, whatever its name. */
export function cursorOf(bytes: Uint8Array, file: string, kind: 'map' | 'tileset'): Cursor {
  if (bytes.length > LARGEST_BYTES)
    refuse(
      file,
      foundInstead(
        localized(`${bytes.length} octets`, `${bytes.length} bytes`),
        localized(`au plus ${LARGEST_BYTES} octets`, `at most ${LARGEST_BYTES} bytes`),
      ),
    )
  const text = textOf(bytes, file)
  const at = text.trimStart().startsWith('{') ? fromJson(text, file) : fromXml(text, file)
  const { value } = at.member('type')
  if (value !== undefined && value !== kind)
    refuseValue(at.member('type'), kind === 'map' ? A_MAP : A_TILESET)
  return at
}

const A_MAP = localized('une carte de Tiled', 'a map of Tiled')
const A_TILESET = localized('un jeu de tuiles de Tiled', 'a tileset of Tiled')

function fromJson(text: string, file: string): Cursor {
  const read = readJson(text, file, (value) => value)
  if (read.ok) return jsonCursor(read.value, file, text)
  const { line = 1, column = 1, message } = read.error
  return refuse(file, message, linePlace(line, column))
}

function fromXml(text: string, file: string): Cursor {
  const { value, name, placeOf } = xmlAsJson(text, file)
  const at = xmlCursor(value, file, placeOf)
  if (name !== 'map' && name !== 'tileset') {
    const found = quotable(`<${name}>`)
    refuse(file, foundInstead(localized(found, found), A_MAP), at.place())
  }
  return name === 'tileset' ? xmlCursor({ type: 'tileset', ...value }, file, placeOf) : at
}
