/** The cardboard of each ruleset, by the ruleset's id. Apart from `registry.ts`, so that opening a file loads none. */
import { type Cardboard } from '../cardboard'
import { fantasyCardboard } from '../common-mechanics/cardboard/cardboard'
import { COMMON_MECHANICS } from '../common-mechanics/index'
import { medievalCardboard } from '../magna-carta/cardboard/cardboard'
import { MAGNA_CARTA } from '../magna-carta/index'
import { SAVOY } from '../savoy/index'

const CARDBOARDS: Readonly<Record<string, Cardboard>> = {
  [MAGNA_CARTA.id]: medievalCardboard(MAGNA_CARTA),
  [SAVOY.id]: medievalCardboard(SAVOY),
  [COMMON_MECHANICS.id]: fantasyCardboard(COMMON_MECHANICS),
}

/** Undefined when this version does not have the ruleset. */
export function cardboardOf(rulesetId: string): Cardboard | undefined {
  return Object.hasOwn(CARDBOARDS, rulesetId) ? CARDBOARDS[rulesetId] : undefined
}
