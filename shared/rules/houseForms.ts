/** The forms for the house tables of each ruleset, by the ruleset's id. Loaded with their editor: nothing else needs them. */
import { COMMON_MECHANICS } from './common-mechanics/index'
import { fantasyFigureForms } from './common-mechanics/houseForms/figureForms'
import { fantasyRowForms } from './common-mechanics/houseForms/rowForms'
import { type FigureForm } from './house/forms/figureForm'
import { type RowForm } from './house/forms/rowForm'
import { medievalFigureForms } from './magna-carta/houseForms/figureForms'
import { medievalRowForms } from './magna-carta/houseForms/rowForms'
import { MAGNA_CARTA } from './magna-carta/index'
import { SAVOY } from './savoy/index'

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

export function houseFormsOf(rulesetId: string): HouseForms | undefined {
  return Object.hasOwn(FORMS, rulesetId) ? FORMS[rulesetId] : undefined
}
