/** One record of as many as there are; of a key given twice the last value counts, in the place of the first. */
export function joinedRecords<K extends string, T>(records: Iterable<Readonly<Record<K, T>>>): Record<K, T> {
  const joined = {} as Record<K, T>
  for (const record of records) Object.assign(joined, record)
  return joined
}
