/** Exports of the command line and the desktop shell: PDF, SVG and PNG without a browser. */
import { setFlagsFromString } from 'node:v8'
import { type Localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import { type ExportedFiles, exportFiles } from '#shared/print/export/exportFiles'
import { type ExportSubject, type PrintRequest } from '#shared/print/export/planPrint'
import { type Progress } from '#shared/print/progress'
import { createNodePlatform } from './nodePlatform'

// Drawing leaves much behind that is dead at once. Left to itself the engine lets the heap grow to three times what is alive before it
// looks; so told, to a third more, at no cost that could be measured: a sheet of 100,000 hexes takes 320 MiB instead of 430.
const THRIFTY = '--heap-growing-percent=30'

/** The files of an export, in memory: one PDF, or one SVG or PNG a page. Nothing is written to disk. */
export async function exportFilesInNode(
  subject: ExportSubject,
  request: PrintRequest,
  progress: Progress = {},
): Promise<Result<ExportedFiles, Localized>> {
  setFlagsFromString(THRIFTY)
  return exportFiles(subject, request, await createNodePlatform(subject.scenario), progress)
}
