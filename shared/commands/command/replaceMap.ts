/** The map of a document replaced as a whole, for the commands that turn, mirror, resize or join it. */
import { type Draft } from 'immer'
import { type Scenario } from '#shared/document/types'
import { found } from './cells'

/** Puts another map, and all that follows it, into the draft. */
export function replaceMap(draft: Draft<Scenario>, laid: Scenario): void {
  const target = draft as unknown as Record<string, unknown>
  const before = found(draft)
  for (const key of Object.keys(laid) as (keyof Scenario)[])
    if (laid[key] !== before[key]) target[key] = laid[key]
}
