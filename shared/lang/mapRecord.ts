/** A record with the same keys, in the same order, and each value changed. */
export function mapRecord<K extends string, T, U = T>(
  record: Readonly<Record<K, T>>,
  change: (one: T) => U,
): Readonly<Record<K, U>> {
  return Object.fromEntries(Object.entries<T>(record).map(([key, one]) => [key, change(one)])) as Record<K, U>
}
