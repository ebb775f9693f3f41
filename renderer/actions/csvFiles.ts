/** Files of spreadsheets, by their names. */

export const CSV_ENDINGS = ['.csv', '.tsv', '.txt'] as const

/** A text may be anything: dropped, it is no CSV by its name. */
export const isCsvName = (name: string): boolean => /\.(csv|tsv)$/i.test(name)
