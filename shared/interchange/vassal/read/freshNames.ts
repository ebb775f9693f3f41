/** Names for what a module calls by one name: choices between them are by name. */

/** A function that gives each stem, or the stem with a number where it was given before. As fast for many of one name as for one. */
export function freshNames(): (stem: string) => string {
  const taken = new Set<string>()
  const numbers = new Map<string, number>()
  return (stem) => {
    let name = stem
    for (let number = numbers.get(stem) ?? 2; taken.has(name); number++) {
      name = `${stem} (${number})`
      numbers.set(stem, number + 1)
    }
    taken.add(name)
    return name
  }
}
