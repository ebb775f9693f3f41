/** A line of sight in words: seen, cut and by what, or undecided. */
import { elevationAt, hexsideAt, markersAt, terrainAt } from '#shared/document/map'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { type Sight, type Viewer } from '#shared/rules/answers/sight'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** "F6", "F6 (high flight)". */
export function viewerInWords(end: Viewer, scenario: Scenario): Localized {
  const { placement = 'ground' } = end
  return withNames(nameOfHex(scenario, end), placement === 'ground' ? [] : [PLACEMENT_NAMES[placement]])
}

/** "View from U9 to F7 cut at H7/H8 (wall)": one clause, without its rules. */
export function sightInWords(
  ends: readonly [Viewer, Viewer],
  sight: Sight,
  scenario: Scenario,
  ruleset: Ruleset,
): Localized {
  const [from, to] = [viewerInWords(ends[0], scenario), viewerInWords(ends[1], scenario)]
  if (sight.visible === true)
    return localized(`${to.fr} est en vue de ${from.fr}`, `${to.en} is in sight of ${from.en}`)
  if (sight.visible === 'unknown')
    return localized(
      `de ${from.fr} à ${to.fr}, la carte ne permet pas de le dire`,
      `from ${from.en} to ${to.en}: the map does not tell`,
    )
  const by = sight.blockedBy && blockerWords(sight.blockedBy, scenario, ruleset)
  // Deep in the rock nothing cuts it: there is none.
  if (!by) return localized(`aucune vue de ${from.fr} à ${to.fr}`, `no view from ${from.en} to ${to.en}`)
  return localized(
    `vue de ${from.fr} à ${to.fr} coupée en ${by.fr}`,
    `view from ${from.en} to ${to.en} cut at ${by.en}`,
  )
}

// "H7/H8 (mur)", "F6 (bois, niveau 2)", "F6 (clair, fumée dense)".
function blockerWords(by: NonNullable<Sight['blockedBy']>, scenario: Scenario, ruleset: Ruleset): Localized {
  const { map } = scenario
  if ('hex' in by) {
    const hex = parseHexKey(by.hex)
    const terrain = ruleset.terrains.find(({ id }) => id === terrainAt(map, hex))
    const kinds = markersAt(map, hex).map(({ kind }) => kind)
    const markers = ruleset.markers.filter(({ id }) => kinds.includes(id)).map(({ name }) => name)
    const names = [...(terrain ? [terrain.name] : []), ...levelWords(elevationAt(map, hex)), ...markers]
    return withNames(nameOfHex(scenario, hex), names)
  }
  const side = parseHexsideKey(by.hexside)
  const there = hexsideAt(map, side)
  const ids = [there?.barrier?.feature, there?.opening?.feature]
  const names = ruleset.features.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return withNames(nameOfHexside(scenario, side), names)
}

function levelWords(level: number): Localized[] {
  const number = `${level}`.replace('-', '−')
  return level === 0 ? [] : [localized(`niveau ${number}`, `level ${number}`)]
}

function withNames(place: string, names: readonly Localized[]): Localized {
  if (names.length === 0) return localized(place, place)
  const { fr, en } = joined(names)
  return localized(`${place} (${fr})`, `${place} (${en})`)
}
