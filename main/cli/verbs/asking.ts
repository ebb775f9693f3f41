/** The verbs whose answers lie on the map, in the order of the help: `export --answer` prints them over it. */
import type { AskingVerb } from '../verb'
import { fight } from './fight'
import { fire } from './fire'
import {
  command,
  contacts,
  danger,
  deadGround,
  naphtha,
  safest,
  stacking,
  turns,
  wandering,
  watched,
} from './questions'
import { reach } from './reach'
import { retreats } from './retreats'
import { route } from './route'
import { seen } from './seen'

export const ASKING_VERBS: readonly AskingVerb[] = [
  route,
  reach,
  seen,
  retreats,
  safest,
  fire,
  fight,
  contacts,
  stacking,
  command,
  wandering,
  naphtha,
  danger,
  turns,
  deadGround,
  watched,
]
