/** The figure of every category. */
import { type Silhouette } from '#shared/rules/counterFace'
import { archer } from './archer'
import { crossbowman } from './crossbowman'
import { type Figure } from './figure'
import { knight } from './knight'
import { leader } from './leader'
import { monk } from './monk'
import { mountedArcher } from './mountedArcher'
import { peasant } from './peasant'
import { rider } from './rider'
import { spearman } from './spearman'
import { swordsman } from './swordsman'

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
}
