/** Every check, in the order of the panel. */
import { type Check } from './check'
import { cardTooLarge } from './cardTooLarge'
import { concealedInSight } from './concealedInSight'
import { contradictoryStats } from './contradictoryStats'
import { duplicateCounter } from './duplicateCounter'
import { entranceOutside } from './entranceOutside'
import { entranceOwner } from './entranceOwner'
import { fordless } from './fordless'
import { forbiddenTerrain } from './forbiddenTerrain'
import { hiddenAtSetUp } from './hiddenAtSetUp'
import { hiddenMarker } from './hiddenMarker'
import { houseRules } from './houseRules'
import { labelCut } from './labelCut'
import { markerFacing } from './markerFacing'
import { misplacedMarker } from './misplacedMarker'
import { missingFace } from './missingFace'
import { nearlyClosed } from './nearlyClosed'
import { nightUnderground } from './nightUnderground'
import { noEntrance } from './noEntrance'
import { offMap } from './offMap'
import { openingOutsideWall } from './openingOutsideWall'
import { overlap } from './overlap'
import { reinforcementOnMap } from './reinforcementOnMap'
import { retreatCutOff } from './retreatCutOff'
import { retreatEdge } from './retreatEdge'
import { retreatShared } from './retreatShared'
import { seamLevel } from './seamLevel'
import { seamWall } from './seamWall'
import { seamWay } from './seamWay'
import { shortQuantity } from './shortQuantity'
import { smallText } from './smallText'
import { splitRider } from './splitRider'
import { surplusDecoys } from './surplusDecoys'
import { twinAbbreviation } from './twinAbbreviation'
import { unintendedHole } from './unintendedHole'
import { unknownCounterType } from './unknownCounterType'
import { unknownFeature } from './unknownFeature'
import { unknownImage } from './unknownImage'
import { unknownLeader } from './unknownLeader'
import { unknownReinforcement } from './unknownReinforcement'
import { unknownSide } from './unknownSide'
import { unknownTerrain } from './unknownTerrain'
import { unknownGroup } from './unknownGroup'
import { unusualStats } from './unusualStats'
import { victoryOfNothing } from './victoryOfNothing'
import { wrongAbbreviation } from './wrongAbbreviation'
import { wrongFacing } from './wrongFacing'
import { wrongValue } from './wrongValue'

export const CHECKS: readonly Check[] = [
  houseRules,
  nightUnderground,
  unknownTerrain,
  unknownFeature,
  unknownSide,
  unknownGroup,
  unknownReinforcement,
  unknownLeader,
  unknownCounterType,
  unknownImage,
  duplicateCounter,
  shortQuantity,
  offMap,
  labelCut,
  overlap,
  forbiddenTerrain,
  misplacedMarker,
  wrongFacing,
  splitRider,
  markerFacing,
  openingOutsideWall,
  entranceOutside,
  entranceOwner,
  nearlyClosed,
  noEntrance,
  unintendedHole,
  fordless,
  seamWay,
  seamWall,
  seamLevel,
  hiddenAtSetUp,
  concealedInSight,
  surplusDecoys,
  hiddenMarker,
  reinforcementOnMap,
  victoryOfNothing,
  retreatEdge,
  retreatCutOff,
  retreatShared,
  missingFace,
  wrongValue,
  contradictoryStats,
  unusualStats,
  wrongAbbreviation,
  twinAbbreviation,
  cardTooLarge,
  smallText,
]
