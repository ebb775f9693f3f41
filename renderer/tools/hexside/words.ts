/** The status line of the hexside tool: which side, what is there, what a click will do, how many sides. */
import { hexsideAt } from '#shared/document/map'
import { nameOfHexside } from '#shared/document/placeNames'
import { type Hexside } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/mapRows'
import { featureRow } from '#shared/rules/rows'
import { countedSides } from '../counted'
import { type ToolContext } from '../tool'
import { shownWith, obstructs } from './laying'
import { type Plan } from './plan'

/** `carrying`: how many of its sides have the feature, once it is carried out; before that, those that would get it are counted. */
export function planWords(
  plan: Plan,
  row: FeatureRow,
  context: ToolContext,
  carrying?: number,
): Localized | undefined {
  const [first, ...others] = plan.sides
  if (!first) return undefined
  if (others.length === 0) {
    const name = nameOfHexside(context.scenario, first.side)
    return after(name, removalOf(plan, first.side, row, context) ?? setting(first.side, row, context))
  }
  const laid = carrying ?? shownWith(plan.sides, row, context).length
  const counted = countedSides(plan.sides.length)
  if (plan.removes === 'all') return localized(`efface ${counted.fr}`, `erases ${counted.en}`)
  if (plan.removes)
    return localized(`retire ${counted.fr}\u202f: ${row.name.fr}`, `removes ${counted.en}: ${row.name.en}`)
  if (laid === plan.sides.length)
    return localized(`${row.name.fr} · ${counted.fr}`, `${row.name.en} · ${counted.en}`)
  return localized(`${row.name.fr} · ${laid} sur ${counted.fr}`, `${row.name.en} · ${laid} of ${counted.en}`)
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
    return localized(`retire ${fr}\u202f; reste ${wall.fr}`, `removes ${en}; ${wall.en} stays`)
  if (row.slot === 'barrier' && opening?.sitsInWall)
    return localized(`retire ${fr} et ${opening.name.fr}`, `removes ${en} and ${opening.name.en}`)
  return localized(`retire ${fr}`, `removes ${en}`)
}

function setting(side: Hexside, row: FeatureRow, context: ToolContext): Localized {
  const { fr, en } = row.name
  const obstacle = obstructs(side, row, context)?.name
  if (obstacle)
    return localized(
      `${obstacle.fr} ne peut contenir ${fr}\u202f: posez d’abord un mur`,
      `${obstacle.en} cannot hold ${en}: set a wall first`,
    )
  const present = hexsideAt(context.scenario.map, side)
  const replaced = featureRow(context.ruleset, present?.[row.slot]?.feature)?.name
  if (replaced)
    return localized(`pose ${fr} à la place de ${replaced.fr}`, `sets ${en} in place of ${replaced.en}`)
  if (row.sitsInWall && !present?.barrier) return localized(`pose ${fr} dans un mur`, `sets ${en} in a wall`)
  return localized(`pose ${fr}`, `sets ${en}`)
}
