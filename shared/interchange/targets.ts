/** The formats of other programs that a scenario is written in: what page and command line offer. Their writers load when used. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'

export const TARGET_IDS = ['vmod', 'html', 'tmx', 'tmj', 'md'] as const
export type TargetId = (typeof TARGET_IDS)[number]

interface Target {
  readonly name: Localized
  /** One sentence: for whom it is. */
  readonly use: Localized
  /** Its readers go on with the scenario itself: written whole, unless one says for whom. */
  readonly whole?: true
}

export const TARGETS: Readonly<Record<TargetId, Target>> = {
  vmod: {
    name: localized('Module VASSAL', 'VASSAL module'),
    use: localized(
      'Pour jouer en ligne ou par courriel avec VASSAL 3.7\u202f: carte, pions, mises en place, tables et livret.',
      'To play online or by mail with VASSAL 3.7: map, counters, set-ups, tables and booklet.',
    ),
  },
  html: {
    name: localized('Page à partager', 'Page to share'),
    use: localized(
      'Une page web complète en un seul fichier\u202f: carte, textes, tables, ligne de vue.',
      'A whole web page in one file: map, texts, tables, line of sight.',
    ),
  },
  md: {
    name: sameInBoth('Markdown'),
    use: localized(
      'Les textes et les tables du jeu, pour un forum ou un wiki.',
      'The texts and tables of the game, for a forum or a wiki.',
    ),
  },
  tmx: {
    name: sameInBoth('Tiled (TMX)'),
    use: localized(
      'La carte et tout ce qui s’y trouve, à modifier dans l’éditeur Tiled\u202f; elle en revient entière.',
      'The map and all that is on it, to be edited in Tiled; it comes back whole.',
    ),
    whole: true,
  },
  tmj: {
    name: sameInBoth('Tiled (JSON)'),
    use: localized('La même carte pour Tiled, en JSON.', 'The same map for Tiled, as JSON.'),
    whole: true,
  },
}
