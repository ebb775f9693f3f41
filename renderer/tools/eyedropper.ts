/** Alt and a click: takes what lies under the pointer into the options of the tool in hand. */
import { elevationAt, hexsideAt, terrainAt } from '#shared/document/map'
import { type Pointed, type ToolContext } from './tool'
import { type ToolId } from './toolIds'

export function pickUnder(at: Pointed, tool: ToolId, context: ToolContext): void {
  const { map, counters } = context.scenario
  if (tool === 'hexside') {
    const side = hexsideAt(map, at.hexside)
    const found = side?.opening ?? side?.fixture ?? side?.barrier ?? side?.way
    if (found) context.setOptions({ feature: found.feature })
  } else if (tool === 'counter') {
    const counter = at.counter && counters[at.counter]
    if (counter) context.setOptions({ counterType: counter.type })
  } else if (tool === 'elevation') {
    context.setOptions({ elevationMode: 'set', elevationValue: elevationAt(map, at.hex) })
  } else {
    const terrain = terrainAt(map, at.hex)
    if (terrain !== undefined) context.setOptions({ terrain })
  }
}
