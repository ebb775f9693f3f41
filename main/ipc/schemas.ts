/** The schemas of all that a page may send with each verb, with their limits. Strict: an unknown key is refused. */
import { z } from 'zod'
import { LANGUAGES } from '#shared/i18n/localized'
import { type Menu, type MenuItem } from '#shared/host/menuModel'
import { EXPORT_ENDINGS, type ExportType } from '#shared/host/exportEndings'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { KEPT_KINDS, LARGEST_KEPT_BYTES } from '#shared/host/kept'
import { type Notices, type Requests } from '../contract/contract'

/** The limit of common file systems. */
const LONGEST_FILE_NAME = 255
/** Names of documents are titles, of any sensible length. */
const LONGEST_LABEL = 4096
const MOST_EXPORTS = 500
export const LARGEST_EXPORTS_BYTES = 1024 ** 3
const MOST_MENU_ITEMS = 1000
const DEEPEST_MENU = 4

const id = z.string().regex(/^[\w.:-]{1,100}$/)
/** As the journal names its files. */
const windowId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const fileName = z.string().min(1).max(LONGEST_FILE_NAME)
const label = z.string().max(LONGEST_LABEL)
const moment = z.number().min(0).max(8.64e15)
const scenarioText = z.string().refine((text) => fitsInto(text, LARGEST_SCENARIO_BYTES), 'too large')

/** Counted only when the number of characters leaves it open: none takes more than three bytes. */
export function fitsInto(text: string, bytes: number): boolean {
  return text.length * 3 <= bytes || (text.length <= bytes && Buffer.byteLength(text) <= bytes)
}

const fileRef = z.strictObject({
  name: fileName,
  place: z.string().max(4096).exactOptional(),
  token: id,
  reading: id.exactOptional(),
})

const earlierText = z.strictObject({ of: label, savedAt: moment })

const windowStart = z.strictObject({
  name: label,
  text: scenarioText,
  file: fileRef.exactOptional(),
  modified: z.boolean(),
  version: earlierText.exactOptional(),
  recovery: windowId.exactOptional(),
})

/** They are files of the journal, each of some size (shared/format/writeApart.ts). */
const MOST_PICTURES = 2000
const pictureApart = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.int().min(0),
  base64: z.string().exactOptional(),
})

const recoveryEntry = z
  .strictObject({
    id: windowId,
    name: label,
    savedAt: moment,
    text: scenarioText,
    file: fileRef.exactOptional(),
    version: earlierText.exactOptional(),
    pictures: z.array(pictureApart).max(MOST_PICTURES).exactOptional(),
  })
  .refine(({ text, pictures = [] }) => {
    const bytes = pictures.reduce((sum, { base64 = '' }) => sum + base64.length, text.length)
    return bytes <= LARGEST_SCENARIO_BYTES
  }, 'too large')

const keptKind = z.enum(KEPT_KINDS)
/** As the folders of what is kept name their files. */
const keptId = windowId
const keptItem = z.strictObject({
  id: keptId,
  text: z.string().refine((text) => fitsInto(text, LARGEST_KEPT_BYTES), 'too large'),
})

const exportFile = z.strictObject({
  name: fileName,
  type: z.enum(Object.keys(EXPORT_ENDINGS) as ExportType[]),
  // Not memory that the page goes on writing to.
  bytes: z.instanceof(Uint8Array).refine(({ buffer }) => buffer instanceof ArrayBuffer, 'shared'),
})
// A viewer of drawings may be a browser, which runs their scripts.
const printedFile = exportFile
  .extend({ type: z.literal('application/pdf') })
  .refine(({ bytes }) => bytes.byteLength <= LARGEST_EXPORTS_BYTES, 'too large')
const exportFiles = z
  .array(exportFile)
  .min(1)
  .max(MOST_EXPORTS)
  .refine(
    (files) => files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) <= LARGEST_EXPORTS_BYTES,
    'too large',
  )

/** The schema of items down to one depth, so that a menu cannot be nested for ever. */
function menuItem(depth: number): z.ZodType<MenuItem> {
  const action = z.strictObject({
    kind: z.literal('action'),
    id,
    label,
    shortcut: z.string().max(40).exactOptional(),
    enabled: z.boolean(),
    checked: z.boolean().exactOptional(),
  })
  const separator = z.strictObject({ kind: z.literal('separator') })
  if (depth === 0) return z.union([action, separator])
  const items = z.array(menuItem(depth - 1)).max(MOST_MENU_ITEMS)
  return z.union([action, separator, z.strictObject({ kind: z.literal('submenu'), id, label, items })])
}

const menuModel = z.strictObject({
  language: z.enum(LANGUAGES),
  menus: z
    .array(z.strictObject({ id, label, items: z.array(menuItem(DEEPEST_MENU)).max(MOST_MENU_ITEMS) }))
    .max(20)
    .refine((menus) => countItems(menus) <= MOST_MENU_ITEMS, 'too many items'),
})

function countItems(items: readonly (Menu | MenuItem)[]): number {
  return items.reduce((sum, item) => sum + 1 + ('items' in item ? countItems(item.items) : 0), 0)
}

type ArgumentsOf<Verbs extends Record<keyof Verbs, (...args: never[]) => unknown>> = {
  readonly [V in keyof Verbs]: z.ZodType<Parameters<Verbs[V]>>
}

export const REQUEST_SCHEMAS = {
  windowStart: z.tuple([]),
  openWindow: z.tuple([windowStart]),
  showWindowOf: z.tuple([fileRef]),
  openScenario: z.tuple([]),
  openFile: z.tuple([fileRef]),
  openDroppedPath: z.tuple([z.strictObject({ name: fileName, path: z.string().max(32_767) })]),
  saveScenario: z.tuple([
    fileRef,
    scenarioText,
    // Given, it says something: not any object without keys is one.
    z.strictObject({ overwrite: z.boolean() }).optional(),
  ]),
  saveScenarioAs: z.tuple([label, scenarioText]),
  fileState: z.tuple([fileRef]),
  listRecent: z.tuple([]),
  listVersions: z.tuple([fileRef]),
  openVersion: z.tuple([fileRef, id]),
  saveExports: z.tuple([exportFiles]),
  publish: z.tuple([exportFiles]),
  print: z.tuple([printedFile]),
  listKept: z.tuple([keptKind]),
  keep: z.tuple([keptKind, keptItem]),
  removeKept: z.tuple([keptKind, keptId]),
  keepRecovery: z.tuple([recoveryEntry]),
  listRecovery: z.tuple([]),
  dropRecovery: z.tuple([windowId]),
  answerClose: z.tuple([z.boolean()]),
} satisfies ArgumentsOf<Requests>

export const NOTICE_SCHEMAS = {
  showDocument: z.tuple([
    z.strictObject({
      title: label,
      modified: z.boolean(),
      file: fileRef.exactOptional(),
      untouched: z.boolean().exactOptional(),
    }),
  ]),
  showMenus: z.tuple([menuModel]),
  closeHeard: z.tuple([]),
} satisfies ArgumentsOf<Notices>

/** Every verb there is: one without its schema does not compile. */
export const REQUESTS = Object.keys(REQUEST_SCHEMAS) as readonly (keyof Requests)[]
export const NOTICES = Object.keys(NOTICE_SCHEMAS) as readonly (keyof Notices)[]
