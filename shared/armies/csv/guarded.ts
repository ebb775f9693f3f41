/**
 * Texts that a spreadsheet would take for something else: a formula, a date ("1/2"), a number ("007" becomes 7), a truth. An
 * apostrophe stands before them, and is taken away when they come back.
 */

/** Spreadsheets skip blanks before a sign, and those of East Asia take its full width for it. */
const TAKEN_AMISS = `[\\t\\r\\n]|\\s*[=+\\-@＝＋－＠]|(?!(0|[1-9]\\d*)$)\\d[\\d.,/:% -]*$|(true|false|vrai|faux)$`
const TO_GUARD = new RegExp(`^'*(${TAKEN_AMISS})`, 'i')
const GUARDED = new RegExp(`^'+(${TAKEN_AMISS})`, 'i')

/** Guards texts alone: a number keeps its minus sign. */
export function guarded(text: string): string {
  return TO_GUARD.test(text) ? `'${text}` : text
}

export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
}
