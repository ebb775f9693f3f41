/**
 * The pages of a print, be it map, counters or booklet: they are painted one by one, when asked for. Products make plans, `exportFiles` makes files of them, the print dialog shows them.
 */
import { type DrawOp, type Rect } from '#shared/painter/ops'

export interface PrintPage {
  /** Unique in the plan: A1, B1… It names the sheet, and its file when pages are pictures. */
  readonly name: string
  readonly widthMm: number
  readonly heightMm: number
  /** The drawing of the page, mm from its top left corner; default all of it. */
  paint(shown?: Shown): DrawOp[]
  /** All that `paint` gives, part after part, for pages on which there may be too much to hold at once; absent for others. */
  inParts?(): Iterable<DrawOp[]>
  /** The part of the page that is left when it is cut, mm; default all of it. Nothing but marks lies outside. */
  readonly trim?: Rect
  /** Entries of a PDF's outline that begin on this page; the highest level is 1. */
  readonly outline?: readonly OutlineEntry[]
  /** The product among several of one file, by its title: what its pages say stands together in a PDF’s tags. */
  readonly part?: string
}

/** The part of a page to paint, and how finely. */
export interface Shown {
  /** The part of the page, mm, of which at least everything is painted. */
  readonly part?: Rect
  /** The resolution of a picture: what would be too small to be seen is not painted. Without it everything is. */
  readonly pxPerMm?: number
}

export interface OutlineEntry {
  readonly title: string
  readonly level: number
}

export interface Joined {
  readonly columns: number
  readonly rows: number
}

export interface PrintPlan {
  readonly pageCount: number
  /** `index` counts from 0. */
  page(index: number): PrintPage
  /** The first pages join on the table, as the sheets of a map do: row by row. */
  readonly joined?: Joined
  /** The map that is cut into sheets, mm: alone, or with the rest of a game. */
  readonly mapMm?: { readonly width: number; readonly height: number }
}

/** A plan of pages that are there already. Its `page` throws a RangeError beyond them. */
export function planOf(pages: readonly PrintPage[]): PrintPlan {
  return {
    pageCount: pages.length,
    page(index) {
      const page = pages[index]
      if (!page) throw new RangeError(`page ${index} of ${pages.length}`)
      return page
    },
  }
}

/** All pages of a plan, in order. */
export function pagesOf(plan: PrintPlan): PrintPage[] {
  return Array.from({ length: plan.pageCount }, (_, index) => plan.page(index))
}

/** The plans one after the other, each beginning an entry of the outline; pages are named after their plan: Map A1. */
export function joinedPlans(parts: readonly { title: string; plan: PrintPlan }[]): PrintPlan {
  const pages = parts.flatMap(({ title, plan }) =>
    Array.from({ length: plan.pageCount }, (_, index) => (): PrintPage => {
      const page = plan.page(index)
      const below = (page.outline ?? []).map((entry) => ({ ...entry, level: entry.level + 1 }))
      const outline = index === 0 ? [{ title, level: 1 }, ...below] : below
      return { ...page, name: `${title} ${page.name}`, outline, part: title }
    }),
  )
  const mapMm = parts.map(({ plan }) => plan.mapMm).find((size) => size !== undefined)
  return {
    pageCount: pages.length,
    ...(mapMm && { mapMm }),
    page: (index) => {
      const page = pages[index]
      if (!page) throw new RangeError(`page ${index} of ${pages.length}`)
      return page()
    },
  }
}
