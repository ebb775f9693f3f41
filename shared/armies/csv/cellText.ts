/** The text of a cell as it is compared and kept. */

/** Spreadsheets write line breaks as they like, and people spaces. */
export const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').trim()
