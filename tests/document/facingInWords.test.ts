/** Facings are read aloud as hours of a clock, on both orientations of the grid. */
import { expect, test } from 'vitest'
import { facingInWords } from '../../shared/document/facingInWords'
import { type FacingName, parseFacingName } from '../../shared/hex/facing'

test.each([
  ['flat', 's0', 'vers 12\u00a0h, un bord de case', 'towards 12 o’clock, a hexside'],
  ['flat', 's1', 'vers 2\u00a0h, un bord de case', 'towards 2 o’clock, a hexside'],
  ['flat', 'v0', 'vers 1\u00a0h, un sommet', 'towards 1 o’clock, a vertex'],
  ['flat', 'v5', 'vers 11\u00a0h, un sommet', 'towards 11 o’clock, a vertex'],
  ['pointy', 's0', 'vers 1\u00a0h, un bord de case', 'towards 1 o’clock, a hexside'],
  ['pointy', 's5', 'vers 11\u00a0h, un bord de case', 'towards 11 o’clock, a hexside'],
  ['pointy', 'v0', 'vers 12\u00a0h, un sommet', 'towards 12 o’clock, a vertex'],
] as const)('%s %s', (orientation, name: FacingName, fr, en) => {
  const facing = parseFacingName(name, { orientation })
  if (!facing) throw new Error(name)
  expect(facingInWords(facing, { orientation })).toEqual({ fr, en })
})
