/** The reader of each source. */
import { type Reader } from './exchange/read'
import { type SourceId } from './sources'

export const READERS: Readonly<Record<SourceId, () => Promise<Reader>>> = {
  tiled: async () => (await import('./tiled/readTiled')).readTiled,
  vassal: async () => (await import('./vassal/read/readVassal')).readVassal,
  wesnoth: async () => (await import('./wesnoth/readWesnoth')).readWesnoth,
}
