/**
 * The door of resolution: what the tables of a ruleset decide, as a scenario plays it. Each family implements it; the command
 * line, the page and whatever plays a game on ask nothing else (`../resolutions.ts` has it by ruleset, loaded when first asked).
 */
import { type HouseRules } from '../house'
import { type Play } from './play'
import { type Rolls } from './rolls'

export interface Resolution {
  /** Under these options and house tables; `Ruleset.under` reports their faults. */
  rolls(house: HouseRules): Rolls
  /** A scenario's own options and house tables count. */
  readonly play: Play
}
