/** A folder for the files of a test, real and gone afterwards: `user` is the user's, `own` the program's. */
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FileRef } from '#shared/host/host'
import { afterEach, beforeEach, expect } from 'vitest'
import {
  createScenarioFiles,
  type ScenarioFiles,
  type ScenarioFilesOptions,
} from '../../main/files/scenarioFiles'

interface ScenarioFolder {
  readonly user: string
  readonly own: string
  at(name: string): string
  /** Lists the names in the user's folder, sorted. */
  names(): Promise<string[]>
  /** The clock moves on by a second a question. */
  files(options?: Partial<ScenarioFilesOptions>): ScenarioFiles
}

/** A ref as a file layer gives it out: this file, and some reading of it. */
export const readingOf = ({ name, place, token }: FileRef): unknown => ({
  name,
  place,
  token,
  reading: expect.any(String),
})

/** Opens a file, asserts the answer, and gives the ref in it. */
export async function opened(files: ScenarioFiles, path: string, text: string): Promise<FileRef> {
  const ref = await files.refOf(path)
  const outcome = await files.open(ref)
  expect(outcome).toEqual({ kind: 'opened', file: readingOf(ref), text })
  return (outcome as { file: FileRef }).file
}

/** Saves under a name, asserts the answer, and gives the ref in it. */
export async function savedAs(files: ScenarioFiles, path: string, text: string): Promise<FileRef> {
  const outcome = await files.saveAs(path, text)
  expect(outcome).toEqual({ kind: 'saved', file: readingOf(await files.refOf(path)) })
  return (outcome as { file: FileRef }).file
}

export function scenarioFolder(): ScenarioFolder {
  let root = ''
  let time = 0
  beforeEach(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'castellan-files-')))
    time = 0
    await mkdir(join(root, 'user'))
  })
  afterEach(() => rm(root, { recursive: true, force: true }))
  const folder: ScenarioFolder = {
    get user() {
      return join(root, 'user')
    },
    get own() {
      return join(root, 'own')
    },
    at: (name) => join(folder.user, name),
    names: async () => (await readdir(folder.user)).sort(),
    files: (options) =>
      createScenarioFiles({ folder: folder.own, now: () => (time += 1000), home: root, ...options }),
  }
  return folder
}
