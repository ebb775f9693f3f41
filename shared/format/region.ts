/**
 * A piece of a map as text (MAP-2): on the clipboard, and as a stamp. The same vocabulary as the file's, places counted from the
 * anchor. What comes off a clipboard was written by anybody: any text gives a whole region or one located error.
 */
import { type FileGrid } from '#shared/document/fields/vocabulary'
import { type RegionClip } from '#shared/document/region/clip'
import { region } from '#shared/document/region/fields'
import { localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import { type FileError } from './fileError'
import { behindMark, markLines } from './formatMark'
import { lookedAt } from './lookedAt'
import { readJson } from './readJson'

const MARK = {
  format: 'castellan-region',
  version: 1,
  words: localized('un morceau de carte', 'a piece of a map'),
}

// Columns and rows about the anchor: any stagger will do, as long as it is always the same.
const gridOf = (orientation: RegionClip['orientation']): FileGrid => ({ orientation, stagger: 'odd' })

/** A member a line. */
export function writeRegion(clip: RegionClip): string {
  const lines = [...markLines(MARK), ...region.lines(clip, gridOf(clip.orientation))]
  return `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`
}

/** Is it meant to be one? What else is on a clipboard is no error. */
export function looksLikeRegion(text: string): boolean {
  return text.slice(0, 200).includes(`"${MARK.format}"`)
}

/**
 * The region of a text; its pictures are looked at as a file's are. `source` is only for the error.
 */
export async function openRegion(text: string, source: string): Promise<Result<RegionClip, FileError>> {
  return lookedAt(readRegion(text, source), text, source)
}

/** As `openRegion`, without a look at the pictures. */
export function readRegion(text: string, source: string): Result<RegionClip, FileError> {
  return readJson(text, source, (parsed) => {
    const found = behindMark(parsed, MARK)
    return region.read(found, {
      path: [],
      grid: gridOf(found['orientation'] === 'pointy' ? 'pointy' : 'flat'),
    })
  })
}
