/** Every check, in the order of the panel. */
import { type Check } from './check'
import { duplicateCounter } from './duplicateCounter'
import { forbiddenTerrain } from './forbiddenTerrain'
import { houseRules } from './houseRules'
import { nearlyClosed } from './nearlyClosed'
import { noEntrance } from './noEntrance'
import { offMap } from './offMap'
import { openingOutsideWall } from './openingOutsideWall'
import { overlap } from './overlap'
import { splitRider } from './splitRider'
import { unintendedHole } from './unintendedHole'
import { unknownCounterType } from './unknownCounterType'
import { unknownFeature } from './unknownFeature'
import { unknownImage } from './unknownImage'
import { unknownSide } from './unknownSide'
import { unknownTerrain } from './unknownTerrain'
import { wrongAbbreviation } from './wrongAbbreviation'
import { wrongFacing } from './wrongFacing'

export const CHECKS: readonly Check[] = [
  houseRules,
  unknownTerrain,
  unknownFeature,
  unknownSide,
  unknownCounterType,
  unknownImage,
  duplicateCounter,
  offMap,
  overlap,
  forbiddenTerrain,
  wrongFacing,
  splitRider,
  openingOutsideWall,
  nearlyClosed,
  noEntrance,
  unintendedHole,
  wrongAbbreviation,
]
