/** The dialogs of the page: one opened by name, and those that open by themselves when needed. */
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { late } from '../ui/controls/late'
import { useEditor, useUiState } from '../ui/EditorContext'
import { type DialogId } from '../ui/uiStore'
import { prepareExport } from '../workers/readyWorker'
import { AboutDialog } from './AboutDialog'
import { FileErrorDialog } from './FileErrorDialog'
import { GalleryDialog } from './gallery/GalleryDialog'
import { NewScenarioDialog } from './NewScenarioDialog'
import { AskedQuestion } from './Question'
import { RecoveryDialog } from './RecoveryDialog'
import { SaveTroubleDialog } from './SaveTroubleDialog'
import { UnsavedDialog } from './UnsavedDialog'
import { VersionsDialog } from './VersionsDialog'

const ExportDialog = late(() => {
  // Its worker starts beside it: the first page of the preview waits for the longer of the two, not for both.
  prepareExport()
  return import('./export/ExportDialog')
}, 'ExportDialog')
const ShareDialog = late(() => import('./share/ShareDialog'), 'ShareDialog')
const PublishDialog = late(() => import('./publish/PublishDialog'), 'PublishDialog')
const ShortcutsDialog = late(() => import('./shortcuts/ShortcutsDialog'), 'ShortcutsDialog')
const CommandPalette = late(() => import('./palette/CommandPalette'), 'CommandPalette')
const JoinMapDialog = late(() => import('./map/JoinMapDialog'), 'JoinMapDialog')
const MergeCopyDialog = late(() => import('./mergeCopy/MergeCopyDialog'), 'MergeCopyDialog')
const ResizeMapDialog = late(() => import('./map/ResizeMapDialog'), 'ResizeMapDialog')
const OrientationDialog = late(() => import('./map/OrientationDialog'), 'OrientationDialog')
const HexSizeDialog = late(() => import('./map/HexSizeDialog'), 'HexSizeDialog')
const NumberingDialog = late(() => import('./map/NumberingDialog'), 'NumberingDialog')
const GridLookDialog = late(() => import('./map/GridLookDialog'), 'GridLookDialog')
const CatalogueDialog = late(() => import('./catalogue/CatalogueDialog'), 'CatalogueDialog')
const CardDesignDialog = late(() => import('./cardDesign/CardDesignDialog'), 'CardDesignDialog')
const ImportCsvDialog = late(() => import('./importCsv/ImportCsvDialog'), 'ImportCsvDialog')
const ImportMapDialog = late(() => import('./importMap/ImportMapDialog'), 'ImportMapDialog')
const ImportPicturesDialog = late(
  () => import('./importPictures/ImportPicturesDialog'),
  'ImportPicturesDialog',
)
const CounterArtDialog = late(() => import('./counterArt/CounterArtDialog'), 'CounterArtDialog')
const RulesDialog = late(() => import('./rules/RulesDialog'), 'RulesDialog')
const HouseRulesDialog = late(() => import('./houseRules/HouseRulesDialog'), 'HouseRulesDialog')
const PlayDialog = late(() => import('./play/PlayDialog'), 'PlayDialog')
const BalanceDialog = late(() => import('./play/balance/BalanceDialog'), 'BalanceDialog')
const OtherRulesDialog = late(() => import('./otherRules/OtherRulesDialog'), 'OtherRulesDialog')

const DIALOGS: Readonly<Record<DialogId, ReactNode>> = {
  new: <NewScenarioDialog />,
  // Keyed apart: going from one to the other starts anew.
  export: <ExportDialog key="export" purpose="export" />,
  'export-game': <ExportDialog key="export-game" purpose="export" whole />,
  print: <ExportDialog key="print" purpose="print" />,
  share: <ShareDialog />,
  publish: <PublishDialog />,
  gallery: <GalleryDialog />,
  versions: <VersionsDialog />,
  'merge-copy': <MergeCopyDialog />,
  'import-csv': <ImportCsvDialog />,
  'import-map': <ImportMapDialog />,
  'import-pictures': <ImportPicturesDialog />,
  'counter-art': <CounterArtDialog />,
  catalogue: <CatalogueDialog />,
  'join-map': <JoinMapDialog />,
  'resize-map': <ResizeMapDialog />,
  'hex-size': <HexSizeDialog />,
  numbering: <NumberingDialog />,
  'grid-look': <GridLookDialog />,
  'card-design': <CardDesignDialog />,
  orientation: <OrientationDialog />,
  'house-rules': <HouseRulesDialog />,
  'other-rules': <OtherRulesDialog />,
  play: <PlayDialog />,
  balance: <BalanceDialog />,
  rules: <RulesDialog />,
  palette: <CommandPalette />,
  shortcuts: <ShortcutsDialog />,
  about: <AboutDialog />,
}

export function Dialogs(): ReactNode {
  const dialog = useUiState((state) => state.dialog)
  const below = useUiState((state) => state.below)
  return (
    <>
      {/* Fetched when first asked for: the panels stay while it comes. */}
      <>{[below, dialog].map((id) => id && <Fragment key={id}>{DIALOGS[id]}</Fragment>)}</>
      <SelfShown />
    </>
  )
}

/**
 * Never two at the same moment, nor together with the dialog asked for: each hides from assistive techniques what is beside
 * it, so that two coming at once would hide each other. The later one lies on top.
 */
function SelfShown(): ReactNode {
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true))
    return () => clearTimeout(timer)
  }, [])
  const { error } = useStore(useEditor().files.fileError)
  if (!started) return null
  return (
    <>
      {!error && <RecoveryDialog />}
      <AskedQuestion />
      <FileErrorDialog />
      <UnsavedDialog />
      <SaveTroubleDialog />
    </>
  )
}
