/** The forms for the house tables of each ruleset, by the ruleset's id. Loaded with their editor: nothing else needs them. */
import { HOUSE_TABLES as FANTASY_TABLES } from '../common-mechanics/house/houseTables'
import { playedFantasyRules } from '../common-mechanics/house/playedRules'
import { type FigureForm } from '../house/figureForm'
import { type HouseTables } from '../house/houseTable'
import { type Play } from '../house/playedRules'
import { type RowForm } from '../house/rowForm'
import { HOUSE_TABLES as MEDIEVAL_TABLES } from '../magna-carta/house/houseTables'
import { playedMedievalRules } from '../magna-carta/house/playedRules'
import { partOfEachGame } from './games'

export interface HouseForms {
  readonly rows: readonly RowForm[]
  readonly figures: readonly FigureForm[]
}

export const houseFormsOf = partOfEachGame<HouseForms>({
  medieval: (rules) => formsOf(rules, MEDIEVAL_TABLES, playedMedievalRules),
  fantasy: (rules) => formsOf(rules, FANTASY_TABLES, playedFantasyRules),
})

function formsOf<R>(own: R, tables: HouseTables<R>, play: Play<R>): HouseForms {
  const forms = tables.flatMap((table) => table.form(own, (house) => play(own, house).rules) ?? [])
  return {
    rows: forms.flatMap((form) => ('rows' in form ? form : [])),
    figures: forms.flatMap((form) => ('under' in form ? form : [])),
  }
}
