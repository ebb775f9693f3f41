/** Adds to the end of a list as many as there are: `push(...many)` throws above some 120,000. */
export function append<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one)
}
