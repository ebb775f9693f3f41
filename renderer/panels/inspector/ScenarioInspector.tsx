/** The inspector while nothing is selected: the scenario itself and its sides. */
import { type ReactNode } from 'react'
import { textIn } from '#shared/document/authorText'
import { type Side } from '#shared/document/armies'
import { type SideId } from '#shared/document/ids'
import { formatNumber, localized } from '#shared/i18n/localized'
import { knownScenario } from '../../editor/eyes'
import { useEditorState, useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { MarkupText } from '../../ui/markup/MarkupText'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { TitleFields } from '../scenario/TitleFields'
import { SidesSection } from '../sides/SidesSection'
import { Army } from './Army'
import { Rules } from './ScenarioRules'
import { ScenarioStart } from './ScenarioStart'
import { ZoneList } from './ZoneList'
import './scenarioInspector.css'

const TEXT = {
  scenario: localized('Scénario', 'Scenario'),
  background: localized('Situation', 'Situation'),
  details: localized('Présentation', 'Details'),
  map: localized('Carte', 'Map'),
  hexes: localized('cases', 'hexes'),
  hexWidth: localized('Largeur d’une case', 'Width of a hex'),
  counters: localized('Pions', 'Counters'),
}

export function ScenarioInspector(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { info, texts, map, sides } = useEditorState((state) => state.document.scenario)
  const { counters } = useEditorState(knownScenario)
  const { scenarioParts } = useRuleset()
  const { columns, rows } = map.grid
  const mm = formatNumber(map.hexMm, language)
  return (
    <InspectorFrame title={info.title} subtitle={TEXT.scenario}>
      <Background text={textIn(texts.background, language)} />
      <InspectorSection title={TEXT.details}>
        <TitleFields />
      </InspectorSection>
      <Rules />
      {scenarioParts.includes('start') && <ScenarioStart />}
      <InspectorSection title={TEXT.map}>
        <Fact label={TEXT.map}>
          {formatNumber(columns, language)} × {formatNumber(rows, language)} {say(TEXT.hexes)}
        </Fact>
        <Fact label={TEXT.hexWidth}>{say(localized(`${mm}\u202fmm`, `${mm} mm`))}</Fact>
        <Fact label={TEXT.counters}>{formatNumber(Object.keys(counters).length, language)}</Fact>
      </InspectorSection>
      <SidesSection />
      <ZoneList />
      {scenarioParts.includes('wings') &&
        (Object.entries(sides) as [SideId, Side][]).map(([id, side]) => (
          <Army key={id} id={id} side={side} />
        ))}
    </InspectorFrame>
  )
}

function Background({ text }: { text: string }): ReactNode {
  if (text === '') return null
  return (
    <InspectorSection title={TEXT.background}>
      <MarkupText text={text} className="scenario-background" />
    </InspectorSection>
  )
}
