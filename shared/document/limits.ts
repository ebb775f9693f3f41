/** The limits of a document. Commands and the file reader refuse the same excess, so that what is saved opens again. */
import { leastFirstColumn, type Numbering } from '#shared/hex/numbering'

/** Columns and rows of a map, at most (DOC-3). */
export const MAX_LINES = 1000

/** Ground levels run from -MAX_ELEVATION to MAX_ELEVATION. */
export const MAX_ELEVATION = 999

/** Counters that a sheet prints of one type, at most. */
export const MAX_QUANTITY = 10_000

/** The version and the licence of a scenario, characters: each stands on a line of its sheets. */
export const MAX_VERSION = 40
export const MAX_LICENSE = 200

/** `#rrggbb`. */
export const COLOR = /^#[0-9a-fA-F]{6}$/

/** Ranks of counters within a hex run from -MAX_RANK to MAX_RANK, fractions among them. */
export const MAX_RANK = 10_000

/** Turns of a game, at most. */
export const MAX_TURN = 1000

/** Points of victory, of one condition or in all: no further from 0 than this. */
export const MAX_POINTS = 10_000

/** Sides of a die. */
export const DIE_SIDES = { least: 2, most: 100 } as const

/** Morale and rest of a wing (CM-SCN-3). */
export const WING_CONDITION = { least: 4, most: 11 } as const

/** First column and row of a numbering, at most. */
export const MAX_FIRST_NUMBER = 10_000

/** Letters of a label, mm. */
export const LABEL_SIZE = { least: 0.1, most: 1000 } as const

/** The number of a piece in a VASSAL module, from 1: numbers that VASSAL's own editor adds lie above. */
export const MAX_VASSAL_GPID = 2 ** 30 - 1

/** The line of the grid, and the letters of hexes' names, mm. */
export const GRID_LINE = { least: 0.05, most: 2 } as const
export const NAME_SIZE = { least: 1, most: 10 } as const

/** The longest edge of a page that every PDF reader takes, mm: 14,400 points. */
export const LONGEST_PAGE = (14_400 * 25.4) / 72

/** The short edge of the largest paper on which maps are printed, mm: A2. */
export const WIDEST_PAPER = 420

/** The smallest letters that are read in print, mm: 5 points (CHK-10). */
export const SMALLEST_TEXT = 1.7639

/** A one-hex card, and the length of a two-hex one, mm. */
export const CARD_WIDTH = { least: 5, most: 100 } as const
export const CARD_LENGTH = { least: 10, most: 250 } as const

/** The distance of a label from the middle of its hex, at most, mm. */
export const FAR_MM = 10_000

/** A picture on a card: how much larger than its field it is, how far its middle is moved (fields), and its turn (degrees). */
export const ART_ZOOM = { least: 0.1, most: 20 } as const
export const ART_SHIFT = 20
export const ART_TURN = 360

/** Width and height of a picture, pixels: more than an A0 sheet at 400 dpi. */
export const MAX_IMAGE_SIDE = 20_000

export function firstNumbersFit({ style, firstColumn, firstRow }: Numbering): boolean {
  const within = (value: number, least: number): boolean =>
    Number.isInteger(value) && value >= least && value <= MAX_FIRST_NUMBER
  return within(firstColumn, leastFirstColumn(style)) && within(firstRow, 0)
}
