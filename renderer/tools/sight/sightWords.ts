/** What the sight tool says in the status line. */
import { hexsideAt, terrainAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { hexName, hexsideName } from '#shared/hex/numbering'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/ruleset'
import { type Sight } from '#shared/rules/sight'
import { type ToolStatus } from '../../editor/editor'
import { citing } from '../ruleWords'
import { type SeenFrom } from './fieldOfView'

/** "From U9: 180 hexes seen, 235 hidden." */
export function fieldWords({ from, seen, hidden, within }: SeenFrom, { map }: Scenario): ToolStatus {
  const place = hexName(from, map.numbering, map.grid)
  const far = within === undefined ? { fr: '', en: '' } : farWords(within)
  const words = localized(
    `vue de ${place}${far.fr}\u202f: ${seen}\u00a0cases vues, ${hidden} cachées`,
    `sight from ${place}${far.en}: ${seen}\u00a0hexes seen, ${hidden} hidden`,
  )
  return within === undefined ? words : { ...words, more: BEYOND }
}

const BEYOND = localized(
  'L’ombre couvre ce qui ne se voit pas\u202f; au-delà du trait, rien n’est examiné.',
  'The shade covers what is not seen; beyond the line nothing is looked at.',
)

function farWords(within: number): Localized {
  return localized(` jusqu’à ${within}\u00a0cases`, ` up to ${within}\u00a0hexes away`)
}

/** "View from U9 to F7 cut at H7/H8 (wall), HS-LOS-3", and what that rule says. */
export function lineWords(
  ends: readonly [Axial, Axial],
  sight: Sight,
  scenario: Scenario,
  ruleset: Ruleset,
): ToolStatus {
  return citing(whatOfLine(ends, sight, scenario, ruleset), sight.because[0])
}

function whatOfLine(
  ends: readonly [Axial, Axial],
  sight: Sight,
  scenario: Scenario,
  ruleset: Ruleset,
): Localized {
  const { numbering, grid } = scenario.map
  const [from, to] = ends.map((hex) => hexName(hex, numbering, grid))
  if (sight.visible === true) return localized(`${to} est en vue de ${from}`, `${to} is in sight of ${from}`)
  if (sight.visible === 'unknown')
    return localized(
      `de ${from} à ${to}, la carte ne permet pas de le dire`,
      `from ${from} to ${to}: the map does not tell`,
    )
  const by = sight.blockedBy && blockerWords(sight.blockedBy, scenario, ruleset)
  return localized(
    `vue de ${from} à ${to} coupée${by ? ` en ${by.fr}` : ''}`,
    `view from ${from} to ${to} cut${by ? ` at ${by.en}` : ''}`,
  )
}

// "H7/H8 (mur)", "F6 (bois)".
function blockerWords(by: NonNullable<Sight['blockedBy']>, { map }: Scenario, ruleset: Ruleset): Localized {
  if ('hex' in by) {
    const hex = parseHexKey(by.hex)
    const terrain = ruleset.terrains.find(({ id }) => id === terrainAt(map, hex))
    return withNames(hexName(hex, map.numbering, map.grid), terrain ? [terrain.name] : [])
  }
  const side = parseHexsideKey(by.hexside)
  const there = hexsideAt(map, side)
  const ids = [there?.barrier?.feature, there?.opening?.feature]
  const names = ruleset.features.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return withNames(hexsideName(side, map.numbering, map.grid), names)
}

function withNames(place: string, names: readonly Localized[]): Localized {
  if (names.length === 0) return localized(place, place)
  const list = (language: 'fr' | 'en'): string => names.map((name) => name[language]).join(', ')
  return localized(`${place} (${list('fr')})`, `${place} (${list('en')})`)
}
