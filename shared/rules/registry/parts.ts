/**
 * The parts of each game that the rest of the program asks, by ruleset id: analysis, resolution, cardboard, forms of house
 * tables. Apart from `registry.ts`, so that opening a file loads none of them; a bundle keeps only the parts that it asks.
 */
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Cardboard } from '#shared/rules/contract/cardboard'
import { fantasyCardboard } from '../common-mechanics/cardboard/cardboard'
import { fantasyAnalysis } from '../common-mechanics/fantasyAnalysis'
import { fantasyResolution } from '../common-mechanics/fantasyResolution'
import { HOUSE_TABLES as FANTASY_TABLES } from '../common-mechanics/house/houseTables'
import { playedFantasyRules } from '../common-mechanics/house/playedRules'
import { houseForms, type HouseForms } from '../house/houseForms'
import { medievalCardboard } from '../magna-carta/cardboard/cardboard'
import { HOUSE_TABLES as MEDIEVAL_TABLES } from '../magna-carta/house/houseTables'
import { playedMedievalRules } from '../magna-carta/house/playedRules'
import { medievalAnalysis } from '../magna-carta/medievalAnalysis'
import { medievalResolution } from '../magna-carta/medievalResolution'
import { type Resolution } from '../resolution/resolution'
import { partOfEachGame } from './games'

export const analysisOf = /* @__PURE__ */ partOfEachGame<Analysis>({
  medieval: medievalAnalysis,
  fantasy: fantasyAnalysis,
})

export const resolutionOf = /* @__PURE__ */ partOfEachGame<Resolution>({
  medieval: medievalResolution,
  fantasy: fantasyResolution,
})

export const cardboardOf = /* @__PURE__ */ partOfEachGame<Cardboard>({
  medieval: medievalCardboard,
  fantasy: fantasyCardboard,
})

export const houseFormsOf = /* @__PURE__ */ partOfEachGame<HouseForms>({
  medieval: (rules) => houseForms(rules, MEDIEVAL_TABLES, playedMedievalRules),
  fantasy: (rules) => houseForms(rules, FANTASY_TABLES, playedFantasyRules),
})
