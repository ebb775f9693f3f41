/** A road or a stream that runs to the seam of two boards and stops there: drawn on one of them only, or not where the other has it. */
import { hexsideAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import {
  acrossSide,
  hexesOfSide,
  type Hexside,
  hexsideBetween,
  hexsideKey,
  sidesOfHex,
} from '#shared/hex/hexside'
import { isCut, onGrid } from '#shared/hex/grid'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow, wayKind } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { check, type CheckContext, type Found } from './check'
import { type QuickFix } from './finding'
import { mend } from './report'
import { type Seam, seamsOf, seamWords } from './seams'

interface End {
  readonly hex: Axial
  /** The one side that the way crosses to come here. */
  readonly by: Hexside
  readonly row: FeatureRow
  readonly from: -1 | 1
}

/** @rule CHK-5 */
export const seamWay = check({
  code: 'CHK5-way-at-seam',
  title: { fr: 'Voie qui s’arrête à la jointure', en: 'Way that stops at the seam' },
  severity: 'warning',
  reads: ['hexsides', 'scenario'],
  find(context) {
    return seamsOf(context.scenario).flatMap((seam) => {
      const ends = seam.hexes.flatMap((hex) => endAt(hex, seam, context) ?? [])
      return ends.map((end) => finding(end, ends, seam, context))
    })
  },
})

/** The way that ends in a hex at the seam, coming from one board alone. */
function endAt(hex: Axial, seam: Seam, { scenario, ruleset }: CheckContext): End | undefined {
  const place = seam.sideOfHex(hex)
  if (place === undefined || !isAtSeam(hex, place, seam, scenario)) return undefined
  const ways = waysOf(hex, scenario, ruleset)
  for (const { side, row } of ways) {
    const alike = ways.filter((other) => wayKind(other.row) === wayKind(row))
    const from = seam.sideOfHex(acrossSide(side, hex))
    if (alike.length === 1 && (from === 1 || from === -1) && (place === 0 || from === place))
      return { hex, by: side, row, from }
  }
  return undefined
}

// With half hexes, where the boards coincide; else where a hex of the other is next.
function isAtSeam(hex: Axial, place: number, seam: Seam, { map }: Scenario): boolean {
  if (isCut(map.grid)) return place === 0
  return neighbors(hex).some((next) => seam.sideOfHex(next) === -place)
}

interface FoundWay {
  readonly side: Hexside
  readonly row: FeatureRow
}

function waysOf(hex: Axial, { map }: Scenario, ruleset: Ruleset): FoundWay[] {
  return sidesOfHex(hex).flatMap((side) => {
    const row = featureRow(ruleset, hexsideAt(map, side)?.way?.feature)
    return row ? [{ side, row }] : []
  })
}

function finding(end: End, ends: readonly End[], seam: Seam, { scenario, hexName }: CheckContext): Found {
  const { hex, row, by } = end
  const where = seamWords(seam)
  const fix = joinedTo(end, ends, scenario)
  const name = hexName(hexKey(hex))
  return {
    message: {
      fr: `${name}\u202f: ${row.name.fr} qui s’arrête à ${where.fr}`,
      en: `${name}: ${row.name.en} that stops at ${where.en}`,
    },
    hexes: [hexKey(hex)],
    hexsides: [hexsideKey(by)],
    fix,
  }
}

// The end next to it that comes from the other board: the way was meant to go on there.
function joinedTo(end: End, ends: readonly End[], { map }: Scenario): QuickFix | undefined {
  for (const other of ends) {
    const side =
      other.from !== end.from && wayKind(other.row) === wayKind(end.row) && hexsideBetween(end.hex, other.hex)
    if (!side || !hexesOfSide(side).every((hex) => onGrid(hex, map.grid))) continue
    const { row } = end
    return mend('Relier les deux bouts', 'Join the two ends', 'set-hexside-feature', {
      sides: [hexsideKey(side)],
      slot: 'way',
      value: { feature: row.id },
      label: { ...row.name },
    })
  }
  return undefined
}
