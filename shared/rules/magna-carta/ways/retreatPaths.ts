/** The paths by which a counter may retreat (MC-RET). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { addHex, type Axial, hexDistance } from '#shared/hex/axial'
import { DIRECTIONS, neighbors, step } from '#shared/hex/direction'
import { isTwoHex } from '../position/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { planMovement } from './planMovement'
import { times } from '../retreat/retreat'

/** The cause of a retreat: the hex that fired at it, or the opponents of the combat. */
export interface RetreatCause {
  readonly firer?: Axial
  readonly fought?: readonly CounterId[]
}

interface LegalRetreats {
  /** Each without the start; front hexes for a rider. Empty: the counter stays and is wounded (MC-RET-3). */
  readonly paths: readonly (readonly Axial[])[]
  /** The reasons why there is none, or what allowed them. */
  readonly because: readonly Reason[]
}

/** Every path of exactly that many hexes by which a counter may retreat. @rule MC-RET-1 @rule MC-RET-3 @rule MC-RET-4 */
export function legalRetreats(
  position: MedievalPosition,
  mover: CounterId,
  distance: number,
  cause: RetreatCause,
): LegalRetreats {
  const counter = position.scenario.counters[mover]
  const [start] = footprint(position.scenario, counter)
  if (!counter || !start) return { paths: [], because: [because('MC-RET-3', { counter: mover })] }
  const tried = pathsOutward(start, distance, isTwoHex(position, counter)).map((path) => ({
    path,
    refused: planMovement(position, { counter: mover, kind: 'retreat', path, ...cause }).refused,
  }))
  const paths = tried.filter(({ refused }) => refused.length === 0).map(({ path }) => path)
  const likewise = cause.fought ? [because('MC-RET-4', { counter: mover })] : []
  const against = new Map(
    tried.flatMap(({ refused }) => refused).map(({ reason }) => [reasonKey(reason), reason]),
  )
  if (paths.length === 0)
    return { paths, because: [because('MC-RET-3', { counter: mover }), ...likewise, ...against.values()] }
  const forbidden = [...against.values()].filter(({ rule }) => rule === 'MC-INF-4')
  const allowed = cause.fought ? likewise : [because('MC-RET-1', { counter: mover })]
  return { paths, because: [...allowed, ...forbidden] }
}

function reasonKey(reason: Reason): string {
  return JSON.stringify(reason)
}

/** Paths that get one hex farther from the start at every step; a rider's run straight. */
function pathsOutward(start: Axial, distance: number, straight: boolean): Axial[][] {
  if (straight)
    return DIRECTIONS.map((way) =>
      Array.from({ length: distance }, (_, index) => addHex(start, times(step(way), index + 1))),
    )
  let paths: Axial[][] = [[]]
  for (let length = 1; length <= distance; length++)
    paths = paths.flatMap((path) =>
      neighbors(path.at(-1) ?? start)
        .filter((hex) => hexDistance(start, hex) === length)
        .map((hex) => [...path, hex]),
    )
  return paths
}
