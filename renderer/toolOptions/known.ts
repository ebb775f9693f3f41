/** Options that name a row: another document's ruleset may not have it. */

/** The id when it is that of a row, else another: the first row's where none is given, empty without rows. */
export function known(
  rows: readonly { readonly id: string }[],
  id: string | undefined,
  otherwise = rows[0]?.id ?? '',
): string {
  return id !== undefined && rows.some((row) => row.id === id) ? id : otherwise
}
