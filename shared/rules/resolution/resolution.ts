/**
 * The door of resolution: what the tables of a ruleset decide, as a scenario plays it. Each family implements it; the command
 * line, the page and programs that play games use nothing else (`../registry/parts.ts` has it by ruleset, loaded on first use).
 */
import { type HouseRules } from '#shared/rules/contract/house'
import { type Play } from './play'
import { type Rolls } from './rolls'

export interface Resolution {
  /** The rolls under these options and house tables; `Ruleset.under` reports their faults. */
  rolls(house: HouseRules): Rolls
  /** A scenario's own options and house tables count. */
  readonly play: Play
}
