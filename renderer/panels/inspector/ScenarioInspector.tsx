/** With nothing selected: the scenario itself and its sides. */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { addSide } from '#shared/commands/addSide'
import { editInfo } from '#shared/commands/editInfo'
import { editSide } from '#shared/commands/editSide'
import { freshId, sideId } from '#shared/document/ids'
import { backgroundText } from '#shared/document/infoText'
import { type Side, type SideId } from '#shared/document/types'
import { formatNumber, localized } from '#shared/i18n/localized'
import { ColorInput } from '../../ui/controls/ColorInput'
import { DraftField, useDraft } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { Army } from './Army'
import { Rules } from './ScenarioRules'
import { ScenarioStart } from './ScenarioStart'
import { ZoneList } from './ZoneList'
import './scenarioInspector.css'

const TEXT = {
  scenario: localized('Scénario', 'Scenario'),
  title: localized('Titre', 'Title'),
  authors: localized('Auteurs', 'Authors'),
  authorsHint: localized('séparés par des virgules', 'separated by commas'),
  background: localized('Situation', 'Situation'),
  details: localized('Présentation', 'Details'),
  map: localized('Carte', 'Map'),
  hexes: localized('cases', 'hexes'),
  hexWidth: localized('Largeur d’une case', 'Width of a hex'),
  counters: localized('Pions', 'Counters'),
  sides: localized('Camps', 'Sides'),
  addSide: localized('Ajouter un camp', 'Add a side'),
  newSide: localized('Nouveau camp', 'New side'),
  noSides: localized('Aucun camp\u202f: les pions en ont besoin.', 'No sides yet: counters need them.'),
  color: localized('Couleur', 'Colour'),
  name: localized('Nom du camp', 'Name of the side'),
}

/** For new sides, in turn: gules, azure, vert, purpure, sable. */
const SIDE_COLORS = ['#a63a32', '#2f5a9e', '#3c7a4b', '#74478a', '#3d3d42'] as const

export function ScenarioInspector(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const { info, map, counters, sides } = useEditorState((state) => state.document.scenario)
  const { scenarioParts } = useRuleset()
  const { columns, rows } = map.grid
  const mm = formatNumber(map.hexMm, language)
  const changeTitle = (text: string): string | undefined => {
    if (text.trim() === '') return say(localized('Un titre est attendu.', 'A title is expected.'))
    editor.document.run(editInfo, { change: { title: text.trim() } })
    return undefined
  }
  const changeAuthors = (text: string): undefined => {
    const authors = text.split(',').map((name) => name.trim())
    editor.document.run(editInfo, { change: { authors: authors.filter((name) => name !== '') } })
    return undefined
  }
  return (
    <InspectorFrame title={info.title} subtitle={say(TEXT.scenario)}>
      <Background text={backgroundText(info, language)} />
      <InspectorSection title={say(TEXT.details)}>
        <DraftField label={say(TEXT.title)} value={info.title} apply={changeTitle} />
        <DraftField
          label={say(TEXT.authors)}
          placeholder={say(TEXT.authorsHint)}
          value={info.authors.join(', ')}
          apply={changeAuthors}
        />
      </InspectorSection>
      <Rules />
      {scenarioParts.includes('start') && <ScenarioStart />}
      <InspectorSection title={say(TEXT.map)}>
        <Fact label={say(TEXT.map)}>
          {formatNumber(columns, language)} × {formatNumber(rows, language)} {say(TEXT.hexes)}
        </Fact>
        <Fact label={say(TEXT.hexWidth)}>{say(localized(`${mm}\u202fmm`, `${mm} mm`))}</Fact>
        <Fact label={say(TEXT.counters)}>{formatNumber(Object.keys(counters).length, language)}</Fact>
      </InspectorSection>
      <Sides />
      <ZoneList />
      {scenarioParts.includes('wings') &&
        (Object.entries(sides) as [SideId, Side][]).map(([id, side]) => (
          <Army key={id} id={id} side={side} />
        ))}
    </InspectorFrame>
  )
}

/** Numbers of rules, `CM-LOS-5`: a line does not end within one. */
const RULE = /([A-Z]{2}-[A-Z]+-\d+)/

function Background({ text }: { text: string }): ReactNode {
  const say = useSay()
  if (text === '') return null
  return (
    <InspectorSection title={say(TEXT.background)}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className="scenario-background">
          {paragraph.split(RULE).map((part, at) => (RULE.test(part) ? <span key={at}>{part}</span> : part))}
        </p>
      ))}
    </InspectorSection>
  )
}

function Sides(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const ids = Object.keys(sides) as SideId[]
  const add = (): void => {
    const color = SIDE_COLORS[ids.length % SIDE_COLORS.length] ?? SIDE_COLORS[0]
    const id = sideId(freshId('side', sides, editor.document.idCode))
    const name = ids.length === 0 ? say(TEXT.newSide) : `${say(TEXT.newSide)} ${ids.length + 1}`
    editor.document.run(addSide, { id, side: { name, color, notes: '' } })
  }
  return (
    <InspectorSection
      title={say(TEXT.sides)}
      aside={<IconButton icon={Plus} label={say(TEXT.addSide)} onClick={add} />}
    >
      {ids.length === 0 && <p className="inspector-note">{say(TEXT.noSides)}</p>}
      {ids.map((id) => (
        <SideRow key={id} id={id} />
      ))}
    </InspectorSection>
  )
}

function SideRow({ id }: { id: SideId }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const side = useEditorState((state) => state.document.scenario.sides[id])
  const { error, input } = useDraft(side?.name ?? '', (text) => {
    if (text.trim() === '') return say(localized('Un nom est attendu.', 'A name is expected.'))
    editor.document.run(editSide, { side: id, change: { name: text.trim() } })
    return undefined
  })
  if (!side) return null
  return (
    <div className="side-row">
      <ColorInput
        key={side.color}
        label={say(TEXT.color)}
        color={side.color}
        onPick={(color) => editor.document.run(editSide, { side: id, change: { color } })}
      />
      <input className="input" aria-label={say(TEXT.name)} {...input} />
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
