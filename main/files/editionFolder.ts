/**
 * The folder of an edition (XCH-8): all files of the new one take their places, or none does and the old ones stand. What is not ours is
 * neither replaced, unless that is allowed, nor removed: ours is what the list in the folder names and still is as it was written.
 */
import * as promises from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ExportFile } from '#shared/host/host'
import { digestOf } from '#shared/interchange/publication/contentDigest'
import {
  type EditionList,
  LARGEST_LIST_BYTES,
  readEditionList,
} from '#shared/interchange/publication/editionList'
import { LIST_NAME } from '#shared/interchange/publication/fileNames'
import { codeOf, fault, unlessMissing } from './fileFaults'
import { REPLACED, temporaryIn } from './litter'
import { decodeText, readBytes } from './readFile'
import { HERE, type Patience, renamePatiently } from './renamePatiently'

/** The file system functions that it uses: `node:fs/promises`, or a test's. */
export interface FolderFs {
  mkdir(path: string): Promise<unknown>
  rename(from: string, to: string): Promise<void>
  rmdir(path: string): Promise<void>
  unlink(path: string): Promise<void>
}

interface EditionInFolder {
  /** Undefined where there is none of ours. */
  readonly list: EditionList | undefined
  /** The list as it lies there. */
  readonly text?: string
  /** Files of the list that have been changed since. */
  readonly altered: readonly string[]
  readonly missing: readonly string[]
}

/** A gigabyte: no sheet of ours is larger. */
const LARGEST_SHEET_BYTES = 2 ** 30

/** The edition that lies in a folder; undefined when there is no such folder. Rejects when it cannot be read, or is no folder. */
export async function editionInFolder(folder: string): Promise<EditionInFolder | undefined> {
  const stats = await promises.stat(folder).catch(unlessMissing)
  if (!stats) return undefined
  if (!stats.isDirectory()) throw fault('ENOTDIR', `${folder} is no folder`)
  const { list, text } = (await listIn(folder)) ?? {}
  const altered: string[] = []
  const missing: string[] = []
  for (const { file, bytes } of list?.sheets ?? []) {
    const found = await digestOfFile(join(folder, file))
    if (found === undefined) missing.push(file)
    else if (found !== bytes) altered.push(file)
  }
  return { list, altered, missing, ...(text !== undefined && { text }) }
}

async function listIn(
  folder: string,
): Promise<{ readonly list: EditionList; readonly text: string } | undefined> {
  const path = join(folder, LIST_NAME)
  if (!(await isPlainFile(path))) return undefined
  try {
    const text = decodeText(await readBytes(path, LARGEST_LIST_BYTES))
    const read = readEditionList(text)
    return read.ok ? { list: read.value, text } : undefined
  } catch (error) {
    // Not text, or far too large: not ours.
    if (error instanceof TypeError || codeOf(error) === 'EFBIG') return undefined
    throw error
  }
}

/** Undefined for what is not there; of a link or folder no digest is any of ours. */
async function digestOfFile(path: string): Promise<string | undefined> {
  const stats = await promises.lstat(path).catch(unlessMissing)
  if (!stats) return undefined
  return stats.isFile() ? digestOf(await readBytes(path, LARGEST_SHEET_BYTES)) : ''
}

/** Names among these that are taken by files which are not ours. */
export async function strangersAmong(
  folder: string,
  names: readonly string[],
  { list, altered, missing }: EditionInFolder,
): Promise<readonly string[]> {
  const spoilt = new Set([...altered, ...missing])
  const ours = new Set((list?.sheets ?? []).map(({ file }) => file).filter((file) => !spoilt.has(file)))
  if (list) ours.add(LIST_NAME)
  const strangers: string[] = []
  for (const name of names)
    if (!ours.has(name) && (await promises.lstat(join(folder, name)).catch(unlessMissing)))
      strangers.push(name)
  return strangers
}

