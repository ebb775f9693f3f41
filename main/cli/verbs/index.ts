/** Every verb of the command line, in the order of the help. */
import type { AnyVerb } from '../verb'
import { advantage } from './advantage'
import { check } from './check'
import { command } from './command'
import { contacts } from './contacts'
import { convert } from './convert'
import { danger } from './danger'
import { deadGround } from './deadGround'
import { exportVerb } from './export'
import { fight } from './fight'
import { fire } from './fire'
import { fov } from './fov'
import { importVerb } from './import'
import { info } from './info'
import { los } from './los'
import { naphtha } from './naphtha'
import { newVerb } from './new'
import { prove } from './prove'
import { reach } from './reach'
import { resolve } from './resolve'
import { retreats } from './retreats'
import { route } from './route'
import { safest } from './safest'
import { seen } from './seen'
import { stacking } from './stacking'
import { tables } from './tables'
import { turns } from './turns'
import { wandering } from './wandering'
import { watched } from './watched'

export const VERBS: readonly AnyVerb[] = [
  newVerb,
  info,
  check,
  prove,
  tables,
  resolve,
  exportVerb,
  los,
  fov,
  reach,
  route,
  advantage,
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
  importVerb,
  convert,
  {
    name: 'migrate',
    summary: { fr: 'met un fichier à la version actuelle', en: 'bring a file to the current version' },
    toCome: true,
  },
]
