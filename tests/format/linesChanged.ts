/** Counts the lines in which two texts differ, as `git diff --numstat` does: the longest common part is kept. */
export function linesChanged(
  before: string,
  after: string,
): { readonly added: number; readonly removed: number } {
  const a = before.split('\n')
  const b = after.split('\n')
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++
  const middleA = a.slice(start, a.length - end)
  const middleB = b.slice(start, b.length - end)
  const common = longestCommon(middleA, middleB)
  return { added: middleB.length - common, removed: middleA.length - common }
}

// Length of the longest common subsequence, row by row of the usual table.
function longestCommon(a: readonly string[], b: readonly string[]): number {
  let previous = new Array<number>(b.length + 1).fill(0)
  for (const line of a) {
    const row = [0]
    for (let j = 0; j < b.length; j++)
      row.push(
        line === b[j] ? (previous[j] as number) + 1 : Math.max(previous[j + 1] as number, row[j] as number),
      )
    previous = row
  }
  return previous[b.length] as number
}
