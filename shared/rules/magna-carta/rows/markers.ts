/** Markers laid on a hex; they override its terrain and structure (MC-MAP-2). */
import { type MarkerRow } from './mapRows'

export const MARKERS: readonly MarkerRow[] = [
  // Open from every side: the wall that stood there is gone.
  {
    id: 'rubble',
    name: { fr: 'décombres', en: 'rubble' },
    look: 'rubble',
    cover: 'medium',
    terrain: 'clear',
    opensSides: true,
    source: 'book',
    rule: 'MC-MAP-2',
  },
  {
    id: 'filled-moat',
    name: { fr: 'douve comblée', en: 'filled moat' },
    look: 'filled-moat',
    cover: undefined,
    terrain: 'clear',
    source: 'book',
    rule: 'MC-MAP-2',
  },
  {
    id: 'fire',
    name: { fr: 'feu', en: 'fire' },
    look: 'fire',
    cover: undefined,
    burns: true,
    source: 'book',
    rule: 'MC-NAP-2',
  },
]
