/** Finished files: saved where the reader says, published in a folder of his, or shown in his viewer to be printed. */
import { lstat, mkdtemp } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { EXPORT_ENDINGS } from '#shared/host/exportEndings'
import { safeFileName } from '#shared/host/fileName'
import { type ExportFile, type ExportOutcome } from '#shared/host/host'
import { exists } from '../dialogs'
import { atomicWrite } from '../files/atomicWrite'
import { editionInFolder, writeEditionFolder } from '../files/editionFolder'
import { faultOf } from '../files/fileFaults'
import { placeOf } from '../files/knownFiles'
import { type Shell } from '../shell'
import { type ShellWindow } from '../window'
import { type Answers } from './handle'

export function answerExports({
  dialogs,
  printFolder,
  openInViewer,
  log,
}: Shell): Pick<Answers<ShellWindow>, 'saveExports' | 'publish' | 'print'> {
  const failed = (error: unknown): { kind: 'failed'; fault: ReturnType<typeof faultOf> } => {
    log('export failed', error)
    return { kind: 'failed', fault: faultOf(error) }
  }
  return {
    async saveExports({ browser }, files) {
      const [first, ...others] = files
      if (first && others.length === 0) {
        const path = await dialogs.saveExport(browser, plainName(first), first.type)
        if (path === undefined) return undefined
        return written(dirname(path), [[path, first]], basename(path)).catch(failed)
      }
      const folder = await dialogs.exportFolder(browser)
      if (folder === undefined) return undefined
      const targets = files.map((file) => [join(folder, plainName(file)), file] as const)
      if (new Set(targets.map(([path]) => path.toLowerCase())).size < targets.length)
        throw new Error('two exports of one name')
      // What a link in the folder leads to, the reader has not chosen.
      for (const [path] of targets) if (await isLink(path)) return { kind: 'failed', fault: 'denied' }
      const existing: string[] = []
      for (const [path] of targets) if (await exists(path)) existing.push(basename(path))
      if (existing.length > 0 && !(await dialogs.mayReplace(browser, existing))) return undefined
      return written(folder, targets).catch(failed)
    },

    async publish({ browser }, files) {
      const folder = await dialogs.exportFolder(browser)
      if (folder === undefined) return undefined
      const named = files.map((file) => ({ name: plainName(file), bytes: file.bytes }))
      if (new Set(named.map(({ name }) => name.toLowerCase())).size < named.length)
        throw new Error('two files of one name')
      try {
        const before = (await editionInFolder(folder))?.text
        const written = await writeEditionFolder(folder, named, {
          mayReplace: (names) => dialogs.mayReplace(browser, names),
        })
        if (written.kind === 'taken') return undefined
        const place = placeOf(folder, homedir())
        return { kind: 'saved', place, removed: written.removed, ...(before !== undefined && { before }) }
      } catch (error) {
        return failed(error)
      }
    },

    async print(_window, file) {
      try {
        // A separate folder: one PDF may still be shown when the next comes.
        const path = join(await mkdtemp(join(await printFolder(), 'p-')), plainName(file))
        await atomicWrite(path, file.bytes)
        const problem = await openInViewer(path)
        if (problem === '') return { kind: 'opened' }
        log(`no viewer: ${problem}`)
        return { kind: 'failed', fault: 'no-viewer' }
      } catch (error) {
        return failed(error)
      }
    },
  }
}

/** `name`: of the only one. */
async function written(
  folder: string,
  targets: readonly (readonly [string, ExportFile])[],
  name?: string,
): Promise<ExportOutcome> {
  for (const [path, { bytes }] of targets) await atomicWrite(path, bytes)
  return { kind: 'saved', place: placeOf(folder, homedir()), ...(name !== undefined && { name }) }
}

async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  )
}

/** A name below the chosen folder, whatever the page sent. */
function plainName({ name, type }: ExportFile): string {
  return safeFileName(name, EXPORT_ENDINGS[type])
}
