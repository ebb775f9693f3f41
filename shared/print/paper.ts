/** Paper to print on. Millimetres, upright. */
import { type Localized } from '#shared/i18n/localized'

export const PAPER_IDS = ['a4', 'a3', 'a2', 'letter', 'sheet'] as const
/** `sheet` is one sheet as large as the map needs. */
export type PaperId = (typeof PAPER_IDS)[number]

interface Paper {
  readonly name: Localized
  readonly width: number
  readonly height: number
}

export const PAPERS: Readonly<Record<Exclude<PaperId, 'sheet'>, Paper>> = {
  a4: { name: { fr: 'A4', en: 'A4' }, width: 210, height: 297 },
  a3: { name: { fr: 'A3', en: 'A3' }, width: 297, height: 420 },
  a2: { name: { fr: 'A2', en: 'A2' }, width: 420, height: 594 },
  letter: { name: { fr: 'Letter (US)', en: 'US Letter' }, width: 215.9, height: 279.4 },
}

export const SHEET_NAME: Localized = { fr: 'Une seule feuille', en: 'One sheet' }

/** The size of one sheet, mm, upright; `sheet`, for what is not as large as the map, is A4. */
export function paperSize(paper: PaperId): Pick<Paper, 'width' | 'height'> {
  return PAPERS[paper === 'sheet' ? 'a4' : paper]
}
