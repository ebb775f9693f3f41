/** The verbs whose answers lie on the map, in the order of the help: `export --answer` prints them over it. */
import type { AskingVerb } from '../verb'
import { command } from './command'
import { contacts } from './contacts'
import { danger } from './danger'
import { deadGround } from './deadGround'
import { fight } from './fight'
import { fire } from './fire'
import { naphtha } from './naphtha'
import { reach } from './reach'
import { retreats } from './retreats'
import { route } from './route'
import { safest } from './safest'
import { seen } from './seen'
import { stacking } from './stacking'
import { turns } from './turns'
import { wandering } from './wandering'
import { watched } from './watched'

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
