/** The sheets that an edition may have: what page and command line offer, and the words by which their files are distinguished. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'

export const SHEET_KINDS = [
  'booklet',
  'aid',
  'map',
  'map-whole',
  'picture',
  'counters',
  'cut-lines',
  'page',
  'module',
  'scenario',
] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

interface KindOfSheet {
  readonly name: Localized
  /** One for each language of the edition; the others are made once, in its first. */
  readonly perLanguage?: true
  /** Players have it on paper: when it changes, it is to be printed again. */
  readonly onPaper?: true
  /** In the names of its files, plain ASCII. */
  readonly inFileName: Localized
}

export const KINDS: Readonly<Record<SheetKind, KindOfSheet>> = {
  booklet: {
    name: localized('Livret', 'Booklet'),
    perLanguage: true,
    onPaper: true,
    inFileName: localized('livret', 'booklet'),
  },
  aid: {
    name: localized('Aide de jeu', 'Players’ aid'),
    perLanguage: true,
    onPaper: true,
    inFileName: localized('aide-de-jeu', 'players-aid'),
  },
  map: {
    name: localized('Carte en feuilles', 'Map on sheets of paper'),
    onPaper: true,
    inFileName: localized('carte-feuilles', 'map-sheets'),
  },
  'map-whole': {
    name: localized('Carte d’une pièce', 'Map in one piece'),
    onPaper: true,
    inFileName: localized('carte-entiere', 'map-whole'),
  },
  picture: {
    name: localized('Image de la carte', 'Picture of the map'),
    inFileName: localized('carte', 'map'),
  },
  counters: {
    name: localized('Planches de pions', 'Counter sheets'),
    onPaper: true,
    inFileName: localized('pions', 'counters'),
  },
  'cut-lines': {
    name: localized('Tracés de découpe', 'Cut lines'),
    onPaper: true,
    inFileName: localized('decoupe', 'cut-lines'),
  },
  page: { name: localized('Page à partager', 'Page to share'), inFileName: sameInBoth('') },
  module: {
    name: localized('Module VASSAL', 'VASSAL module'),
    perLanguage: true,
    inFileName: localized('fr', 'en'),
  },
  scenario: { name: localized('Scénario', 'Scenario'), inFileName: sameInBoth('') },
}
