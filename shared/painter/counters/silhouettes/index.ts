/** The figure of every category. */
import { type Silhouette } from '#shared/rules/counterFace'
import { archer } from './archer'
import { beast } from './beast'
import { boat } from './boat'
import { caster } from './caster'
import { cataphract } from './cataphract'
import { crossbowman } from './crossbowman'
import { dragon } from './dragon'
import { engine } from './engine'
import { type Figure } from './figure'
import { giant } from './giant'
import { horde } from './horde'
import { knight } from './knight'
import { leader } from './leader'
import { lightRider } from './lightRider'
import { monk } from './monk'
import { mountedArcher } from './mountedArcher'
import { peasant } from './peasant'
import { pikeman } from './pikeman'
import { rider } from './rider'
import { serpent } from './serpent'
import { skirmisher } from './skirmisher'
import { spearman } from './spearman'
import { swordsman } from './swordsman'
import { winged } from './winged'

export const FIGURES: Readonly<Record<Silhouette, Figure>> = {
  swordsman,
  spearman,
  archer,
  crossbowman,
  knight,
  rider,
  'mounted-archer': mountedArcher,
  leader,
  peasant,
  monk,
  skirmisher,
  pikeman,
  horde,
  'light-rider': lightRider,
  cataphract,
  caster,
  beast,
  winged,
  giant,
  dragon,
  engine,
  boat,
  serpent,
}
