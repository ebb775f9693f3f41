/** Pictures and names of looks: painted by the real painter, named after a row of any ruleset that has the look. */
import { type RowsOf } from '#shared/document/rowUses'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type StyleId } from '#shared/painter/style'
import { FEATURE_LOOKS, STRUCTURE_LOOKS, TERRAIN_LOOKS } from '#shared/rules/map/looks'
import { RULESETS } from '#shared/rules/registry/registry'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { featureSwatch, structureSwatch, type Swatch, terrainSwatch } from '#shared/print/swatches'

/** Rows that a map shows. */
export type Painted = Exclude<RowsOf, 'weapons'>

export const LOOKS: Readonly<Record<Painted, readonly string[]>> = {
  terrains: TERRAIN_LOOKS,
  features: FEATURE_LOOKS,
  structures: STRUCTURE_LOOKS,
  markers: STRUCTURE_LOOKS,
}

const FACING = { kind: 'side', index: 0 } as const

/** A row of the ruleset as the current style paints it; undefined when there is none. */
export function rowSwatch(ruleset: Ruleset, of: RowsOf, id: string, style: StyleId): Swatch | undefined {
  if (of === 'weapons') return undefined
  if (of === 'terrains')
    return ruleset.terrains.some((row) => row.id === id) ? terrainSwatch(ruleset, id, style) : undefined
  if (of === 'features') {
    const row = ruleset.features.find((one) => one.id === id)
    return row && featureSwatch(ruleset, row, style)
  }
  const row = ruleset[of].find((one) => one.id === id)
  return row && structureSwatch(ruleset, row, style, row.directional ? FACING : undefined)
}

const variants = new WeakMap<Ruleset, Map<string, Ruleset>>()

/** The row as it would be with another look. */
export function lookSwatch(
  ruleset: Ruleset,
  of: Painted,
  id: string,
  look: string,
  style: StyleId,
): Swatch | undefined {
  const known = variants.get(ruleset) ?? new Map<string, Ruleset>()
  variants.set(ruleset, known)
  const key = `${of} ${id} ${look}`
  const rows: readonly { readonly id: string }[] = ruleset[of]
  const variant = known.get(key) ?? {
    ...ruleset,
    [of]: rows.map((row) => (row.id === id ? { ...row, look } : row)),
  }
  known.set(key, variant)
  return rowSwatch(variant, of, id, style)
}

export function lookName(of: Painted, look: string): Localized {
  const rows = RULESETS.flatMap((ruleset): readonly { look: string; name: Localized }[] =>
    of === 'terrains' || of === 'features' ? ruleset[of] : [...ruleset.structures, ...ruleset.markers],
  )
  const named = rows.find((row) => row.look === look)?.name
  return named ?? caveName(look) ?? sameInBoth(look)
}

// Some looks are of caves alone.
function caveName(look: string): Localized | undefined {
  const row = RULESETS.flatMap(({ terrains }) => terrains).find(({ caveLook }) => caveLook === look)
  return row && localized(`${row.name.fr} (caverne)`, `${row.name.en} (cave)`)
}
