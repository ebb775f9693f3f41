/** Parts of the document that a check may read. Markers count as structures. */
export type Section = 'terrain' | 'hexsides' | 'structures' | 'counters' | 'counterTypes' | 'scenario'
