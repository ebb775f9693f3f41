/** The writer of each target. */
import { type TargetId } from './targets'
import { type Writer } from './exchange/written'

export const WRITERS: Readonly<Record<TargetId, () => Promise<Writer>>> = {
  vmod: async () => (await import('./vassal/writeVassal')).writeVassal,
  html: async () => (await import('./page/writePage')).writePage,
  md: async () => (await import('./text/writeMarkdown')).writeMarkdown,
  tmx: async () => (await import('./tiled/writeTiled')).writeTmxFiles,
  tmj: async () => (await import('./tiled/writeTiled')).writeTmjFiles,
}