type FolderWritten =
  | {
      readonly kind: 'written'
      /** Files of the edition before that this one has no more; those that had been changed are left. */
      readonly removed: readonly string[]
    }
  /** Nothing was written: files of others have these names. */
  | { readonly kind: 'taken'; readonly strangers: readonly string[] }

interface FolderOptions {
  /** Asked with the names of files that are not ours and would be replaced. */
  mayReplace(names: readonly string[]): Promise<boolean>
  readonly fs?: FolderFs
  readonly patience?: Patience
}

/**
 * Writes an edition: into a new folder beside, which takes the name when all is whole; into an existing one by exchanging file for file,
 * undone when one step fails. Rejects with the error of that step; the old edition then stands. Killed in the midst of the exchange, the
 * old files that were not yet replaced lie in the folder, the others in `.castellan-<uuid>.tmp` within it.
 */
export async function writeEditionFolder(
  folder: string,
  files: readonly Pick<ExportFile, 'name' | 'bytes'>[],
  { mayReplace, fs = promises, patience = HERE }: FolderOptions,
): Promise<FolderWritten> {
  const before = await editionInFolder(folder)
  const names = files.map(({ name }) => name)
  const strangers = before ? await strangersAmong(folder, names, before) : []
  if (strangers.length > 0 && !(await mayReplace(strangers))) return { kind: 'taken', strangers }
  for (const name of strangers)
    // A link leads to where nobody has chosen, and a folder is no sheet.
    if (!(await isPlainFile(join(folder, name)))) throw fault('EFTYPE', `${name} is no ordinary file`)
  const staging = temporaryIn(before ? folder : dirname(folder))
  const staged: string[] = []
  await fs.mkdir(staging)
  try {
    for (const { name, bytes } of files) {
      staged.push(name)
      await writeWhole(join(staging, name), bytes)
    }
    if (!before) {
      await renamePatiently(staging, folder, fs, patience)
      return { kind: 'written', removed: [] }
    }
    const removed = leftovers(before, names)
    await exchange({ folder, staging, names, removed, fs, patience })
    return { kind: 'written', removed }
  } finally {
    // Gone already where all went well.
    for (const name of staged) await fs.unlink(join(staging, name)).catch(() => undefined)
    await fs.rmdir(staging).catch(() => undefined)
  }
}

/** Sheets of the edition before, as they were written, that the new one lacks. */
function leftovers({ list, altered, missing }: EditionInFolder, names: readonly string[]): string[] {
  const kept = new Set([...names, ...altered, ...missing])
  return (list?.sheets ?? []).map(({ file }) => file).filter((file) => !kept.has(file))
}

interface Exchange {
  readonly folder: string
  /** A folder within it, in which the new files lie. */
  readonly staging: string
  readonly names: readonly string[]
  readonly removed: readonly string[]
  readonly fs: FolderFs
  readonly patience: Patience
}

async function exchange({ folder, staging, names, removed, fs, patience }: Exchange): Promise<void> {
  const old = join(staging, REPLACED)
  await fs.mkdir(old)
  const undo: (() => Promise<void>)[] = []
  const move = async (from: string, to: string): Promise<void> => {
    await renamePatiently(from, to, fs, patience)
    undo.push(() => renamePatiently(to, from, fs, patience))
  }
  const setAside: string[] = []
  try {
    for (const name of [...removed, ...names]) {
      const place = join(folder, name)
      if (await promises.lstat(place).catch(unlessMissing)) {
        await move(place, join(old, name))
        setAside.push(name)
      }
      if (names.includes(name)) await move(join(staging, name), place)
    }
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined)
    await fs.rmdir(old).catch(() => undefined)
    throw error
  }
  for (const name of setAside) await fs.unlink(join(old, name)).catch(() => undefined)
  await fs.rmdir(old).catch(() => undefined)
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await promises.open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function isPlainFile(path: string): Promise<boolean> {
  const stats = await promises.lstat(path).catch(unlessMissing)
  return stats?.isFile() ?? false
}
