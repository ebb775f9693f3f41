/** The data that a shared page carries beside its words, as its script reads them. */
import { type Eyes } from '#shared/document/eyes'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type PlacedFace } from '#shared/painter/scene'
import { type StyleId } from '#shared/painter/style'

/** The ids of the elements that the writer makes and the script looks for. */
export const ELEMENTS = {
  scenario: 'scenario',
  data: 'page-data',
  board: 'board',
  preview: 'preview',
  reader: 'reader',
} as const

export interface PageData {
  readonly language: Language
  readonly style: StyleId
  /** For whom the page was written. */
  readonly eyes: Eyes
  /** The name under which the scenario inside is saved. */
  readonly fileName: string
  /**
   * All cards of the map as these eyes see them, where some are covered; their ids tell nothing. Absent = the cards of the
   * scenario inside.
   */
  readonly faces?: readonly PlacedFace[]
  /** The same in the other language, where names differ. */
  readonly otherFaces?: readonly PlacedFace[]
}

/** The parts of the reader, in the words of their tabs. */
export const TAB_NAMES = {
  game: localized('La partie', 'The game'),
  tables: localized('Tables', 'Tables'),
  proofs: localized('Preuves', 'Proofs'),
  about: localized('À propos', 'About'),
  counters: localized('Pions', 'Counters'),
  hexes: localized('Cases', 'Hexes'),
} satisfies Record<string, Localized>
export type TabId = keyof typeof TAB_NAMES
