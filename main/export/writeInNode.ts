/** A scenario for another program, written without a browser. */
import { type TargetId } from '#shared/interchange/targets'
import { type WriteRequest, type Written } from '#shared/interchange/exchange/written'
import { WRITERS } from '#shared/interchange/writers'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { createNodePlatform } from './nodePlatform'
import { pageViewer } from './pageViewer'

/** The files in memory. Nothing is written to disk. */
export async function writeInNode(
  subject: ExportSubject,
  target: TargetId,
  request: WriteRequest,
): Promise<Written> {
  const write = await WRITERS[target]()
  const platform = { ...(await createNodePlatform(subject.scenario)), pageViewer }
  return write(subject, request, platform, {})
}
