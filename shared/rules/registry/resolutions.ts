/** The resolution of each ruleset, by the ruleset's id. Apart from `registry.ts`, so that opening a file loads none. */
import { fantasyResolution } from '../common-mechanics/fantasyResolution'
import { medievalResolution } from '../magna-carta/medievalResolution'
import { type Resolution } from '../resolution/resolution'
import { partOfEachGame } from './games'

export const resolutionOf = partOfEachGame<Resolution>({
  medieval: medievalResolution,
  fantasy: fantasyResolution,
})
