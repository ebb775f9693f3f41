/** An edition of a scenario, made without a browser. */
import { type Edition, makeEdition } from '#shared/interchange/publication/makeEdition'
import { type EditionPlan } from '#shared/interchange/publication/planEdition'
import { type Progress } from '#shared/print/progress'
import { createNodePlatform } from './nodePlatform'
import { pageViewer } from './pageViewer'
import { programVersion } from './programVersion'

/** Its files in memory. Nothing is written to disk. Rejects with `ExportCancelled` when the signal says so. */
export async function editionInNode(plan: EditionPlan, progress: Progress = {}): Promise<Edition> {
  const platform = { ...(await createNodePlatform(plan.subject.scenario)), pageViewer }
  return makeEdition(plan, programVersion(), platform, progress)
}
