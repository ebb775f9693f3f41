/** The sections of a scenario that have places on the map: with maps of other grids they come from one version, whole. */
import { type Part, partsOf } from '#shared/document/fields/part'
import { scenario as scenarioField } from '#shared/document/scenario'
import { type Scenario } from '#shared/document/types'
import { leafChanges } from './difference'
import { type Settling, type Versions } from './settling'

/** The leaf of the choice between maps of other grids, and the section that is always one of them. */
const MAP = 'map'

/** The map, and the sections in which a field names a place of its grid. */
const PLACED = Object.entries<Part>(scenarioField.members).flatMap(([section, part]) =>
  section === MAP || isPlaced(part) ? [section as keyof Scenario] : [],
)

function isPlaced({ onGrid, form }: Part): boolean {
  return onGrid !== undefined || (form !== undefined && partsOf(form).some(isPlaced))
}

/** The values of these sections in one version. */
type Placed = Pick<Scenario, typeof MAP> & Partial<Scenario>

function placedOf(scenario: Scenario): Placed {
  return Object.fromEntries(PLACED.map((section) => [section, scenario[section]])) as unknown as Placed
}

/** True where all that has places is the same in both. */
function samePlaced(one: Scenario, other: Scenario): boolean {
  return leafChanges(one, { ...one, ...placedOf(other) }).length === 0
}

/**
 * The placed sections of the version that has changed them. Where both have, a hex of one is not that of the other, and one of them is
 * to be chosen: the leaf `map`, with these sections as its values.
 */
export function sectionsOfGrid({ base, mine, theirs }: Versions, settling: Settling): Placed {
  const [here, there] = [placedOf(mine), placedOf(theirs)]
  if (base && samePlaced(base, mine)) return there
  if (samePlaced(mine, theirs) || (base && samePlaced(base, theirs))) return here
  return settling.settle(MAP, { base: base && placedOf(base), mine: here, theirs: there }) as Placed
}
