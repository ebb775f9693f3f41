/** The things of a list, put together by a key. */

/** The things of each key, one at least, in the order in which the keys are first met. */
export function grouped<T>(
  things: Iterable<T>,
  key: (thing: T) => string,
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const thing of things) {
    const group = groups.get(key(thing))
    if (group) group.push(thing)
    else groups.set(key(thing), [thing])
  }
  return [...groups.values()]
}
