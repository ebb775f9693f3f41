/** Numbers as they are typed in either language. */

/** NaN when it is none, which commands refuse in words. */
export function numberIn(text: string): number {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-')
  return plain === '' ? NaN : Number(plain)
}

/** A length, without sign: `22,5` or `22.5`; NaN when it is none. */
export function parseMm(text: string): number {
  return /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : NaN
}
