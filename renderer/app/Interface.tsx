/** Everything round the map: loaded once the map is on screen (Shell.tsx). */
import { Tooltip } from 'radix-ui'
import { type ReactNode } from 'react'
import { Dialogs } from '../dialogs/Dialogs'
import { late } from '../ui/controls/late'
import { useUiState } from '../ui/EditorContext'
import { OptionsBar } from '../toolbars/OptionsBar'
import { FileDrop } from './FileDrop'
import { MapMenu } from './MapMenu'
import { Minimap } from './Minimap'
import { SidePanel } from './SidePanel'
import { StatusLine } from './StatusLine'
import { ToolRail } from './ToolRail'
import { TopBar } from './TopBar'

export { LabelField } from './LabelField'
export { ChooseBar } from './ChooseBar'
export { StackFan } from './StackFan'
export { selectionAt } from './selectionAt'

const ArmiesView = late(() => import('../panels/armies/ArmiesView'), 'ArmiesView')
const ScenarioView = late(() => import('../panels/scenario/ScenarioView'), 'ScenarioView')
const OrderView = late(() => import('../panels/orderOfBattle/OrderView'), 'OrderView')
const PlayView = late(() => import('../dialogs/play/PlayView'), 'PlayView')
const Guide = late(() => import('../panels/guide/Guide'), 'Guide')

const TIP_DELAY_MS = 500

/** The parts before the map in reading order. */
export function Bars(): ReactNode {
  return (
    <Tooltip.Provider delayDuration={TIP_DELAY_MS}>
      <TopBar />
      <OptionsBar />
      <ToolRail />
    </Tooltip.Provider>
  )
}

/** The parts after the map, and those that open over it. */
export function Panels(): ReactNode {
  return (
    <Tooltip.Provider delayDuration={TIP_DELAY_MS}>
      <Minimap />
      <GuideSpace />
      <SidePanel />
      <OtherView />
      <StatusLine />
      <MapMenu />
      <FileDrop />
      <Dialogs />
    </Tooltip.Provider>
  )
}

function GuideSpace(): ReactNode {
  const shown = useUiState(({ guide }) => guide !== undefined)
  return <>{shown && <Guide />}</>
}

/** Lies over map, tools and panels, which stay as they are below. */
function OtherView(): ReactNode {
  const view = useUiState((state) => state.view)
  return (
    <>
      {view === 'armies' && <ArmiesView />}
      {view === 'order' && <OrderView />}
      {view === 'scenario' && <ScenarioView />}
      {view === 'play' && <PlayView />}
    </>
  )
}
