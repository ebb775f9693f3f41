/** Memoizes the last value made, while everything it was made of is the same: overlays are drawn at every move of the pointer. */
export function keeping<T>(): (of: readonly unknown[], make: () => T) => T {
  let kept: { readonly of: readonly unknown[]; readonly value: T } | undefined
  return (of, make) => {
    if (!kept || kept.of.some((part, index) => part !== of[index])) kept = { of, value: make() }
    return kept.value
  }
}
