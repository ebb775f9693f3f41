/** Sight, cover and movement of the medieval rulesets where the sources leave them to the boards: ours, by id. */
import { type Localized } from '#shared/i18n/localized'

export const MEDIEVAL_HOUSE_RULES = {
  'HS-LOS-1': {
    fr: 'La ligne de vue va de centre à centre\u202f; les deux cases extrêmes ne la coupent jamais.',
    en: 'The line of sight runs from centre to centre; its two end hexes never block.',
  },
  'HS-MOV-1': {
    fr: 'Entrer dans une case coûte ce que dit son terrain, et son bord ce que dit ce qui s’y trouve.',
    en: 'Entering a hex costs what its terrain says, and its side what stands on it says.',
  },
} as const satisfies Record<string, Localized>
