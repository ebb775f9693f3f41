/** Markers placed on a hex; they override its terrain and structure (MC-MAP-2). */
import { type MarkerRow } from './mapRows'
import { called } from '#shared/rules/contract/rows'

export const MARKERS: readonly MarkerRow[] = [
  // Open from every side: the wall that stood there is gone.
  {
    ...called('rubble', 'décombres', 'rubble'),
    cover: 'medium',
    terrain: 'clear',
    opensSides: true,
    source: 'book',
    rule: 'MC-MAP-2',
  },
  {
    ...called('filled-moat', 'douve comblée', 'filled moat'),
    cover: undefined,
    terrain: 'clear',
    source: 'book',
    rule: 'MC-MAP-2',
  },
  { ...called('fire', 'feu', 'fire'), cover: undefined, burns: true, source: 'book', rule: 'MC-NAP-2' },
]
