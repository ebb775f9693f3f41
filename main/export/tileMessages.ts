/** The messages between an export and the threads that draw tiles for it: text and plain data, the style by its id. */
import { type StyleId } from '#shared/painter/style'
import { type DrawnTile } from '#shared/print/tiles'
import { type PrintRequest } from '#shared/print/export/planPrint'

/** The export, given to a thread as it begins. */
export interface TileWork {
  /** As in its file: copied as data, each hex would have its own copy of its terrain's id. */
  readonly scenario: string
  readonly request: Omit<PrintRequest, 'style'> & { readonly style: StyleId }
}

/** A tile of a page of its plan, both counted from 0. */
export interface TileOrder {
  readonly page: number
  /** Those that the page is cut for: see `Tiles`. */
  readonly channels: number
  readonly tile: number
}

/** Answered in the order asked. */
export interface TileAnswer extends TileOrder, DrawnTile {}
