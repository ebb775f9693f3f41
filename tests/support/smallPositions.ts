/**
 * Small positions that lead to the acts which random games seldom come upon: for the laws of all acts, and for games that play them.
 * Each is a scenario, and the decisions from its beginning to the one in which the act is offered.
 */
import { counterId, sideId, victoryId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type GameAct, type GameState } from '#shared/game/contract'
import { typedDice } from '#shared/game/dice'
import { apply } from '#shared/game/referee/apply'
import { beginGame } from '#shared/game/referee/begin'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type BoardParts, testBoard } from './board'
import { hexNamed } from './names'

/** A decision, with its dice: the first act that is offered of which `is` holds, or a way that a player draws himself. */
export type Taken = { readonly dice?: readonly number[] } & (
  | { readonly is: (act: GameAct, scenario: Scenario) => boolean }
  | { readonly drawn: (scenario: Scenario) => GameAct }
)

export interface SmallPosition {
  readonly name: string
  readonly kind: GameAct['kind']
  readonly scenario: Scenario
  readonly before: readonly Taken[]
  readonly then: Taken
}

type Is = (act: GameAct, scenario: Scenario) => boolean

const NEXT: Taken = { is: ({ kind }) => kind === 'next-phase' }
const GUY = { type: 'crusaders-soldier', name: 'Guy' }
const HUGO = { type: 'crusaders-soldier', name: 'Hugo' }
const ALI = { type: 'saracens-soldier', name: 'Ali', facing: 'v3' }

/** @param places of Guy and the others, in the order of the document. */
function board(counters: BoardParts['counters'], parts: BoardParts = {}): Scenario {
  return testBoard({ columns: 10, rows: 8, turns: { order: [], rows: {} }, counters, ...parts })
}

const kind =
  (wanted: GameAct['kind'], also: (act: never, scenario: Scenario) => boolean = () => true): Is =>
  (act, scenario) =>
    act.kind === wanted && also(act as never, scenario)

const wayTo = (wanted: 'retreat' | 'advance', counter: string, ...names: readonly string[]): Is =>
  kind(wanted, (act: { counter: string; path: readonly Axial[] }, scenario) => {
    const hexes = names.map((name) => hexKey(hexNamed(scenario, name)))
    return act.counter === counter && act.path.map(hexKey).join() === hexes.join()
  })

const moves = (counter: string, ...names: readonly string[]): Taken => ({
  drawn: (scenario) => ({
    kind: 'move',
    counter: counterId(counter),
    path: names.map((name) => hexNamed(scenario, name)),
  }),
})

const chooses = (wanted: string): Is => kind('choose', ({ option }: { option: string }) => option === wanted)

const fights = (attacker: string): Is =>
  kind('fight', (act: Extract<GameAct, { kind: 'fight' }>) => act.attackers.join() === attacker)

/** Guy the knight drives Ali back: by the die of Magna Carta, or by those of Savoy, where Ali may turn first. */
const WON: Pick<SmallPosition, 'scenario' | 'before'> = {
  scenario: board({
    guy: { type: 'crusaders-knight', at: 'C6', name: 'Guy', facing: 's0', face: 'mounted-healthy' },
    ali: { ...ALI, at: 'C5' },
  }),
  before: [NEXT, NEXT, { is: fights('guy'), dice: [5] }, { is: wayTo('retreat', 'ali', 'B5') }],
}

const FOUGHT: Taken[] = [NEXT, NEXT, { is: fights('guy') }]
const STANDS: Taken = { is: chooses('stand'), dice: [5] }

/** Hugo passes Ali, who has let Guy pass. */
const PASSED = board({
  guy: { ...GUY, at: 'C6' },
  hugo: { ...HUGO, at: 'C7' },
  ali: { ...ALI, at: 'D4' },
})
const LET_PASS: Taken = { is: chooses('hold-back') }
const GUY_PASSES: Taken[] = [NEXT, moves('guy', 'C5', 'C4', 'C3', 'C2'), LET_PASS]

function leaving(): Scenario {
  const scenario = board({ guy: { ...GUY, at: 'A4' }, ali: { ...ALI, at: 'H3' } })
  const place = { kind: 'hexes', hexes: [hexKey(hexNamed(scenario, 'A4'))] } as const
  const crusaders = sideId('crusaders')
  const conditions = [{ kind: 'exit', who: [{ kind: 'side', side: crusaders }], place }] as const
  const way = { side: crusaders, level: 'marginal', join: 'all', conditions } as const
  return { ...scenario, victory: { [victoryId('gone')]: way } }
}

const savoy = (scenario: Scenario): Scenario => ({ ...scenario, ruleset: 'savoy' })

