/** A record with the same keys, in the same order, and each value changed. */
export function mapRecord<K extends string, T>(
  record: Readonly<Record<K, T>>,
  change: (one: T) => T,
): Readonly<Record<K, T>> {
  return Object.fromEntries(Object.entries<T>(record).map(([key, one]) => [key, change(one)])) as Record<K, T>
}
