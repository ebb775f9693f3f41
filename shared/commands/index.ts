/** Every command. Quick fixes and journals name them by id. */
import { addBoards, editBoard, removeBoard } from './entries/boards'
import { addCounterType, editCounterType, removeCounterType } from './entries/counterTypes'
import { addGroup, editGroup, removeGroup } from './entries/groups'
import { addLabel, editLabel, removeLabels } from './entries/labels'
import { addReinforcement, editReinforcement, removeReinforcement } from './entries/reinforcements'
import { addSide, editSide, removeSide } from './entries/sides'
import { addSpecialRule, editSpecialRule, removeSpecialRule } from './entries/specialRules'
import { addVictory, editVictory, removeVictory } from './entries/victory'
import { editTexts } from './editTexts'
import { editTurn } from './editTurn'
import { editTurns } from './editTurns'
import { addZone, editZone, removeZone } from './entries/zones'
import { changeHexes } from './changeHexes'
import { changeRuleset } from './changeRuleset'
import { clearHexside } from './clearHexside'
import { clearRegion } from './clearRegion'
import { clearStructure } from './clearStructure'
import { type Command } from './command/command'
import { editBackground } from './editBackground'
import { editCounter } from './editCounter'
import { editCounterTypes } from './editCounterTypes'
import { editHexsides } from './editHexsides'
import { editInfo } from './editInfo'
import { editMarker } from './editMarker'
import { editOrderOfBattle } from './editOrderOfBattle'
import { editStart } from './editStart'
import { eraseHexes } from './eraseHexes'
import { flipHexside } from './flipHexside'
import { joinMap } from './joinMap'
import { keepVassalGpids } from './keepVassalGpids'
import { layMarkers } from './layMarkers'
import { mergeSides } from './mergeSides'
import { mirrorMap } from './mirrorMap'
import { moveCounters } from './moveCounters'
import { paintTerrain } from './paintTerrain'
import { pasteRegion } from './pasteRegion'
import { placeCounter } from './placeCounter'
import { setCounterArt } from './setCounterArt'
import { placeCounterArt } from './placeCounterArt'
import { removeCounterArt } from './removeCounterArt'
import { removeBackground } from './removeBackground'
import { removeCounters } from './removeCounters'
import { removeHouseRow } from './removeHouseRow'
import { removeMarkers } from './removeMarkers'
import { resizeMap } from './resizeMap'
import { restack } from './restack'
import { setBackground } from './setBackground'
import { setCardDesign } from './setCardDesign'
import { setCounterQuantity } from './setCounterQuantity'
import { setCounterState } from './setCounterState'
import { setElevation } from './setElevation'
import { setGridLook } from './setGridLook'
import { setHexAttribute } from './setHexAttribute'
import { setHexsideFeature } from './setHexsideFeature'
import { setInfoPicture } from './setInfoPicture'
import { setHouseTable } from './setHouseTable'
import { setNumbering } from './setNumbering'
import { setOption } from './setOption'
import { setPlacement } from './setPlacement'
import { setStructure } from './setStructure'
import { setZoneHexes } from './setZoneHexes'
import { silence } from './silence'
import { takeHouseRules } from './takeHouseRules'
import { takeVersion } from './takeVersion'
import { turnCounter } from './turnCounter'
import { turnInside } from './turnInside'
import { unsilence } from './unsilence'
import { quarterTurnMap } from './quarterTurnMap'
import { turnMap } from './turnMap'

export const COMMANDS: readonly Command<unknown>[] = [
  paintTerrain,
  setElevation,
  setHexAttribute,
  eraseHexes,
  pasteRegion,
  clearRegion,
  setHexsideFeature,
  clearHexside,
  flipHexside,
  turnInside,
  editHexsides,
  setStructure,
  clearStructure,
  layMarkers,
  removeMarkers,
  editMarker,
  addLabel,
  editLabel,
  removeLabels,
  addZone,
  editZone,
  setZoneHexes,
  removeZone,
  placeCounter,
  moveCounters,
  turnCounter,
  restack,
  setPlacement,
  removeCounters,
  setCounterQuantity,
  setCounterState,
  editCounter,
  addCounterType,
  editCounterType,
  editCounterTypes,
  removeCounterType,
  setCounterArt,
  placeCounterArt,
  removeCounterArt,
  addSide,
  editSide,
  mergeSides,
  removeSide,
  addGroup,
  editGroup,
  removeGroup,
  addReinforcement,
  editReinforcement,
  removeReinforcement,
  editOrderOfBattle,
  addVictory,
  editVictory,
  removeVictory,
  addSpecialRule,
  editSpecialRule,
  removeSpecialRule,
  editInfo,
  setInfoPicture,
  editTexts,
  editStart,
  editTurns,
  editTurn,
  changeRuleset,
  setOption,
  setHouseTable,
  removeHouseRow,
  takeHouseRules,
  takeVersion,
  turnMap,
  quarterTurnMap,
  joinMap,
  mirrorMap,
  resizeMap,
  changeHexes,
  addBoards,
  editBoard,
  removeBoard,
  setNumbering,
  setGridLook,
  setCardDesign,
  setBackground,
  editBackground,
  removeBackground,
  silence,
  unsilence,
  keepVassalGpids,
]

/** The command of an id. */
export function commandById(id: string): Command<unknown> | undefined {
  return COMMANDS.find((command) => command.id === id)
}
