/** "The night of the barrows": its two boards joined, with their game. */
import { joinedScenario } from '#shared/document/references/joinedMap'
import { type Scenario } from '#shared/document/types'
import { drawnScenario } from '../drawnBoard'
import { withGame } from '../drawnGame'
import { FANTASY } from '../rulesOfBoards'
import { BARROWS_BOARD, VILLAGE_BOARD } from './boards'
import { BARROWS_GAME } from './game'

export function nightOfTheBarrows(): Scenario {
  const village = drawnScenario(VILLAGE_BOARD, FANTASY)
  const joined = joinedScenario(village, drawnScenario(BARROWS_BOARD, FANTASY), {
    edge: 'right',
    turned: false,
  })
  if ('kind' in joined) throw new Error(`the boards do not fit: ${joined.kind}`)
  if (joined.differing.length + joined.differingSides.length > 0)
    throw new Error('the boards differ where they meet')
  return withGame(joined.scenario, BARROWS_GAME)
}
