/** The analysis of each ruleset, by the ruleset's id. Apart from `registry.ts`, so that opening a file loads none. */
import { type Analysis } from '#shared/rules/contract/analysis'
import { fantasyAnalysis } from '../common-mechanics/fantasyAnalysis'
import { medievalAnalysis } from '../magna-carta/medievalAnalysis'
import { partOfEachGame } from './games'

export const analysisOf = partOfEachGame<Analysis>({ medieval: medievalAnalysis, fantasy: fantasyAnalysis })
