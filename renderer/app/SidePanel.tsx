/** The panels at the right: inspector, counters and layers in turn, those of a tool while it is in hand; findings below. */
import PanelRightClose from 'lucide-react/icons/panel-right-close'
import PanelRightOpen from 'lucide-react/icons/panel-right-open'
import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { foldPanels, PANEL_NAMES } from '../actions/panels'
import { CounterTray } from '../panels/counters/CounterTray'
import { FindingsPanel } from '../panels/findings/FindingsPanel'
import { Inspector } from '../panels/inspector/Inspector'
import { LayersPanel } from '../panels/layers/LayersPanel'
import { RoutePanel } from '../panels/route/RoutePanel'
import { ActionButton } from '../ui/controls/IconButton'
import { late } from '../ui/controls/late'
import { Splitter } from '../ui/controls/Splitter'
import { useEditor, useEditorState, useSay, useUi, useUiState } from '../ui/EditorContext'
import { PANEL_WIDTH, type PanelTab } from '../ui/uiStore'
import { type Icon } from '../ui/icons'
import { TOOL_PAGES, leaveSheet, useSheetPage, useToolPage } from './sidePages'

const Hints = late(() => import('./hints/Hints'), 'default')
const QuestionsPanel = late(() => import('../panels/ask/QuestionsPanel'), 'QuestionsPanel')
const DifferencesPanel = late(() => import('../panels/differences/DifferencesPanel'), 'DifferencesPanel')
const StampsPanel = late(() => import('../panels/stamps/StampsPanel'), 'StampsPanel')

const PAGES: readonly { readonly id: PanelTab; readonly name: Localized; readonly page: ReactNode }[] = [
  { id: 'inspector', name: PANEL_NAMES.inspector, page: <Inspector /> },
  { id: 'counters', name: PANEL_NAMES.counters, page: <CountersPage /> },
  {
    id: 'stamps',
    name: PANEL_NAMES.stamps,
    page: <StampsPanel />,
  },
  { id: 'layers', name: PANEL_NAMES.layers, page: <LayersPanel /> },
  { id: 'route', name: localized('Trajet', 'Route'), page: <RoutePanel /> },
  {
    id: 'questions',
    name: localized('Questions', 'Questions'),
    page: <QuestionsPanel />,
  },
  {
    id: 'copy',
    name: localized('Différences', 'Differences'),
    page: <DifferencesPanel />,
  },
]

const PANELS = localized('Panneaux', 'Panels')

function FoldButton({ icon }: { icon: Icon }): ReactNode {
  return (
    <span className="side-fold">
      <ActionButton action={foldPanels} icon={icon} />
    </span>
  )
}

/** The counter types, or in their place the sheet that is open. */
function CountersPage(): ReactNode {
  const sheet = useEditorState(({ session: { selection } }) =>
    selection.kind === 'counterType' ? selection.counterType : undefined,
  )
  const [left, setLeft] = useState(sheet)
  if (sheet !== undefined && sheet !== left) setLeft(sheet)
  return sheet === undefined ? <CounterTray left={left} /> : <Inspector />
}

export function SidePanel(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const tab = useUiState((state) => state.tab)
  const width = useUiState((state) => state.panelWidth)
  const open = useUiState((state) => state.panelsOpen)
  const toolPage = useEditorState((state) => TOOL_PAGES[state.session.tool])
  const hints = useEditorState((state) => state.view.hints)
  useToolPage(ui, toolPage)
  useSheetPage(ui)
  useEffect(() => {
    if (tab === 'counters') leaveSheet(editor)
  }, [editor, tab])
  const comparing = useEditorState((state) => state.session.copy !== undefined)
  // Without a copy there is nothing to list.
  useEffect(() => {
    if (!comparing && ui.store.getState().tab === 'copy') ui.showTab('inspector')
  }, [ui, comparing])
  const fitting = useEditorState((state) => state.session.tool === 'background')
  // What its tool needs stands in the inspector.
  useEffect(() => {
    if (fitting) ui.showTab('inspector')
  }, [ui, fitting])
  const pages = PAGES.filter(({ id }) =>
    id === 'copy' ? comparing : id === toolPage || !Object.values(TOOL_PAGES).includes(id),
  )
  if (!open)
    return (
      <aside className="side is-folded" aria-label={say(PANELS)}>
        <FoldButton icon={PanelRightOpen} />
      </aside>
    )
  return (
    <aside className="side" style={{ width }} aria-label={say(PANELS)}>
      <Splitter
        label={say(localized('Largeur des panneaux', 'Width of the panels'))}
        orientation="vertical"
        size={width}
        {...PANEL_WIDTH}
        onResize={(panelWidth) => ui.store.setState({ panelWidth })}
      />
      <Tabs.Root className="tabs" value={tab} onValueChange={(next) => ui.showTab(next as PanelTab)}>
        <Tabs.List className="tab-list">
          {pages.map(({ id, name }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="tab"
              onClick={() => id === 'counters' && leaveSheet(editor)}
            >
              {say(name)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <FoldButton icon={PanelRightClose} />
        {pages.map(({ id, page }) => (
          <Tabs.Content key={id} value={id} className="tab-page">
            {page}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {hints && <Hints />}
      <FindingsPanel />
    </aside>
  )
}
