/** The program's own memory between runs: a small JSON file, with defaults when it is damaged. */
import * as promises from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '#shared/i18n/localized'
import { atomicWrite } from './atomicWrite'
import { type FileSystem } from './fileSystem'
import { createClearLitter } from './litter'
import { decodeText, readBytes } from './readFile'
import { setAside } from './setAside'

const LARGEST_STATE_BYTES = 1024 * 1024

const pixels = z.number().int().min(-100_000).max(100_000)
const size = z.number().int().min(1).max(100_000)

// Keys that a newer version has added are kept.
const state = z.looseObject({
  window: z
    .object({ x: pixels, y: pixels, width: size, height: size, maximized: z.boolean().default(false) })
    .optional(),
  /** Paths, newest first. */
  recent: z.array(z.string()).default([]),
  language: z.enum(LANGUAGES).optional(),
})

export interface SavedState {
  /** The place of the last window, device-independent pixels. */
  readonly window?: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly maximized: boolean
  }
  /** Paths, newest first. */
  readonly recent: readonly string[]
  readonly language?: (typeof LANGUAGES)[number]
}

export interface SavedStateStore {
  get(): SavedState
  /** Takes effect at once and is written soon: changes that come faster than the disk are written together. */
  change(changed: Partial<SavedState>): void
  /** Resolves when all is written, or could not be: the program works without. */
  settled(): Promise<void>
}

interface SavedStateOptions {
  readonly fs?: FileSystem
  /** The program's own; the file is `state.json`. */
  readonly folder: string
  readonly startedAt?: number
}

/** Reads the state. Never rejects. */
export async function openSavedState(options: SavedStateOptions): Promise<SavedStateStore> {
  const { fs = promises, folder, startedAt = performance.timeOrigin } = options
  const path = join(folder, 'state.json')
  await createClearLitter(fs, startedAt)(folder)
  let current = await readState(path, fs)
  let dirty = false
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (dirty) {
      dirty = false
      await fs
        .mkdir(dirname(path), { recursive: true })
        .then(() => atomicWrite(path, `${JSON.stringify(current, null, 2)}\n`, fs))
        .catch(() => undefined)
    }
    writing = undefined
  }

  return {
    get: () => current,
    change(changed) {
      current = { ...current, ...changed }
      dirty = true
      writing ??= writeAll()
    },
    settled: async () => writing,
  }
}

async function readState(path: string, fs: FileSystem): Promise<SavedState> {
  const bytes = await readBytes(path, LARGEST_STATE_BYTES, fs).catch(() => undefined)
  if (!bytes) return { recent: [] }
  try {
    return state.parse(JSON.parse(decodeText(bytes))) as SavedState
  } catch {
    await setAside(path, fs)
    return { recent: [] }
  }
}
