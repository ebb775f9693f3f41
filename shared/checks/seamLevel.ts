/** A slope that runs straight along the seam of two boards: a hill drawn on one of them and cut off at its frame. */
import { hexsideAt, levelDifference } from '#shared/document/map'
import { type Hexside, hexsideKey, sidesOfHex, type HexsideKey, hexesOfSide } from '#shared/hex/hexside'
import { check, type CheckContext } from './check'
import { connectedSides } from './connectedSides'
import { listNames } from './report'
import { type Seam, seamsOf, seamWords } from './seams'

/** So many hexsides in a row are no slope that crosses the seam. */
const LEAST = 4

/** @rule CHK-5 */
export const seamLevel = check({
  code: 'CHK5-level-at-seam',
  title: { fr: 'Relief coupé par la jointure', en: 'Relief cut off by the seam' },
  severity: 'hint',
  reads: ['terrain', 'hexsides', 'scenario'],
  find(context) {
    return seamsOf(context.scenario).flatMap((seam) =>
      stretches(seam, context).map((keys) => {
        const names = listNames(keys.map(context.hexsideName), 4)
        const where = seamWords(seam)
        return {
          message: {
            fr: `Le relief s’arrête à ${where.fr}\u202f: ${names.fr}`,
            en: `The relief stops at ${where.en}: ${names.en}`,
          },
          hexsides: keys,
        }
      }),
    )
  },
})

/** The steps end to end, where enough of them hang together to tell. */
function stretches(seam: Seam, context: CheckContext): HexsideKey[][] {
  return connectedSides(steps(seam, context).map(hexsideKey)).filter(({ length }) => length >= LEAST)
}

// Sides along the seam whose two hexes differ in level, where no barrier (a cliff, a side declared level) says that it is meant.
function steps(seam: Seam, { scenario: { map } }: CheckContext): Hexside[] {
  const seen = new Set<HexsideKey>()
  return seam.hexes.flatMap(sidesOfHex).filter((side) => {
    const key = hexsideKey(side)
    if (seen.has(key)) return false
    seen.add(key)
    const [a, b] = hexesOfSide(side).map(seam.sideOfHex)
    if (a === undefined || b === undefined || a === b) return false
    return levelDifference(map, side) !== 0 && !hexsideAt(map, side)?.barrier
  })
}
