/** Where a unit can go with its points (`reach`). */
import { type CounterId } from '#shared/document/types'
import { type ReachAnswer } from '../reach'
import { type FantasyPosition } from './fantasyRules'

export function reach(_position: FantasyPosition, _mover: CounterId, _points?: number): ReachAnswer {
  return { hexes: [], because: [] }
}
