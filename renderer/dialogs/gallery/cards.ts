/**
 * The cards of the ready scenarios, as the gallery shows them at once: no scenario is read and no map painted for them. `npm run
 * gallery` makes them and their pictures; a test compares them with the scenarios.
 */
import { type Localized } from '#shared/i18n/localized'

export interface GalleryCard {
  /** In `assets/gallery`. */
  readonly file: string
  readonly title: Localized
  readonly ruleset: string
  readonly columns: number
  readonly rows: number
  readonly counters: number
  /** Absent: the scenario does not say. */
  readonly turns?: number
  readonly sides: readonly { readonly name: Localized; readonly color: string }[]
  /** The beginning of its background text, without markup. */
  readonly background: Localized
  /** It has no words. */
  readonly picture: {
    /** In `assets/gallery-cards`. */
    readonly file: string
    /** px */
    readonly width: number
    readonly height: number
    /** Hash of the drawing that it was made from. */
    readonly drawing: string
  }
}

const CARDS = import.meta.glob<readonly GalleryCard[]>('../../../assets/gallery-cards/cards.json', {
  eager: true,
  import: 'default',
})

const PICTURES = import.meta.glob<string>('../../../assets/gallery-cards/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** In the order of the gallery: the largest maps first. */
export const GALLERY_CARDS: readonly GalleryCard[] = Object.values(CARDS).flat()

export function pictureOf({ picture }: GalleryCard): string | undefined {
  return PICTURES[`../../../assets/gallery-cards/${picture.file}`]
}
