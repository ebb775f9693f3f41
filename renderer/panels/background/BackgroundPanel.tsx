/** The panel of the background tool: the picture, its opacity, lock and print settings, and the points that fit it. */
import ImageIcon from 'lucide-react/icons/image'
import { type ReactNode } from 'react'
import { editBackground, type EditBackground } from '#shared/commands/editBackground'
import { type Background } from '#shared/document/types'
import { formatNumber, localized } from '#shared/i18n/localized'
import { type Action } from '../../actions/action'
import { removeBackgroundPicture, setBackgroundPicture } from '../../actions/backgroundPicture'
import { Button } from '../../ui/controls/Button'
import { Field, SwitchField } from '../../ui/controls/fields'
import { OpacitySlider } from '../../ui/controls/OpacitySlider'
import { useEditor, useEditorState, useLanguage, useSay, useUi } from '../../ui/EditorContext'
import { InspectorFrame, InspectorSection } from '../InspectorFrame'
import { PointList } from './PointList'
import './background.css'

const TEXT = {
  title: localized('Image de fond', 'Background picture'),
  empty: localized(
    'Déposez l’image numérisée d’un plateau sur la carte, ou choisissez-la\u202f: elle se cale sur la grille, et se décalque.',
    'Drop the scan of a board on the map, or choose it: it is fitted to the grid, and can be traced.',
  ),
  look: localized('Aspect', 'Look'),
  opacity: localized('Opacité', 'Opacity'),
  locked: localized('Verrouillée', 'Locked'),
  print: localized('Exportée et imprimée', 'Exported and printed'),
  under: localized(
    'L’image se voit là où le terrain est encore libre. Pour comparer, réglez l’opacité du calque Terrain.',
    'The picture shows where the ground is still open. To compare, set the opacity of the Terrain layer.',
  ),
}

export function BackgroundPanel(): ReactNode {
  const say = useSay()
  const background = useEditorState((state) => state.document.scenario.map.background)
  if (background) return <OfPicture background={background} />
  return (
    <div className="empty background-empty">
      <ImageIcon aria-hidden />
      {say(TEXT.empty)}
      <NamedAction action={setBackgroundPicture} />
    </div>
  )
}

function OfPicture({ background }: { background: Background }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const edit = (change: EditBackground['change']): void =>
    void editor.document.run(editBackground, { change })
  const { width, height, opacity, locked, print } = background
  const pixels = [width, height].map((side) => formatNumber(side ?? 0, language)).join(' × ')
  return (
    <InspectorFrame title={TEXT.title} subtitle={`${pixels} pixels`}>
      <PointList background={background} />
      <InspectorSection title={TEXT.look}>
        <Field label={TEXT.opacity}>
          <OpacitySlider
            label={say(TEXT.opacity)}
            opacity={opacity}
            onChange={(next) => edit({ opacity: next })}
            gesture={editor.document}
          />
        </Field>
        <SwitchField label={TEXT.locked} checked={locked} onChange={(next) => edit({ locked: next })} />
        <SwitchField label={TEXT.print} checked={print} onChange={(next) => edit({ print: next })} />
        <p className="background-note">{say(TEXT.under)}</p>
        <div className="inspector-actions">
          <NamedAction action={setBackgroundPicture} />
          <NamedAction action={removeBackgroundPicture} />
        </div>
      </InspectorSection>
    </InspectorFrame>
  )
}

function NamedAction({ action }: { action: Action }): ReactNode {
  const editor = useEditor()
  const ui = useUi()
  const state = useEditorState((current) => current)
  return <Button name={action.name(state)} onClick={() => void action.run(editor, ui)} />
}
