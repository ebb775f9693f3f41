/** Every check, in the order of the panel. */
import { type Check } from './check'
import { cardTooLarge } from './cardTooLarge'
import { contactAtStart, underFireAtStart } from './clashAtStart'
import { concealedInSight } from './concealedInSight'
import { contradictoryStats } from './contradictoryStats'
import { duplicateCounter } from './duplicateCounter'
import { entranceOutside } from './entranceOutside'
import { entranceOwner } from './entranceOwner'
import { forbiddenTerrain } from './forbiddenTerrain'
import { entrySpan } from './entrySpan'
import { fordless } from './fordless'
import { hiddenAtSetUp } from './hiddenAtSetUp'
import { hiddenMarker } from './hiddenMarker'
import { houseRules } from './houseRules'
import { labelCut } from './labelCut'
import { ladderWithoutWall } from './ladderWithoutWall'
import { levelStairs } from './levelStairs'
import { markerFacing } from './markerFacing'
import { misplacedMarker } from './misplacedMarker'
import { missingFace } from './missingFace'
import { nearlyClosed } from './nearlyClosed'
import { nightUnderground } from './nightUnderground'
import { noEntrance } from './noEntrance'
import { objectiveForbidden } from './objectiveForbidden'
import { offMap } from './offMap'
import { offPage } from './offPage'
import { openingOutsideWall } from './openingOutsideWall'
import { outsideZone } from './outsideZone'
import { overlap } from './overlap'
import { reinforcementEntry } from './reinforcementEntry'
import { reinforcementOnMap } from './reinforcementOnMap'
import { reinforcementTurn } from './reinforcementTurn'
import { retreatCutOff } from './retreatCutOff'
import { retreatEdge } from './retreatEdge'
import { retreatShared } from './retreatShared'
import { seamLevel } from './seamLevel'
import { seamWall } from './seamWall'
import { seamWay } from './seamWay'
import { sheerDrop } from './sheerDrop'
import { shortQuantity } from './shortQuantity'
import { smallText } from './smallText'
import { splitRider } from './splitRider'
import { surplusDecoys } from './surplusDecoys'
import { turnBeyondEnd } from './turnBeyondEnd'
import { turnedFeature } from './turnedFeature'
import { twinAbbreviation } from './twinAbbreviation'
import { unintendedHole } from './unintendedHole'
import { unknownCounterType } from './unknownCounterType'
import { unknownFeature } from './unknownFeature'
import { unknownGroup } from './unknownGroup'
import { unknownImage } from './unknownImage'
import { unknownLeader } from './unknownLeader'
import { unknownReinforcement } from './unknownReinforcement'
import { unknownSide } from './unknownSide'
import { unknownTerrain } from './unknownTerrain'
import { unknownThing } from './unknownThing'
import { unprintable } from './unprintable'
import { unusualStats } from './unusualStats'
import { victoryOfNothing } from './victoryOfNothing'
import { victoryTooLate } from './victoryTooLate'
import { victoryTooMuch } from './victoryTooMuch'
import { wrongAbbreviation } from './wrongAbbreviation'
import { wrongFacing } from './wrongFacing'
import { wrongValue } from './wrongValue'
import { zonesOverlap } from './zonesOverlap'
import { zoneTooSmall } from './zoneTooSmall'

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
  unknownThing,
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
  turnedFeature,
  levelStairs,
  ladderWithoutWall,
  sheerDrop,
  entranceOutside,
  entranceOwner,
  nearlyClosed,
  noEntrance,
  unintendedHole,
  fordless,
  seamWay,
  seamWall,
  seamLevel,
  outsideZone,
  zoneTooSmall,
  zonesOverlap,
  contactAtStart,
  underFireAtStart,
  hiddenAtSetUp,
  concealedInSight,
  surplusDecoys,
  hiddenMarker,
  reinforcementOnMap,
  turnBeyondEnd,
  reinforcementTurn,
  reinforcementEntry,
  entrySpan,
  victoryOfNothing,
  victoryTooMuch,
  victoryTooLate,
  objectiveForbidden,
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
  unprintable,
  offPage,
]
