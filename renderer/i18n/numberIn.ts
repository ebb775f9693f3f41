/** A number as it is typed in either language: NaN when it is none, which commands refuse in words. */
export function numberIn(text: string): number {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-')
  return plain === '' ? NaN : Number(plain)
}
