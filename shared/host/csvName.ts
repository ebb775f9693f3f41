/** Files of spreadsheets, by their names: for the page, and for hosts that are asked to open one as a scenario. */

/** A `.txt` may be anything: it is no CSV by its name. */
export const isCsvName = (name: string): boolean => /\.(csv|tsv)$/i.test(name)

/** The bytes that a host gives with the refusal of a file that is no UTF-8: spreadsheets write in other encodings. */
export function bytesOfCsv(name: string, bytes: Uint8Array): { readonly bytes?: Uint8Array } {
  return isCsvName(name) ? { bytes } : {}
}
