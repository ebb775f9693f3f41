/** Every tool, in the order of the rail. */
import { brush } from './brush'
import { counter } from './counter'
import { elevation } from './elevation'
import { eraser } from './eraser'
import { fill } from './fill'
import { hexside } from './hexside/hexside'
import { marker } from './marker'
import { pan } from './pan'
import { route } from './route/route'
import { select } from './select'
import { sight } from './sight/sight'
import { structure } from './structure'
import { type Tool } from './tool'

export const tools: readonly Tool[] = [
  select,
  pan,
  brush,
  fill,
  eraser,
  elevation,
  hexside,
  structure,
  marker,
  counter,
  sight,
  route,
]
