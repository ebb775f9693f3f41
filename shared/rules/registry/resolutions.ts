/** The resolution of each ruleset, by the ruleset's id. Apart from `registry.ts`, so that opening a file loads none. */
import { COMMON_MECHANICS } from '../common-mechanics/index'
import { fantasyResolution } from '../common-mechanics/fantasyResolution'
import { MAGNA_CARTA } from '../magna-carta/index'
import { medievalResolution } from '../magna-carta/medievalResolution'
import { type Resolution } from '../resolution/resolution'
import { SAVOY } from '../savoy/index'

const RESOLUTIONS: Readonly<Record<string, Resolution>> = {
  [MAGNA_CARTA.id]: medievalResolution(MAGNA_CARTA),
  [SAVOY.id]: medievalResolution(SAVOY),
  [COMMON_MECHANICS.id]: fantasyResolution(COMMON_MECHANICS),
}

/** Undefined when this version does not have the ruleset. */
export function resolutionOf(rulesetId: string): Resolution | undefined {
  return Object.hasOwn(RESOLUTIONS, rulesetId) ? RESOLUTIONS[rulesetId] : undefined
}
