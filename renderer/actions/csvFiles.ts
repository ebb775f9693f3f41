/** Files of spreadsheets, by their names. */

export const CSV_ENDINGS = ['.csv', '.tsv', '.txt'] as const
