/** The ids of the sections of the scenario view, in the order in which a booklet has them. */
export const SECTION_IDS = [
  'presentation',
  'texts',
  'boards',
  'turns',
  'set-up',
  'reinforcements',
  'victory',
  'special-rules',
  'proofs',
] as const
export type SectionId = (typeof SECTION_IDS)[number]
