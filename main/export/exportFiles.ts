/** Exports of the command line and the desktop shell: PDF, SVG and PNG without a browser. */
import { type Localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import { type ExportedFiles, exportFiles } from '#shared/print/export/exportFiles'
import { type ExportSubject, type PrintRequest } from '#shared/print/export/planPrint'
import { type Progress } from '#shared/print/progress'
import { createNodePlatform } from './nodePlatform'

/** The files of an export, in memory: one PDF, or one SVG or PNG a page. Nothing is written to disk. */
export async function exportFilesInNode(
  subject: ExportSubject,
  request: PrintRequest,
  progress: Progress = {},
): Promise<Result<ExportedFiles, Localized>> {
  return exportFiles(subject, request, await createNodePlatform(subject.scenario), progress)
}
