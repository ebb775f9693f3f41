/** Compares two values of a document: plain data, the order of keys included, because the file shows it. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameValue(item, other[index]))
    )
  const [mine, others] = [Object.entries(one), Object.entries(other)]
  return (
    mine.length === others.length &&
    mine.every(([key, value], index) => key === others[index]?.[0] && sameValue(value, others[index]?.[1]))
  )
}
