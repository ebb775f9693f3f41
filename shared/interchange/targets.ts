/** The formats of other programs that a scenario is written in: what page and command line offer. Their writers load when used. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'

export const TARGET_IDS = ['html', 'md'] as const
export type TargetId = (typeof TARGET_IDS)[number]

export interface Target {
  readonly name: Localized
  /** One sentence: for whom it is. */
  readonly use: Localized
}

export const TARGETS: Readonly<Record<TargetId, Target>> = {
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
}
