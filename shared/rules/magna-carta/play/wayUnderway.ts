/** The state of a way that is being gone, for what is rolled and chosen on it (MC-FIR, MC-INF, SV-OPP). */
import { type CounterId } from '#shared/document/ids'
import { type Effect } from '../../resolution/effects'
import { type ActWithin, type Opened } from '../../resolution/opened'
import { type FireAct } from '../../resolution/fireAct'
import { type PlayState } from '../../resolution/state'
import { type Arrival, ARRIVAL_NAMES } from '#shared/rules/answers/route'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Passage } from '../rules/opportunityRules'
import { type PlannedMovement } from '../rules/stride'
import { type Save } from '../saves/saves'
import { type Condition } from '../ways/routeEffects'

/** A way that is being gone, and what holds for all of it. */
export interface Going {
  readonly state: PlayState
  readonly position: MedievalPosition
  /** The position with only those who matter on the way. */
  readonly near: MedievalPosition
  readonly passage: Passage
  readonly planned: PlannedMovement
  readonly fought: readonly CounterId[]
  readonly woundedBefore: boolean
  /** The strides that its points pay for once it is wounded. */
  readonly affordable: number
  /** The saves of the mover, against each harm. */
  readonly saves: readonly Save[]
  readonly awaiting: readonly Awaiting[]
  readonly owed: boolean
}

/** A defensive shot, and the step at which it falls. */
export interface Awaiting {
  readonly shot: FireAct
  readonly step: number
}

/** The mover on its way. */
export interface Underway {
  readonly step: number
  readonly condition: Condition
  /** The last stride it can take. */
  readonly last: number
  readonly memory: TurnMemory
  /** The shots that have fallen. */
  readonly fallen: readonly ActWithin[]
  /** The points of the whole way that they have left it; absent = all. */
  readonly points?: number
}

/** The end of a way: the duty that it settles is done, and the shots that fell on it have been fired. */
export function doneWay(
  { owed }: Going,
  { fallen }: Underway,
  worst: Arrival,
  effects: readonly Effect[],
): Opened {
  const fired = fallen.map(({ act }): Effect => ({ kind: 'acted', counter: act.firer }))
  return {
    kind: 'done',
    id: worst,
    name: ARRIVAL_NAMES[worst],
    effects: [...(owed ? [{ kind: 'settled' } as const] : []), ...effects, ...fired],
    ...(fallen.length > 0 && { within: fallen }),
  }
}
