/** Rows of the rules in groups, for choosing them by their names: grouped by properties, so that an author's rows find theirs. */
import { type Localized, localized } from '#shared/i18n/localized'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { type FeatureRow, type TerrainRow } from '#shared/rules/map/mapRows'
import { type SwatchGroup } from '../ui/controls/SwatchMenu'

const COUNTRY = localized('Campagne', 'Open country')
const WATER = localized('Eau', 'Water')
const BUILT = localized('Bâti', 'Built')
const CAVES = localized('Cavernes', 'Caves')

function groundOf({ look }: TerrainRow): Localized {
  const { cave, water, overWater, building, paved } = TERRAIN_LOOK_ROWS[look]
  if (cave) return CAVES
  if (water ?? overWater) return WATER
  return (building ?? paved) ? BUILT : COUNTRY
}

const SLOTS: Readonly<Record<FeatureRow['slot'], Localized>> = {
  barrier: localized('Murs et obstacles', 'Walls and barriers'),
  opening: localized('Ouvertures', 'Openings'),
  fixture: localized('Accès', 'Stairs and ladders'),
  way: localized('Voies', 'Ways'),
}

export const terrainGroups = (rows: readonly TerrainRow[]): readonly SwatchGroup<TerrainRow>[] =>
  grouped([COUNTRY, WATER, BUILT, CAVES], rows, groundOf)

export const featureGroups = (rows: readonly FeatureRow[]): readonly SwatchGroup<FeatureRow>[] =>
  grouped(Object.values(SLOTS), rows, ({ slot }) => SLOTS[slot])

/** In the order of the titles; those without rows are left out. */
function grouped<R>(
  titles: readonly Localized[],
  rows: readonly R[],
  titleOf: (row: R) => Localized,
): readonly SwatchGroup<R>[] {
  return titles
    .map((title) => ({ title, rows: rows.filter((row) => titleOf(row) === title) }))
    .filter((group) => group.rows.length > 0)
}
