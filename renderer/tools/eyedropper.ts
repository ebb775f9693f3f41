/** Alt and a click: takes what lies under the pointer into the options of the tool in hand, or names it an opponent. */
import { HEX_ATTRIBUTES, hexAttribute } from '#shared/document/hexAttributes'
import { elevationAt, markersAt, structureAt, terrainAt } from '#shared/document/map'
import { type ToolContext } from '../editor/ports/toolContext'
import { type ToolId } from '../toolOptions/toolIds'
import { pickSide } from './hexside/pick'
import { pickLook } from './label/labelLook'
import { wayUnder } from './road/ways'
import { routeInHand, withOpponent } from './route/drawing'
import { causeOf } from './route/kinds'
import { type Pointed } from './gestures/tool'
import { zoneAt } from './zone/zones'

export function pickUnder(at: Pointed, tool: ToolId, context: ToolContext): void {
  const { map, counters } = context.scenario
  if (tool === 'hexside') {
    pickSide(at, context)
  } else if (tool === 'road') {
    const found = wayUnder(map, at)
    if (found) context.setOptions({ way: found.feature, wayErases: false })
  } else if (tool === 'structure') {
    const found = structureAt(map, at.hex)
    if (found)
      context.setOptions({ structure: found.feature, ...(found.facing && { structureFacing: found.facing }) })
  } else if (tool === 'marker') {
    const found = markersAt(map, at.hex).at(-1)
    if (found) context.setOptions({ marker: found.kind, ...(found.facing && { markerFacing: found.facing }) })
  } else if (tool === 'counter') {
    const counter = at.counter && counters[at.counter]
    if (counter) context.setOptions({ counterType: counter.type })
  } else if (tool === 'route') {
    const route = routeInHand(context, context.scenario)
    const cause = causeOf(context.options)
    if (route && cause && at.counter !== undefined && at.counter !== route.counter)
      context.setRoute(withOpponent(route, at.counter, cause))
  } else if (tool === 'attribute') {
    const value = hexAttribute(map, at.hex, context.options.attribute)
    const other = HEX_ATTRIBUTES.find(({ id }) => hexAttribute(map, at.hex, id) > 0)
    if (value > 0) context.setOptions({ attributeLevel: value })
    else if (other)
      context.setOptions({ attribute: other.id, attributeLevel: hexAttribute(map, at.hex, other.id) })
  } else if (tool === 'zone') {
    const zone = zoneAt(at.hex, context.scenario)
    if (zone !== undefined) {
      context.setOptions({ zone })
      context.select({ kind: 'zone', zone })
    }
  } else if (tool === 'label') {
    pickLook(at, context)
  } else if (tool === 'elevation') {
    context.setOptions({ elevationMode: 'set', elevationValue: elevationAt(map, at.hex) })
  } else {
    const terrain = terrainAt(map, at.hex)
    if (terrain !== undefined) context.setOptions({ terrain, scatter: false })
  }
}
