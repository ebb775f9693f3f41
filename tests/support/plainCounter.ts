/** A counter healthy in the tray, facing v0, but for what is given. */
import { type Counter } from '#shared/document/armies'

/** Its type must be given; a `hex` puts it on the map. */
export function plainCounter(own: Pick<Counter, 'type'> & Partial<Counter>): Counter {
  return {
    name: '',
    facing: { kind: 'vertex', index: 0 },
    placement: 'ground',
    rank: 0,
    face: 'healthy',
    status: {},
    hidden: false,
    decoy: false,
    ...own,
  }
}
