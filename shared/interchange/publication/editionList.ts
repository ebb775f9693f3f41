/**
 * The list of an edition (`publication.json`): of which state it is, and each of its files with two digests, of its bytes and of its
 * content. Written beside the sheets; read again when the next edition is made, from a folder where anybody may have changed it.
 */
import { isObject, list, type Place, plain, text, within } from '#shared/json/decode'
import * as decode from '#shared/json/decode'
import { Misfit, refuse } from '#shared/json/misfit'
import { type Language, LANGUAGES, type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type StyleId, STYLE_IDS } from '#shared/painter/style'
import { type PaperId, PAPER_IDS } from '#shared/print/paper'
import { SHEET_KINDS, type SheetKind } from './kinds'

const FORMAT = 'castellan-publication'
const FORMAT_VERSION = 1

/** The choices with which an edition is made. */
export interface EditionSettings {
  /** The first is that of the sheets made once. */
  readonly languages: readonly Language[]
  readonly kinds: readonly SheetKind[]
  readonly paper: PaperId
  readonly style: StyleId
}

export interface ListedSheet {
  readonly file: string
  /** SHA-256 of the file. */
  readonly bytes: string
  /** Absent for what says of the others: it never grows old. */
  readonly sheet?: SheetContent
}

export interface SheetContent {
  readonly kind: SheetKind
  /** The language of those made once for each. */
  readonly language?: Language
  /** The number of one of several files, from 1. */
  readonly part?: number
  /** `contentDigest.ts` */
  readonly digest: string
}

export interface EditionList extends EditionSettings {
  readonly title: string
  readonly authors: readonly string[]
  readonly version?: string
  /** As in the scenario; may be empty. */
  readonly date: string
  readonly license?: string
  /** Version of the program that drew it. */
  readonly program: string
  /** Digest of the scenario without version, date and licence. */
  readonly state: string
  readonly sheets: readonly ListedSheet[]
}

export function writeEditionList(edition: EditionList): string {
  const { title, authors, version, date, license, program, state } = edition
  const { languages, kinds, paper, style, sheets } = edition
  const written = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    title,
    authors,
    version,
    date,
    license,
    program,
    state,
    languages,
    kinds,
    paper,
    style,
    sheets: sheets.map(({ file, bytes, sheet }) => ({ file, bytes, ...sheet })),
  }
  return `${JSON.stringify(written, null, 2)}\n`
}

/** An edition has some twenty files. */
const MOST_SHEETS = 1000
/** Far beyond the list of so many. */
export const LARGEST_LIST_BYTES = 1_000_000

const hash = plain(
  localized('une empreinte SHA-256', 'a SHA-256 hash'),
  (value): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
)

// A name in the folder itself, as we give them: whoever reads the list may look for the file, or take it away.
const fileName = plain(
  localized('un nom de fichier en ASCII', 'a file name in ASCII'),
  (value): value is string =>
    typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9-]{0,100}(\.[a-z0-9]{1,12})$/.test(value),
)

/** Refused, with what was expected, when it is no list of ours. */
export function readEditionList(json: string): Result<EditionList, Localized> {
  try {
    return ok(editionOf(JSON.parse(json)))
  } catch (error) {
    if (error instanceof Misfit) return fail(error.problem)
    if (error instanceof SyntaxError) return fail(NO_LIST)
    throw error
  }
}

const NO_LIST = localized(
  `ce n’est pas la liste d’une édition (${FORMAT})`,
  `this is not the list of an edition (${FORMAT})`,
)

function editionOf(value: unknown): EditionList {
  const at: Place = { path: [] }
  if (!isObject(value) || value['format'] !== FORMAT) throw new Misfit([], NO_LIST, 'foreign')
  const read = <T>(key: string, decoder: decode.Decoder<T>): T =>
    within(at, key, () => decoder(value[key], at))
  const perhaps = <T>(key: string, decoder: decode.Decoder<T>): T | undefined =>
    value[key] === undefined ? undefined : read(key, decoder)
  read('formatVersion', decode.integer(1, FORMAT_VERSION))
  const version = perhaps('version', text)
  const license = perhaps('license', text)
  return {
    title: read('title', text),
    authors: read('authors', list(text)),
    ...(version !== undefined && { version }),
    date: read('date', text),
    ...(license !== undefined && { license }),
    program: read('program', text),
    state: read('state', hash),
    languages: read('languages', list(decode.oneOf(LANGUAGES))),
    kinds: read('kinds', list(decode.oneOf(SHEET_KINDS))),
    paper: read('paper', decode.oneOf(PAPER_IDS)),
    style: read('style', decode.oneOf(STYLE_IDS)),
    sheets: read('sheets', (found, place) =>
      Array.isArray(found) && found.length <= MOST_SHEETS
        ? list(sheetOf)(found, place)
        : refuse(place.path, found, localized('une liste de feuilles', 'a list of sheets')),
    ),
  }
}

function sheetOf(value: unknown, at: Place): ListedSheet {
  const found = decode.objectAt(value, at)
  const read = <T>(key: string, decoder: decode.Decoder<T>): T =>
    within(at, key, () => decoder(found[key], at))
  const own = { file: read('file', fileName), bytes: read('bytes', hash) }
  if (found['kind'] === undefined) return own
  return {
    ...own,
    sheet: {
      kind: read('kind', decode.oneOf(SHEET_KINDS)),
      ...(found['language'] !== undefined && { language: read('language', decode.oneOf(LANGUAGES)) }),
      ...(found['part'] !== undefined && { part: read('part', decode.integer(1, MOST_SHEETS)) }),
      digest: read('digest', hash),
    },
  }
}
