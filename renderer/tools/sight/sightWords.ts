/** The sight tool's words in the status line. */
import { type Scenario } from '#shared/document/types'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { sightInWords, viewerInWords } from '#shared/questions/sightInWords'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Sight, type Viewer } from '#shared/rules/answers/sight'
import { type ToolStatus } from '../../editor/ports/hover'
import { countedHexes } from '../words/counted'
import { citing } from '../words/ruleWords'
import { type SeenFrom } from './fieldOfView'

/** "From U9: 180 hexes seen, 235 hidden." */
export function fieldWords({ from, seen, hidden, within }: SeenFrom, scenario: Scenario): ToolStatus {
  const names = from.map((one) => viewerInWords(one, scenario))
  const place = joined(names, ' + ')
  const far = within === undefined ? { fr: '', en: '' } : farWords(within)
  const plural = (count: number): string => (count < 2 ? '' : 's')
  const words = localized(
    `vue de ${place.fr}${far.fr}\u202f: ${countedHexes(seen).fr} vue${plural(seen)}, ${hidden} cachée${plural(hidden)}`,
    `sight from ${place.en}${far.en}: ${countedHexes(seen).en} seen, ${hidden} hidden`,
  )
  return within === undefined ? words : { ...words, more: BEYOND }
}

const BEYOND = localized(
  'L’ombre couvre ce qui ne se voit pas\u202f; au-delà du trait, rien n’est examiné.',
  'The shade covers what is not seen; beyond the line nothing is looked at.',
)

function farWords(within: number): Localized {
  const { fr, en } = countedHexes(within)
  return localized(` jusqu’à ${fr}`, ` up to ${en} away`)
}

/** "View from U9 to F7 cut at H7/H8 (wall), HS-LOS-3", and what that rule says. */
export function lineWords(
  ends: readonly [Viewer, Viewer],
  sight: Sight,
  scenario: Scenario,
  ruleset: Ruleset,
): ToolStatus {
  return citing(sightInWords(ends, sight, scenario, ruleset), sight.because[0])
}
