/** The cardboard of each ruleset, by the ruleset's id. Apart from `registry.ts`, so that opening a file loads none. */
import { type Cardboard } from '#shared/rules/contract/cardboard'
import { fantasyCardboard } from '../common-mechanics/cardboard/cardboard'
import { medievalCardboard } from '../magna-carta/cardboard/cardboard'
import { partOfEachGame } from './games'

export const cardboardOf = partOfEachGame<Cardboard>({
  medieval: medievalCardboard,
  fantasy: fantasyCardboard,
})
