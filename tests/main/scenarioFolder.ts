/** A folder for the files of a test, real and gone afterwards: `user` is the user's, `own` the program's. */
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import {
  createScenarioFiles,
  type ScenarioFiles,
  type ScenarioFilesOptions,
} from '../../main/files/scenarioFiles'

export interface ScenarioFolder {
  readonly user: string
  readonly own: string
  at(name: string): string
  /** What stands in the user's folder, sorted. */
  names(): Promise<string[]>
  /** The clock moves on by a second a question. */
  files(options?: Partial<ScenarioFilesOptions>): ScenarioFiles
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
