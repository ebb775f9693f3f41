/** Exports of the command line: PDF, SVG and PNG without a browser. */
import { setFlagsFromString } from 'node:v8'
import { hexCount } from '#shared/hex/grid'
import { type Localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import { type ExportedFiles, exportFiles, exportFilesTo } from '#shared/print/export/exportFiles'
import { type ExportSubject, type PrintRequest } from '#shared/print/export/planPrint'
import { type Progress } from '#shared/print/progress'
import { type StagedFile, stageFile } from '../files/atomicWrite'
import { codeOf } from '../files/fileFaults'
import { createNodePlatform } from './nodePlatform'

// Drawing leaves much behind that is dead at once. Left to itself the engine lets the heap grow to three times what is alive before it
// looks; with this setting, to a third more: a sheet of 100,000 hexes takes 320 MiB instead of 430, at no cost that could be measured. A small map
// would take a tenth longer.
const THRIFTY = '--heap-growing-percent=30'
const LARGE_HEXES = 10_000

/** The files of an export, in memory: one PDF, or one SVG or PNG a page. Nothing is written to disk. */
export async function exportFilesInNode(
  subject: ExportSubject,
  request: PrintRequest,
  progress: Progress = {},
): Promise<Result<ExportedFiles, Localized>> {
  if (hexCount(subject.scenario.map.grid) > LARGE_HEXES) setFlagsFromString(THRIFTY)
  const platform = await createNodePlatform(subject.scenario, { pdf: request.format === 'pdf' })
  return exportFiles(subject, request, platform, progress)
}

interface Destination {
  /** The paths of the files, in their order. */
  readonly paths: readonly string[]
  /** The error that tells that a file could not be written. */
  refusal(path: string, fault: unknown): Error
}

/**
 * Writes the files of an export where they belong, each as it is made; they take their places when all are whole. Rejects with the
 * destination's refusal, or with `ExportCancelled`: then the old files stand, and nothing is left of the new ones.
 */
export async function exportToDisk(
  subject: ExportSubject,
  request: PrintRequest,
  { paths, refusal }: Destination,
  progress: Progress = {},
): Promise<Result<ExportedFiles<string>, Localized>> {
  setFlagsFromString(THRIFTY)
  const platform = await createNodePlatform(subject.scenario, { pdf: request.format === 'pdf' })
  const staged: StagedFile[] = []
  const told = async <T>(path: string, step: Promise<T>): Promise<T> =>
    step.catch((error: unknown) => {
      throw codeOf(error) === undefined ? error : refusal(path, error)
    })
  try {
    const exported = await exportFilesTo(
      async ({ fill }) => {
        const path = paths[staged.length] as string
        staged.push(await told(path, stageFile(path, fill)))
        return path
      },
      subject,
      request,
      platform,
      progress,
    )
    for (const path of exported.ok ? exported.value.files : [])
      await told(path, (staged.shift() as StagedFile).commit())
    return exported
  } finally {
    for (const file of staged) await file.discard()
  }
}
