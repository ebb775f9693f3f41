/** The ready designs, in the order in which they are offered. */
import { type ReadyDesignId } from '#shared/document/armies'
import { boxed } from './boxed'
import { figure } from './figure'
import { numbers } from './numbers'
import { type ReadyDesign } from './readyDesign'
import { standard } from './standard'

export const READY_DESIGNS: Readonly<Record<ReadyDesignId, ReadyDesign>> = {
  standard,
  figure,
  numbers,
  boxed,
}
