/** A small game for the tests of victory: four soldiers and a knight against three, and acts on it by names of hexes. */
import { counterId, sideId, victoryId } from '#shared/document/ids'
import { type Condition, type Victory } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { applyEffects, type Effect } from '#shared/rules/resolution/effects'
import { type Departure } from '#shared/rules/resolution/course'
import { type PlayState, setUp } from '#shared/rules/resolution/state'
import { type VictoryStanding, victory } from '#shared/rules/victory/victory'
import { type BoardParts, testBoard } from '../../support/board'
import { hexNamed } from '../../support/names'

export const CRUSADERS = sideId('crusaders')
export const SARACENS = sideId('saracens')
const WAY = victoryId('way')

export const at = (name: string): HexKey => hexKey(hexNamed(testBoard(), name))

const BOARD: BoardParts = {
  structures: { F6: 'wall' },
  hexsides: { 'H5/H6': ['wall'] },
  turns: { count: 5, order: [], rows: {} },
  counters: {
    guy: { type: 'crusaders-soldier', at: 'B2', name: 'Guy' },
    hugh: { type: 'crusaders-soldier', at: 'B4' },
    ralph: { type: 'crusaders-archer', at: 'B6' },
    knight: { type: 'crusaders-knight', at: 'D4', facing: 's0' },
    ali: { type: 'saracens-soldier', at: 'K2', name: 'Ali' },
    omar: { type: 'saracens-soldier', at: 'K4' },
    said: { type: 'saracens-archer', at: 'K6' },
  },
}

/** A scenario with one way to victory: all of these conditions of the crusaders, unless given otherwise. */
export function gameWith(
  conditions: readonly Condition[],
  way: Partial<Victory> = {},
  parts: BoardParts = {},
): Scenario {
  const own: Victory = { side: CRUSADERS, level: 'victory', join: 'all', conditions, ...way }
  return testBoard({ ...BOARD, victory: { [WAY]: own }, ...parts })
}

export const begun = (scenario: Scenario): PlayState => setUp(scenario, 'movement')

export const goes = (counter: string, how: Departure, by?: string): Effect => ({
  kind: 'removed',
  counter: counterId(counter),
  how,
  ...(by !== undefined && { by: at(by) }),
})

export const moves = (counter: string, to: string, ...through: string[]): Effect => ({
  kind: 'moved',
  counter: counterId(counter),
  hex: at(to),
  facing: { kind: 'vertex', index: 0 },
  ...(through.length > 0 && { through: through.map(at) }),
})

export const wounds = (counter: string): Effect => ({
  kind: 'state',
  counter: counterId(counter),
  face: 'wounded',
})
export const kills = (counter: string): Effect => ({
  kind: 'state',
  counter: counterId(counter),
  status: { dead: true },
})

/** The state with another number of the game turn. */
export function inTurn(state: PlayState, gameTurn: number): PlayState {
  return { ...state, turn: { ...state.turn, gameTurn } }
}

/** The only way to victory after these effects in a turn. */
export function judged(scenario: Scenario, effects: readonly Effect[] = [], turn = 1): VictoryStanding {
  const [way] = victory(scenario, applyEffects(inTurn(begun(scenario), turn), effects))
  if (!way) throw new Error('the scenario has no way to victory')
  return way
}

/** "open 2/3", with "holds" where it would be met if the game ended now. */
export function inShort({
  standing,
  holds,
  have,
  needed,
}: Pick<VictoryStanding, 'standing' | 'holds' | 'have' | 'needed'>): string {
  return `${standing}${standing === 'open' && holds ? ' holds' : ''} ${have}/${needed}`
}
