/** Map exports of the command line and the desktop shell: PDF, SVG and PNG without a browser. */
import { type Localized } from '#shared/i18n/localized'
import { type Result } from '#shared/lang/result'
import {
  type ExportedMap,
  exportMap,
  type ExportSubject,
  type MapExportRequest,
} from '#shared/print/exportFiles'
import { type Progress } from '#shared/print/progress'
import { createNodePlatform } from './nodePlatform'

/** The files of a map export, in memory: one PDF, or one SVG or PNG a sheet. Nothing is written to disk. */
export async function exportMapFiles(
  subject: ExportSubject,
  request: MapExportRequest,
  progress: Progress = {},
): Promise<Result<ExportedMap, Localized>> {
  return exportMap(subject, request, await createNodePlatform(subject.scenario), progress)
}
