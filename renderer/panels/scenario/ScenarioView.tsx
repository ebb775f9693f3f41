/** The scenario as a game, section by section (SCN-3 to SCN-6): it takes the place of map, tools and panels. */
import MapIcon from 'lucide-react/icons/map'
import { Tabs } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { ViewSwitch } from '../../ui/controls/ViewSwitch'
import { useEditor, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { focusMap } from '../../ui/focusMap'
import { showPart, useScenarioView } from './scenarioStore'
import { SECTION_IDS, type SectionId } from './sectionIds'
import { SECTIONS } from './sections'
import '../armies/armies.css'
import './scenario.css'

const TEXT = {
  title: localized('Scénario', 'Scenario'),
  sections: localized('Rubriques', 'Sections'),
  map: localized('Retour à la carte', 'Back to the map'),
}

export function ScenarioView(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const { document: open } = editor
  const [section, setSection] = useScenarioView('section')
  // Another scenario is seen on its map first.
  useEffect(() => open.onLoad(() => ui.showView('map')), [open, ui])
  const sought = useUiState((state) => state.partSought)
  useEffect(() => {
    if (!sought) return
    showPart(editor, sought.of)
    ui.store.setState({ partSought: undefined })
  }, [editor, ui, sought])
  useEffect(() => {
    document.querySelector<HTMLElement>('.scenario-sections [data-state="active"]')?.focus()
    return focusMap
  }, [])
  return (
    <main className="armies scenario" aria-label={say(TEXT.title)}>
      <div className="armies-bar" role="toolbar" aria-label={say(TEXT.title)}>
        <ViewSwitch />
        <Button name={TEXT.map} icon={MapIcon} look="armies-back" onClick={() => ui.showView('map')} />
      </div>
      <Tabs.Root
        className="scenario-body"
        orientation="vertical"
        value={section}
        onValueChange={(id) => setSection(id as SectionId)}
      >
        <Tabs.List className="scenario-sections" aria-label={say(TEXT.sections)}>
          {SECTION_IDS.map((id) => (
            <Tabs.Trigger key={id} value={id} className="scenario-section-name">
              {say(SECTIONS[id].name)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {SECTION_IDS.map((id) => {
          const { Content } = SECTIONS[id]
          return (
            <Tabs.Content key={id} value={id} className="scenario-content">
              <Content />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </main>
  )
}
