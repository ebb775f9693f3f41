/** Parts of the document: what a check reads, what a change touches. Markers count as structures. */
export const SECTIONS = ['terrain', 'hexsides', 'structures', 'counters', 'counterTypes', 'scenario'] as const
export type Section = (typeof SECTIONS)[number]
