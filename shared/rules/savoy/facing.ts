/** The kind of facing of Savoy's counters (SV-CTR-4). */
import { type Counter } from '#shared/document/types'
import { isTwoHex, type Position } from '../magna-carta/position/position'

/** @rule SV-CTR-4 On foot a vertex, mounted a side. */
export function facingKind(position: Position, counter: Counter): 'side' | 'vertex' {
  return isTwoHex(position, counter) ? 'side' : 'vertex'
}
