/** The files opened and saved lately. */
import * as promises from 'node:fs/promises'
import { type FileRef } from '#shared/host/host'
import { RECENT_KEPT } from '#shared/host/kept'
import { type FileSystem } from './fileSystem'
import { type SavedStateStore } from './savedState'
import { type ScenarioFiles } from './scenarioFiles'

export interface RecentFiles {
  add(file: FileRef): void
  /** Newest first. One that is not there now is left out, not forgotten: a stick may be plugged in again. */
  list(): Promise<readonly FileRef[]>
}

interface RecentFilesOptions {
  readonly fs?: Pick<FileSystem, 'stat'>
  readonly state: SavedStateStore
  readonly files: Pick<ScenarioFiles, 'refOf' | 'pathOf'>
}

export function createRecentFiles({ fs = promises, state, files }: RecentFilesOptions): RecentFiles {
  async function present(path: string): Promise<readonly FileRef[]> {
    const stats = await fs.stat(path).catch(() => undefined)
    return stats?.isFile() ? [await files.refOf(path)] : []
  }

  return {
    add(file) {
      const path = files.pathOf(file)
      if (path === undefined) return
      const others = state.get().recent.filter((other) => other !== path)
      state.change({ recent: [path, ...others].slice(0, RECENT_KEPT) })
    },
    list: async () => (await Promise.all(state.get().recent.map(present))).flat(),
  }
}
