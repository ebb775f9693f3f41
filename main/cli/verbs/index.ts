/** Every verb of the command line, in the order of the help. */
import type { AnyVerb } from '../verb'
import { advantage } from './advantage'
import { ASKING_VERBS } from './asking'
import { check } from './check'
import { convert } from './convert'
import { diff } from './diff'
import { exportVerb } from './export'
import { fov } from './fov'
import { importVerb } from './import'
import { info } from './info'
import { los } from './los'
import { mergeVerb } from './merge'
import { migrate } from './migrate'
import { newVerb } from './new'
import { play } from './play'
import { prove } from './prove'
import { publish } from './publish'
import { replay } from './replay'
import { resolve } from './resolve'
import { simulate } from './simulate'
import { tables } from './tables'

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
  advantage,
  ...ASKING_VERBS,
  importVerb,
  convert,
  publish,
  play,
  replay,
  simulate,
  diff,
  mergeVerb,
  migrate,
]
