/** A document's title as hosts take it: a title bar shows a line, however long a book the file calls its title. */

/** UTF-16 units. */
const LONGEST_TITLE = 1000

/** As it was, or cut to what a host takes, with an ellipsis. */
export function hostTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title
  // No half of a sign at the end.
  return `${title.slice(0, LONGEST_TITLE - 1).replace(/[\ud800-\udbff]$/u, '')}…`
}
