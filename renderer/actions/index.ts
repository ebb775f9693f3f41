/** Every action, in the order of the menus. */
import { type Action } from './action'
import { removeBackgroundPicture, setBackgroundPicture } from './backgroundPicture'
import { brushLarger, brushSmaller } from './brushRadius'
import { copy, cut, duplicate, paste } from './clipboard'
import { importPictures } from './importPictures'
import { compareCopy } from './compareCopy'
import { counterTable } from './counterTable'
import { exportBattleCsv, exportCsv, importCsv } from './csv'
import { exportFindingsJson, exportFindingsMarkdown } from './exportFindings'
import { deleteSelection } from './deleteSelection'
import { clearRound, encloseHexes } from './encloseHexes'
import { openFile, save, saveAs } from './file'
import { editType } from './editType'
import { alignFacings, faceHex } from './faceTogether'
import { flipInside } from './flipInside'
import { nudges } from './nudge'
import { orderOfBattle } from './orderOfBattle'
import { openGamePlace, scenarioView } from './scenarioView'
import { foldPanels, panelActions } from './panels'
import { placeHigher, placeLower } from './placeHigher'
import { layCounters, takeOffMap } from './layCounters'
import { selectZoneHexes, typeLabel, zoneFromHexes } from './labelsAndZones'
import { lowerInStack, raiseInStack } from './restackCounters'
import { selectAllCounters } from './selectAllCounters'
import { removeAllMarkers, removeStructure, selectAreas } from './selectedHexes'
import { clearSide, openOrClose, turnSidesInside } from './selectedSide'
import { selectGroup } from './selectGroup'
import { selectAllHexes, selectSameTerrain } from './selectHexes'
import { keepTypesAction } from './keepTypes'
import {
  addCounterTypes,
  changeHexSize,
  changeOrientation,
  changeRules,
  editHouseRules,
  exportGame,
  publishEdition,
  shareScenario,
  importMap,
  exportMap,
  joinOtherMap,
  mergeCopy,
  newScenario,
  openGallery,
  playGame,
  showBalance,
  printMap,
  changeCardDesign,
  changeGridLook,
  renumberMap,
  resizeWholeMap,
  showAbout,
  showGuide,
  showPalette,
  showRules,
  showShortcuts,
  versions,
} from './showDialog'
import { cropToSelection, mirrorLeftRight, mirrorTopBottom, turnWholeMap } from './wholeMap'
import { swapTerrain } from './swapTerrain'
import { turnLeft, turnRight } from './turnCounters'
import { turnOver } from './turnOver'
import { redo, undo } from './undo'
import { languageActions, layerActions, showHints, showMinimap, styleActions, themeActions } from './view'
import { actualSize, fit, zoomIn, zoomOut } from './zoom'

export const actions: readonly Action[] = [
  newScenario,
  openGallery,
  openFile,
  save,
  saveAs,
  versions,
  compareCopy,
  mergeCopy,
  exportMap,
  exportGame,
  shareScenario,
  playGame,
  showBalance,
  publishEdition,
  importMap,
  printMap,
  addCounterTypes,
  importCsv,
  exportCsv,
  exportBattleCsv,
  exportFindingsMarkdown,
  exportFindingsJson,
  importPictures,
  undo,
  redo,
  cut,
  copy,
  paste,
  duplicate,
  deleteSelection,
  ...nudges,
  selectAllCounters,
  selectGroup,
  selectAllHexes,
  selectSameTerrain,
  selectAreas,
  turnRight,
  turnLeft,
  faceHex,
  alignFacings,
  layCounters,
  takeOffMap,
  turnOver,
  editType,
  keepTypesAction,
  raiseInStack,
  lowerInStack,
  placeHigher,
  placeLower,
  flipInside,
  turnSidesInside,
  openOrClose,
  clearSide,
  encloseHexes,
  clearRound,
  removeStructure,
  removeAllMarkers,
  zoneFromHexes,
  selectZoneHexes,
  typeLabel,
  resizeWholeMap,
  cropToSelection,
  changeHexSize,
  renumberMap,
  changeGridLook,
  changeCardDesign,
  turnWholeMap,
  mirrorLeftRight,
  mirrorTopBottom,
  joinOtherMap,
  changeOrientation,
  editHouseRules,
  changeRules,
  setBackgroundPicture,
  removeBackgroundPicture,
  brushLarger,
  brushSmaller,
  swapTerrain,
  zoomIn,
  zoomOut,
  fit,
  actualSize,
  showMinimap,
  counterTable,
  orderOfBattle,
  scenarioView,
  openGamePlace,
  ...styleActions,
  ...panelActions,
  foldPanels,
  ...layerActions,
  ...languageActions,
  ...themeActions,
  showPalette,
  showRules,
  showShortcuts,
  showHints,
  showGuide,
  showAbout,
]

export function actionById(id: string): Action | undefined {
  return actions.find((action) => action.id === id)
}
