/** The scenarios of the gallery that `npm run gallery` writes, by the name of their file. */
import { type Scenario } from '#shared/document/types'
import { AMBUSH_BOARD } from './ambush/board'
import { AMBUSH_GAME } from './ambush/game'
import { nightOfTheBarrows } from './barrows/scenario'
import { BREACH_BOARD } from './breach/board'
import { BREACH_GAME } from './breach/game'
import { drawnScenario } from './drawnBoard'
import { withGame } from './drawnGame'
import { FANTASY, MAGNA_CARTA, SAVOY } from './rulesOfBoards'
import { theSortie } from './sortie/scenario'
import { teachingScenarios } from './teachingScenarios'
import { THE_PASS } from './thePass'
import { THE_PASS_GAME } from './thePassGame'
import { UNDER_THE_HILL } from './underTheHill'
import { UNDER_THE_HILL_GAME } from './underTheHillGame'

type Files = Readonly<Record<string, Scenario>>

export function galleryScenarios(): Files {
  return {
    ...teachingScenarios(),
    'the-ambush.castellan': withGame(drawnScenario(AMBUSH_BOARD, SAVOY), AMBUSH_GAME),
    'the-barrows.castellan': nightOfTheBarrows(),
    'the-breach.castellan': withGame(drawnScenario(BREACH_BOARD, MAGNA_CARTA), BREACH_GAME),
    'the-pass.castellan': withGame(drawnScenario(THE_PASS, FANTASY), THE_PASS_GAME),
    'the-sortie.castellan': theSortie(),
    'under-the-hill.castellan': withGame(drawnScenario(UNDER_THE_HILL, FANTASY), UNDER_THE_HILL_GAME),
  }
}
