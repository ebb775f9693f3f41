/** The fonts of all exports, from assets/fonts. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FontId } from '#shared/painter/ops'
import { FONT_FILES, FONT_IDS } from '#shared/painter/fonts'

// Both main/export and the built program (dist/cli) lie two folders below the project.
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../assets/fonts')

let bytesOfFonts: Record<FontId, Uint8Array> | undefined

/** Read once a run. Throws when the program's own files are missing. */
export function fontBytes(): Readonly<Record<FontId, Uint8Array>> {
  bytesOfFonts ??= Object.fromEntries(FONT_IDS.map((font) => [font, read(font)])) as Record<
    FontId,
    Uint8Array
  >
  return bytesOfFonts
}

function read(font: FontId): Uint8Array {
  return readFileSync(join(FOLDER, FONT_FILES[font].file))
}
