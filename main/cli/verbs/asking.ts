/** The verbs whose answers lie on the map, in the order of the help: `export --answer` prints them over it. */
import type { AskingVerb } from '../verb'
import { fight } from './fight'
import { fire } from './fire'
import { QUESTION_VERBS, safest } from './questions'
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
  ...QUESTION_VERBS,
]
