/** A new scenario after a ready one (SCN-2): a copy of it, or its rules, turns, sides and types on a map of one's own. */
import { mapRecord } from '#shared/lang/mapRecord'
import { plainIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { type NewScenarioForm, scenarioOfForm, titleOfForm } from './newScenarioForm'

/**
 * With its map it is the ready scenario whole, under the form's title and nobody's name. Without it, all that lies on the map is
 * left out: counters, zones, reinforcements, ways to victory; groups and types stay, wings without the rim by which they retreat.
 * Its names are first those of `language`, with those of the other beside them.
 */
export function scenarioLike(form: NewScenarioForm, ready: Scenario, language: Language): Scenario {
  const model = plainIn(ready, language)
  if (form.modelMap)
    return { ...model, info: { title: titleOfForm(form, language), authors: [], date: '', language } }
  const fresh = scenarioOfForm({ ...form, ruleset: model.ruleset, sides: [] }, language)
  return {
    ...fresh,
    options: model.options,
    houseTables: model.houseTables,
    ...(model.start && { start: model.start }),
    ...(model.turns && { turns: model.turns }),
    ...(model.cardDesign && { cardDesign: model.cardDesign }),
    sides: mapRecord(model.sides, ({ commander: _, ...side }) => side),
    groups: mapRecord(model.groups, ({ leader: _, wing, ...group }) => {
      if (!wing) return group
      const { retreatEdge: _edge, ...values } = wing
      return { ...group, wing: values }
    }),
    counterTypes: model.counterTypes,
    images: model.images,
  }
}
