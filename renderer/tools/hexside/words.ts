/** The status line of the hexside tool: the side, its features, the effect of a click, the number of sides. */
import { hexsideAt } from '#shared/document/map'
import { nameOfHexside } from '#shared/document/placeNames'
import { type Hexside } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow } from '#shared/rules/contract/rows'
import { type ToolContext } from '../../editor/ports/toolContext'
import { countedSides } from '../words/counted'
import { obstructs, replacedBy, shownWith } from './laying'
import { type Plan } from './plan'

/** The effect of a plan: done, or expected when the plan is only shown. */
interface Done {
  /** The number of its sides that have the feature now. */
  readonly carrying: number
  readonly replaced: readonly FeatureRow[]
}

export function planWords(
  plan: Plan,
  row: FeatureRow,
  context: ToolContext,
  done?: Done,
): Localized | undefined {
  const [first, ...others] = plan.sides
  if (!first) return undefined
  if (others.length === 0) {
    const name = nameOfHexside(context.scenario, first.side)
    return after(name, removalOf(plan, first.side, row, context) ?? setting(first.side, row, context, done))
  }
  const counted = countedSides(plan.sides.length)
  if (plan.removes === 'all') return localized(`efface ${counted.fr}`, `erases ${counted.en}`)
  if (plan.removes)
    return localized(`retire ${counted.fr}\u202f: ${row.name.fr}`, `removes ${counted.en}: ${row.name.en}`)
  const laid = shownWith(plan.sides, row, context)
  const { carrying, replaced } = done ?? {
    carrying: laid.length,
    replaced: replacedBy(laid, row, context),
  }
  const all = carrying === plan.sides.length
  const words = localized(
    `${row.name.fr} · ${all ? counted.fr : `${carrying} sur ${counted.fr}`}`,
    `${row.name.en} · ${all ? counted.en : `${carrying} of ${counted.en}`}`,
  )
  return replacing(words, ' · ', replaced)
}

/** `words`, and what goes: “sets hedge, replaces wall, arrow slit”. */
function replacing(words: Localized, mark: string, replaced: readonly FeatureRow[]): Localized {
  if (replaced.length === 0) return words
  const list = (language: 'fr' | 'en'): string => replaced.map(({ name }) => name[language]).join(', ')
  return localized(`${words.fr}${mark}remplace ${list('fr')}`, `${words.en}${mark}replaces ${list('en')}`)
}

/** `words` about a place. */
function after(place: string, words: Localized): Localized {
  return localized(`${place}\u202f: ${words.fr}`, `${place}: ${words.en}`)
}

function removalOf(plan: Plan, side: Hexside, row: FeatureRow, context: ToolContext): Localized | undefined {
  if (plan.removes === 'all')
    return localized('efface tout ce qui s’y dresse', 'erases all that stands there')
  return plan.removes ? removal(side, row, context) : undefined
}

function removal(side: Hexside, row: FeatureRow, { scenario, ruleset }: ToolContext): Localized {
  const present = hexsideAt(scenario.map, side)
  const wall = featureRow(ruleset, present?.barrier?.feature)?.name
  const opening = featureRow(ruleset, present?.opening?.feature)
  const { fr, en } = row.name
  if (row.slot === 'opening' && wall)
    return localized(`retire ${fr}\u202f; il reste ${wall.fr}`, `removes ${en}; ${wall.en} stays`)
  if (row.slot === 'barrier' && opening?.sitsInWall)
    return localized(`retire ${fr} et ${opening.name.fr}`, `removes ${en} and ${opening.name.en}`)
  return localized(`retire ${fr}`, `removes ${en}`)
}

function setting(side: Hexside, row: FeatureRow, context: ToolContext, done: Done | undefined): Localized {
  const { fr, en } = row.name
  const obstacle = obstructs(side, row, context)?.name
  if (obstacle)
    return localized(
      `${fr}\u202f: impossible dans ${obstacle.fr}, posez d’abord un mur`,
      `${obstacle.en} cannot hold ${en}: set a wall first`,
    )
  const present = hexsideAt(context.scenario.map, side)
  const replaced = done?.replaced ?? replacedBy([{ side, inside: side.hex }], row, context)
  if (replaced.length > 0) return replacing(localized(`pose ${fr}`, `sets ${en}`), ', ', replaced)
  if (row.sitsInWall && !present?.barrier) return localized(`pose ${fr} dans un mur`, `sets ${en} in a wall`)
  return localized(`pose ${fr}`, `sets ${en}`)
}
