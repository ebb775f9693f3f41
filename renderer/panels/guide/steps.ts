/** The steps of the guide, in order: a castle, then the game around it. */
import { CASTLE, type GuideStep } from './castle'
import { GAME } from './game'

export const STEPS: readonly GuideStep[] = [...CASTLE, ...GAME]
