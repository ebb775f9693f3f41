/** Texts as they are compared with what is typed. */

/** Small letters without accents: `Étiquettes` and `etiquettes` are one. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}

/** The folded words of a text; signs part words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
