/** The analysis of each ruleset, by the ruleset's id. Apart from `registry.ts`, so that opening a file loads none. */
import { type Analysis } from '../analysis'
import { COMMON_MECHANICS } from '../common-mechanics/index'
import { fantasyAnalysis } from '../common-mechanics/fantasyAnalysis'
import { MAGNA_CARTA } from '../magna-carta/index'
import { medievalAnalysis } from '../magna-carta/medievalAnalysis'
import { SAVOY } from '../savoy/index'

const ANALYSES: Readonly<Record<string, Analysis>> = {
  [MAGNA_CARTA.id]: medievalAnalysis(MAGNA_CARTA),
  [SAVOY.id]: medievalAnalysis(SAVOY),
  [COMMON_MECHANICS.id]: fantasyAnalysis(COMMON_MECHANICS),
}

/** Undefined when this version does not have the ruleset. */
export function analysisOf(rulesetId: string): Analysis | undefined {
  return Object.hasOwn(ANALYSES, rulesetId) ? ANALYSES[rulesetId] : undefined
}
