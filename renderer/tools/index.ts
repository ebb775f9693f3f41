/** Every tool, in the order of the rail. */
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type ToolId } from '../toolOptions/toolIds'
import { ask } from './ask/ask'
import { attribute } from './attribute'
import { background } from './background/background'
import { brush } from './brush'
import { counter } from './counter/counter'
import { elevation } from './elevation'
import { eraser } from './eraser'
import { fill } from './fill'
import { hexside } from './hexside/hexside'
import { label } from './label/label'
import { marker } from './marker'
import { measure } from './measure/measure'
import { pan } from './pan'
import { road } from './road/road'
import { route } from './route/route'
import { select } from './select'
import { sight } from './sight/sight'
import { stamp } from './stamp/stamp'
import { structure } from './structure'
import { type Tool } from './gestures/tool'
import { zone } from './zone/zone'

export const tools: readonly Tool[] = [
  select,
  pan,
  brush,
  fill,
  eraser,
  elevation,
  attribute,
  hexside,
  road,
  structure,
  marker,
  counter,
  stamp,
  label,
  zone,
  background,
  sight,
  route,
  ask,
  measure,
]

/** The tools that mean something under a ruleset. */
export function toolsFor(ruleset: Ruleset): readonly Tool[] {
  return tools.filter(({ isOffered }) => isOffered(ruleset))
}

export function isOffered(tool: ToolId, ruleset: Ruleset): boolean {
  return toolsFor(ruleset).some(({ id }) => id === tool)
}
