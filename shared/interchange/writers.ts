/** The writer of each target. */
import { type TargetId } from './targets'
import { type Writer } from './exchange/written'

export const WRITERS: Readonly<Record<TargetId, () => Promise<Writer>>> = {
  md: async () => (await import('./text/writeMarkdown')).writeMarkdown,
}
