/** The characters by which the map rows of a file name terrains. */

/** One printable character that JSON writes as itself. */
export function isPaletteCharacter(text: string): boolean {
  return /^[!#-[\]-~\u00a1-\u00ac\u00ae-\u02ff]$/.test(text)
}
