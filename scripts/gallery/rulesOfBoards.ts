/** The three rulesets as the boards of the gallery are played by them. */
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { savoy } from '#shared/rules/savoy/index'
import { type BoardRules } from './drawnBoard'

export const FANTASY: BoardRules = {
  ...{ ruleset: commonMechanics, catalogue: 'common-mechanics', preset: 'board-12x16' },
}
export const MAGNA_CARTA: BoardRules = {
  ...{ ruleset: magnaCarta, catalogue: 'medieval', preset: 'board-26x16' },
}
export const SAVOY: BoardRules = { ...MAGNA_CARTA, ruleset: savoy }
