/** Limits what a click may pick: nothing of a layer that is locked or hidden (MAP-5). */
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures } from '#shared/document/types'
import { isPickable } from '../../editor/layers'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type Pointed, type ToolEvent } from '../gestures/tool'

type Seen = Pick<ToolContext, 'scenario' | 'view'>

/** The place without its counter, when counters cannot be picked. */
export function pickedAt<P extends Pointed | undefined>(at: P, { view }: Seen): P {
  return at?.counter === undefined || isPickable('counters', view) ? at : { ...at, counter: undefined }
}

export function pickedEvent(event: ToolEvent, context: Seen): ToolEvent {
  return event.kind === 'cancel' ? event : { ...event, at: pickedAt(event.at, context) }
}

/** True when the side carries something that can be picked. */
export function isSideToPick({ hexside }: Pick<Pointed, 'hexside'>, { scenario, view }: Seen): boolean {
  const features: HexsideFeatures = hexsideAt(scenario.map, hexside) ?? {}
  const { barrier, opening, fixture, way } = features
  return Boolean(
    ((barrier ?? opening ?? fixture) && isPickable('hexsides', view)) || (way && isPickable('ways', view)),
  )
}
