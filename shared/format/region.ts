/**
 * A piece of a map as text (MAP-2): on the clipboard, and as a stamp. The same vocabulary as the file's, places counted from the
 * anchor. What comes off a clipboard was written by anybody: any text gives a whole region or one located error.
 */
import { MAX_ELEVATION } from '#shared/document/limits'
import {
  type RegionClip,
  type RegionHex,
  STAMP_CATEGORIES,
  type StampInfo,
} from '#shared/document/region/clip'
import { type Extensible, HEX_FLAGS } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import {
  counters,
  counterTypes,
  freeRecord,
  hexsideRecord,
  images,
  labels,
  markers,
  sides,
  structures,
  zones,
} from './entities'
import { choice, type FileGrid, id, integer, object, optional, orElse, record, text as words } from './fields'
import { isObject, type JsonObject } from '#shared/json/decode'
import { type FileError } from './fileError'
import { refuse } from '#shared/json/misfit'
import { hexes } from './places'
import { readJson } from './readJson'
import { palette } from './terrainRows'

const FORMAT = 'castellan-region'
const VERSION = 1

const ALL_FLAGS = Object.values(HEX_FLAGS).reduce((all, bit) => all | bit, 0)

const hexRecord = record(
  hexes,
  object<RegionHex>({
    terrain: id(),
    elevation: orElse(integer(-MAX_ELEVATION, MAX_ELEVATION), 0),
    environment: orElse(choice('outdoors', 'cave'), 'outdoors'),
    flags: orElse(integer(0, ALL_FLAGS), 0),
    wandering: orElse(integer(0, 4), 0),
  }),
)

const stamp = object<StampInfo>({
  name: object<Localized & Extensible>({ fr: words, en: words }),
  category: choice(...STAMP_CATEGORIES),
})

const region = object<RegionClip>({
  stamp: optional(stamp),
  only: optional(choice('counters')),
  orientation: choice('flat', 'pointy'),
  palette: orElse(palette, {}),
  hexes: hexRecord,
  hexsides: orElse(hexsideRecord, {}),
  structures: orElse(structures, {}),
  markers: orElse(markers, {}),
  labels: orElse(labels, {}),
  zones: orElse(zones, {}),
  sides: orElse(sides, {}),
  counterTypes: orElse(counterTypes, {}),
  counters: orElse(counters, {}),
  images: orElse(images, {}),
  ruleset: optional(id()),
  houseTables: optional(freeRecord),
})

// Columns and rows about the anchor: any stagger will do, as long as it is always the same.
const gridOf = (orientation: RegionClip['orientation']): FileGrid => ({ orientation, stagger: 'odd' })

/** A member a line. */
export function writeRegion(clip: RegionClip): string {
  const lines = [
    `"format": "${FORMAT}"`,
    `"version": ${VERSION}`,
    ...region.lines(clip, gridOf(clip.orientation)),
  ]
  return `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`
}

/** Is it meant to be one? What else is on a clipboard is no error. */
export function looksLikeRegion(text: string): boolean {
  return text.slice(0, 200).includes(`"${FORMAT}"`)
}

/**
 * The region of a text; its pictures are looked at as a file's are. `source` is only for the error.
 */
export async function openRegion(text: string, source: string): Promise<Result<RegionClip, FileError>> {
  const read = readRegion(text, source)
  if (!read.ok || Object.keys(read.value.images).length === 0) return read
  const { findImageError } = await import('./embeddedImages')
  const error = findImageError(text, source, read.value.images)
  return error ? { ok: false, error } : read
}

/** As `openRegion`, without a look at the pictures. */
export function readRegion(text: string, source: string): Result<RegionClip, FileError> {
  return readJson(text, source, (parsed) => {
    const { format: _format, version: _version, ...found } = ofThisVersion(parsed)
    return region.read(found, {
      path: [],
      grid: gridOf(found['orientation'] === 'pointy' ? 'pointy' : 'flat'),
    })
  })
}

function ofThisVersion(parsed: unknown): JsonObject {
  if (!isObject(parsed) || parsed['format'] !== FORMAT)
    return refuse([], parsed, localized('un morceau de carte', 'a piece of a map'), 'foreign')
  const { version } = parsed
  if (version !== VERSION)
    return refuse(
      ['version'],
      version,
      localized(`la version ${VERSION} du format`, `version ${VERSION} of the format`),
      typeof version === 'number' && version > VERSION ? 'newer' : 'damaged',
    )
  return parsed
}
