/** The games of this version, in their order. What the program asks of each is made from this one list, part by part. */
import { COMMON_MECHANICS, commonMechanics } from '../common-mechanics/index'
import { type FantasyRules } from '../common-mechanics/position/fantasyRules'
import { MAGNA_CARTA, magnaCarta } from '../magna-carta/index'
import { type MedievalRules } from '../magna-carta/rules/medievalRules'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { SAVOY, savoy } from '../savoy/index'

/** Makes one part of a game from its rules: a function for each family of rules. */
interface Families<Part> {
  medieval(rules: MedievalRules): Part
  fantasy(rules: FantasyRules): Part
}

interface Game {
  readonly ruleset: Ruleset
  part<Part>(families: Families<Part>): Part
}

export const GAMES: readonly Game[] = [
  { ruleset: magnaCarta, part: ({ medieval }) => medieval(MAGNA_CARTA) },
  { ruleset: savoy, part: ({ medieval }) => medieval(SAVOY) },
  { ruleset: commonMechanics, part: ({ fantasy }) => fantasy(COMMON_MECHANICS) },
]

/**
 * One part of every game. The parts are in a file of their own beside this one, so that the start of the page loads none.
 * @returns the look-up by ruleset id: undefined when this version does not have the ruleset.
 */
export function partOfEachGame<Part>(families: Families<Part>): (rulesetId: string) => Part | undefined {
  const parts = new Map(GAMES.map(({ ruleset, part }) => [ruleset.id, part(families)]))
  return (rulesetId) => parts.get(rulesetId)
}
