/**
 * The products of print, in one list: the command line's `--what` and the print dialog offer these. Their plans stand
 * apart (`export/planPrint.ts`): to name a product, nothing of it need be loaded.
 */
import { type Localized, localized } from '#shared/i18n/localized'

const PRODUCT_IDS = ['map', 'counters', 'cut-lines', 'booklet', 'tables', 'test-sheet'] as const
export type ProductId = (typeof PRODUCT_IDS)[number]

/** A product, or the whole game at once. */
export const PRINTED_IDS = [...PRODUCT_IDS, 'all'] as const
export type Printed = (typeof PRINTED_IDS)[number]

export const PRINTED_NAMES: Readonly<Record<Printed, Localized>> = {
  map: localized('Carte', 'Map'),
  counters: localized('Planches de pions', 'Counter sheets'),
  'cut-lines': localized('Tracés de découpe des pions', 'Cut lines of the counters'),
  booklet: localized('Livret', 'Booklet'),
  tables: localized('Aide de jeu', 'Players’ aid'),
  'test-sheet': localized('Feuille d’essai', 'Test sheet'),
  all: localized('Tout le jeu', 'The whole game'),
}

export const EXPORT_FORMATS = ['pdf', 'png', 'svg'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
