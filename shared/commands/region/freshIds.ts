/** Many new ids at once, beside those that are taken: `archer-2` is followed by `archer-3`. */

/** The id itself while it is free, else its stem with the next free number; what it gives counts as taken. */
export function freshIds(taken: Readonly<Record<string, unknown>>): (id: string) => string {
  const used = new Set(Object.keys(taken))
  const numbers = new Map<string, number>()
  return (id) => {
    let name = id
    if (used.has(id)) {
      const stem = id.replace(/-\d{1,9}$/, '')
      let number = numbers.get(stem) ?? 2
      while (used.has(`${stem}-${number}`)) number++
      numbers.set(stem, number + 1)
      name = `${stem}-${number}`
    }
    used.add(name)
    return name
  }
}
