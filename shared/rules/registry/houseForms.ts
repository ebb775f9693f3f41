/** The forms for the house tables of each ruleset, by the ruleset's id. Loaded with their editor: nothing else needs them. */
import { COMMON_MECHANICS } from '../common-mechanics/index'
import { fantasyFigureForms } from '../common-mechanics/houseForms/figureForms'
import { type FantasyRules } from '../common-mechanics/position/fantasyRules'
import { playedFantasyRules } from '../common-mechanics/house/playedRules'
import { MAP_TABLES as FANTASY_TABLES } from '../common-mechanics/house/rowTables'
import { type FigureForm } from '../house/forms/figureForm'
import { type RowForm, rowForm } from '../house/forms/rowForm'
import { medievalFigureForms } from '../magna-carta/houseForms/figureForms'
import { playedMedievalRules } from '../magna-carta/house/playedRules'
import { MAP_TABLES, WEAPON_TABLE } from '../magna-carta/house/rowTables'
import { type MedievalRules } from '../magna-carta/rules/medievalRules'
import { MAGNA_CARTA } from '../magna-carta/index'
import { SAVOY } from '../savoy/index'

export interface HouseForms {
  readonly rows: readonly RowForm[]
  readonly figures: readonly FigureForm[]
}

const FORMS: Readonly<Record<string, HouseForms>> = {
  [MAGNA_CARTA.id]: { rows: medievalRowForms(MAGNA_CARTA), figures: medievalFigureForms(MAGNA_CARTA) },
  [SAVOY.id]: { rows: medievalRowForms(SAVOY), figures: medievalFigureForms(SAVOY) },
  [COMMON_MECHANICS.id]: {
    rows: fantasyRowForms(COMMON_MECHANICS),
    figures: fantasyFigureForms(COMMON_MECHANICS),
  },
}

function medievalRowForms(own: MedievalRules): readonly RowForm[] {
  return [...MAP_TABLES, WEAPON_TABLE].map((table) =>
    rowForm(table, (house, of) => {
      const { rows, figures } = playedMedievalRules(own, house).rules
      return of === 'weapons' ? figures.weapons : rows[of]
    }),
  )
}

function fantasyRowForms(own: FantasyRules): readonly RowForm[] {
  return FANTASY_TABLES.map((table) =>
    rowForm(table, (house, of) => (of === 'weapons' ? [] : playedFantasyRules(own, house).rules.rows[of])),
  )
}

export function houseFormsOf(rulesetId: string): HouseForms | undefined {
  return Object.hasOwn(FORMS, rulesetId) ? FORMS[rulesetId] : undefined
}
