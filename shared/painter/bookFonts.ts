/**
 * Makes the metrics of the booklet's fonts known to `text.ts`: import it where text is set in them. Apart, because the page shows
 * its map before anyone prints a booklet.
 */
import { BOOK_FONT_METRICS } from './bookFontMetrics'
import { addFontMetrics } from './text'

addFontMetrics(BOOK_FONT_METRICS)