/** An act of each rare kind, and rare acts of the others. */
const MAGNA_CARTA: readonly SmallPosition[] = [
  {
    name: 'an advance of two hexes',
    kind: 'advance',
    ...WON,
    then: { is: wayTo('advance', 'guy', 'C5', 'C4') },
  },
  { name: 'nobody advances', kind: 'decline', ...WON, then: { is: kind('decline') } },
  {
    name: 'nowhere to retreat to',
    kind: 'stay',
    scenario: board({
      guy: { type: 'crusaders-archer', at: 'A6', name: 'Guy' },
      hugo: { ...HUGO, at: 'B1' },
      odo: { ...HUGO, at: 'B2', name: 'Odo' },
      ali: { ...ALI, at: 'A1' },
    }),
    before: [{ is: kind('fire'), dice: [6] }],
    then: { is: kind('stay') },
  },
  {
    name: 'a prisoner',
    kind: 'capture',
    scenario: board({ guy: { ...GUY, at: 'C6' }, ali: { ...ALI, at: 'C5', status: { stunned: true } } }),
    before: [NEXT, NEXT],
    then: { is: kind('capture') },
  },
  { name: 'off the map', kind: 'exit', scenario: leaving(), before: [NEXT], then: { is: kind('exit') } },
  {
    name: 'a gate',
    kind: 'work-opening',
    scenario: board(
      { guy: { ...GUY, at: 'C4' }, ali: { ...ALI, at: 'H3' } },
      { hexsides: { 'C4/D4': { opening: { feature: 'gate', state: 'closed', portcullis: 'raised' } } } },
    ),
    before: [NEXT],
    then: { is: kind('work-opening') },
  },
  {
    name: 'an attack of opportunity held back',
    kind: 'choose',
    scenario: PASSED,
    before: GUY_PASSES,
    then: LET_PASS,
  },
  {
    name: 'an attack of opportunity that was held back before',
    kind: 'choose',
    scenario: PASSED,
    before: [...GUY_PASSES, LET_PASS, moves('hugo', 'C6', 'C5', 'C4', 'C3', 'B3')],
    // One die of Magna Carta, two of Savoy.
    then: { is: chooses('attack'), dice: [1, 1] },
  },
  {
    name: 'flames that go out with the turn',
    kind: 'next-phase',
    scenario: board(
      { guy: { ...GUY, at: 'C6' }, ali: { ...ALI, at: 'H3' } },
      { options: { flames: 'turn-end' }, markers: { D2: 'fire' } },
    ),
    before: [NEXT, NEXT, NEXT, NEXT, NEXT],
    then: NEXT,
  },
]

/** A fight of Savoy asks its defender first whether he turns. */
const inSavoy = (position: SmallPosition): SmallPosition => {
  const { scenario, before } = position
  const [first, second, fight, ...others] = before
  const fought = before === WON.before && first && second && fight ? [...FOUGHT, STANDS, ...others] : before
  return { ...position, scenario: savoy(scenario), before: fought }
}

const SAVOY: readonly SmallPosition[] = [
  ...MAGNA_CARTA.map(inSavoy),
  {
    name: 'a group advance',
    kind: 'group-advance',
    scenario: savoy(
      board({
        guy: { ...GUY, at: 'C6', facing: 'v0' },
        hugo: { ...HUGO, at: 'C5', facing: 'v0' },
        ali: { ...ALI, at: 'H3' },
      }),
    ),
    before: [NEXT],
    then: { is: kind('group-advance') },
  },
  {
    name: 'a defender who turns to the attack',
    kind: 'choose',
    scenario: savoy(WON.scenario),
    before: FOUGHT,
    then: { is: chooses('4'), dice: [5] },
  },
]

export const SMALL_POSITIONS: Readonly<Record<'magna-carta' | 'savoy', readonly SmallPosition[]>> = {
  'magna-carta': MAGNA_CARTA,
  savoy: SAVOY,
}

/** All acts that are offered in a state. */
export function offeredIn(state: GameState): GameAct[] {
  const decision = decide(state)
  if (isVerdict(decision)) return []
  return decision.offers.flatMap((offer) =>
    Array.from({ length: offer.size() }, (_, index) => offer.at(index)).flatMap((act) => act ?? []),
  )
}

/** The act that is offered, or drawn. @throws when none is, with what is. */
export function taken(state: GameState, one: Taken): GameAct {
  const { scenario } = state.play
  if ('drawn' in one) return one.drawn(scenario)
  const offered = offeredIn(state)
  const act = offered.find((offer) => one.is(offer, scenario))
  if (!act) throw new Error(`not offered among ${JSON.stringify(offered.slice(0, 40))}`)
  return act
}

export function after(state: GameState, one: Taken): GameState {
  const act = taken(state, one)
  const applied = apply(state, act, typedDice(one.dice ?? [], state.dice))
  if (applied.kind !== 'applied') throw new Error(`${act.kind}: ${JSON.stringify(applied)}`)
  return applied.state
}

/** The state in which the act is offered. */
export function stateBefore({ scenario, before }: SmallPosition): GameState {
  return before.reduce(after, beginGame(scenario))
}
