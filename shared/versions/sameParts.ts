/** Compares parts of two versions as their files would show them: the order of keys counts only where the file keeps it. */
import { sameValue } from '#shared/commands/sameValue'
import { type Grain, grainOf } from './grain'

type Parts = Readonly<Record<string, unknown>>

/** True where the file would hold the same of both. */
export function sameParts(grain: Grain, one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === undefined || other === undefined) return false
  switch (grain.kind) {
    case 'json':
      return sameValue(one, other)
    case 'leaf':
    case 'list':
      return sameLeaf(one, other)
    case 'fields':
      return sameKeys(one as Parts, other as Parts, (key) => grainOf(grain, key))
    case 'entries':
      if (grain.ordered && !sameValue(Object.keys(one as Parts), Object.keys(other as Parts))) return false
      return sameKeys(one as Parts, other as Parts, () => grain.of)
  }
}

function sameKeys(one: Parts, other: Parts, grain: (key: string) => Grain): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => sameParts(grain(key), one[key], other[key]))
}

// Objects of known keys are written in one order; those that no version knows, as they were found.
function sameLeaf(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameLeaf(item, other[index]))
    )
  const [mine, theirs] = [one as Parts, other as Parts]
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return [...keys].every((key) =>
    key === 'extra' ? sameValue(mine[key], theirs[key]) : sameLeaf(mine[key], theirs[key]),
  )
}
