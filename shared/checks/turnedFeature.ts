/** A directional feature that faces the wrong way: in the outer wall of an enclosure it looks in, or its foot is on the upper level. */
import { halfOf, hexsideAt } from '#shared/document/map'
import { type HexsideHalf } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { hexesOfSide, type Hexside, type HexsideKey, hexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { insideByLevel } from '#shared/rules/engine/inside'
import { type Enclosure } from '#shared/rules/engine/walls'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow } from '#shared/rules/contract/rows'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { closingWalls, holdsGround } from '../rules/engine/closingWalls'
import { check, type CheckContext, type Found } from './check'
import { hexsideEntries } from './entries'
import { mend } from './report'

/** @rule CHK-5 SID-3 */
export const turnedFeature = check({
  code: 'CHK5-wrong-way',
  title: { fr: 'Élément tourné du mauvais côté', en: 'Feature facing the wrong way' },
  severity: 'warning',
  reads: ['terrain', 'hexsides', 'structures'],
  find: (context) => [...lookingIn(context), ...upsideDown(context)],
})

function lookingIn(context: CheckContext): Found[] {
  const { scenario, ruleset, hexsideName } = context
  const areas = closingWalls(scenario, ruleset).areas.filter(({ hexes }) =>
    holdsGround(scenario, ruleset, hexes),
  )
  return outerSides(areas).flatMap(([side, half]) => {
    const key = hexsideKey(side)
    return turned(context, key)
      .filter(({ row, inside }) => row.slot !== 'fixture' && !row.natural && inside !== half)
      .map(({ row }) => ({
        message: {
          fr: `${hexsideName(key)}\u202f: ${row.name.fr} qui regarde vers l’intérieur de l’enceinte`,
          en: `${hexsideName(key)}: ${row.name.en} that looks into the enclosure`,
        },
        hexsides: [key],
        fix: turnRound(key, half),
      }))
  })
}

/**
 * The sides between an enclosure and what lies around it, each with its inner half: the open, or one larger area that has all of
 * it (a keep in its bailey). A wall between two parts of a castle has no outside.
 */
function outerSides(areas: readonly Enclosure[]): (readonly [Hexside, HexsideHalf])[] {
  const areaOf = new Map<HexKey, Enclosure>()
  for (const area of areas) for (const hex of area.hexes) areaOf.set(hexKey(hex), area)
  return areas.flatMap((area) => {
    const sides = area.boundary.flatMap((side) => {
      const [owner, across] = hexesOfSide(side).map((hex) => areaOf.get(hexKey(hex)))
      if (owner === across) return []
      const half: HexsideHalf = owner === area ? 'owner' : 'across'
      return [{ side, half, beyond: owner === area ? across : owner }]
    })
    const surrounded = sides.every(({ beyond }) => beyond === sides[0]?.beyond)
    return sides
      .filter(({ beyond }) => beyond === undefined || (surrounded && beyond.hexes.length > area.hexes.length))
      .map(({ side, half }) => [side, half] as const)
  })
}

function upsideDown(context: CheckContext): Found[] {
  const { scenario, hexsideName } = context
  return hexsideEntries(scenario.map).flatMap(([key]) => {
    const side = parseHexsideKey(key)
    return turned(context, key).flatMap(({ row, inside }): Found[] => {
      const upper = insideByLevel(scenario.map, side, row)
      const half = upper && halfOf(side, upper)
      if (half === undefined || half === inside) return []
      return [
        {
          message: {
            fr: `${hexsideName(key)}\u202f: ${row.name.fr} dont le haut est du côté le plus bas`,
            en: `${hexsideName(key)}: ${row.name.en} with its top on the lower side`,
          },
          hexsides: [key],
          fix: turnRound(key, half),
        },
      ]
    })
  })
}

interface Turned {
  readonly row: FeatureRow
  readonly inside: HexsideHalf
}

/** The features painted on a side that stand and know their inside. */
function turned({ scenario, ruleset }: CheckContext, key: HexsideKey): Turned[] {
  const side = parseHexsideKey(key)
  const { barrier, opening, fixture } = hexsideAt(scenario.map, side) ?? {}
  const painted = [barrier, opening, fixture].flatMap((feature) => {
    const row = featureRow(ruleset, feature?.feature)
    return row?.directional && feature?.inside ? [{ row, inside: feature.inside }] : []
  })
  if (painted.length === 0) return []
  const standing = standingFeatures({ scenario, rows: ruleset }, side)
  return painted.filter(({ row }) => standing?.[row.slot]?.feature === row.id)
}

function turnRound(side: HexsideKey, half: HexsideHalf) {
  return mend('Le retourner', 'Turn it round', 'turn-inside', { insides: { [side]: half } })
}
