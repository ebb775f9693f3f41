/** Texts as they are compared with what is typed. */

/** Small letters without accents: `Étiquettes` and `etiquettes` are one. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}
