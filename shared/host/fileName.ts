/** A file name that every system accepts, from any title. */

/** Most file systems: 255 bytes; where they count otherwise, 255 UTF-16 units, which are never more. */
const LONGEST_NAME_BYTES = 255

/** The rest of a longer title is never part of the name: spares pasted books. UTF-16 units. */
const LONGEST_TITLE = 2000

const UNTITLED = 'scenario'

/**
 * The title as a file name with `extension` (`.castellan`), or with the one that the title has. Accents, spaces and
 * emoji stay; signs that some system refuses become dashes; what nobody sees, or what turns the text around, goes. A
 * title that leaves nothing gives `scenario`.
 */
export function safeFileName(title: string, extension = ownExtension(title)): string {
  const clean = trimmed(
    title
      .slice(0, LONGEST_TITLE)
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .replace(SPACES, ' ')
      .replace(REFUSED, '-'),
  )
  const ended = clean.toLowerCase().endsWith(extension.toLowerCase())
  const stem = ended ? clean.slice(0, clean.length - extension.length) : clean
  // One byte for the sign that a name of a device gets.
  const short = trimmed(startOf(trimmed(stem), LONGEST_NAME_BYTES - 1 - byteLength(extension)))
  return `${DEVICE.test(short) ? '_' : ''}${short === '' ? UNTITLED : short}${extension}`
}

function ownExtension(name: string): string {
  return /\.[a-z0-9]{1,12}$/i.exec(name)?.[0] ?? ''
}

// Directions of writing, zero-width space and mark, soft hyphen, half characters, noncharacters. Joiners stay: emoji and
// some scripts need them.
const INVISIBLE =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\ufff9-\ufffb\p{Cs}\p{Noncharacter_Code_Point}]/gu
const SPACES = /[^\S ]/gu
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu

// Windows keeps these for devices, with any ending.
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$) *(\.|$)/iu

// Leading dots hide a file, leading dashes look like options, Windows drops dots and spaces at the end.
function trimmed(name: string): string {
  return name.replace(/^[. -]+|[. -]+$/gu, '')
}

/** As many whole letters and emoji as fit. */
function startOf(text: string, bytes: number): string {
  if (byteLength(text) <= bytes) return text
  let end = 0
  let length = 0
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    length += byteLength(segment)
    if (length > bytes) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** In UTF-8. */
function byteLength(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) as number
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
