/** Fits the picture of a face (CTR-5): dragged on the live card, zoomed, turned, tinted, laid behind or over the whole card. */
import ImagePlus from 'lucide-react/icons/image-plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { removeCounterArt } from '#shared/commands/removeCounterArt'
import { AS_NEW, HALF_TINT, turnedArt, zoomedArt } from '#shared/document/art'
import { ART_ZOOM } from '#shared/document/limits'
import { type ArtMode, type CounterType } from '#shared/document/armies'
import { formatNumber, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { cardFace } from '#shared/painter/cardFace'
import { type ArtFaces, giveArt } from '../../actions/counterArt/giveArt'
import { choosePicture } from '../../actions/pictures/choosePicture'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { ChoiceField } from '../../ui/controls/Choice'
import { ColorField } from '../../ui/controls/ColorField'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { Field, SliderInput } from '../../ui/controls/fields'
import { OpacitySlider } from '../../ui/controls/OpacitySlider'
import {
  useEditor,
  useEditorState,
  useLanguage,
  useRuleset,
  useSay,
  useUi,
  useUiState,
} from '../../ui/EditorContext'
import { freshCounter } from '../../ui/pictures/counterPicture'
import { ArtStage } from './ArtStage'
import { useArtGesture } from './useArtGesture'
import './counterArt.css'

const TEXT = {
  title: localized('Image du pion', 'Counter art'),
  mode: localized('L’image tient lieu', 'The picture is'),
  zoom: sameInBoth('Zoom'),
  turn: localized('Rotation', 'Turn'),
  tint: localized('Teinte', 'Tint'),
  noTint: localized('Sans teinte', 'No tint'),
  strength: localized('Force de la teinte', 'Strength of the tint'),
  reset: localized('Recadrer d’origine', 'Reset'),
  other: localized('Autre image…', 'Other picture…'),
  remove: localized('Retirer l’image', 'Remove the picture'),
  choose: localized('Choisir une image…', 'Choose a picture…'),
  none: localized('Cette face montre sa silhouette.', 'This face shows its silhouette.'),
  done: localized('Terminer', 'Done'),
}

const MODES: readonly { readonly id: ArtMode; readonly name: Localized }[] = [
  { id: 'figure', name: localized('de figure', 'the figure') },
  { id: 'behind', name: localized('de fond', 'the ground') },
  { id: 'card', name: localized('de pion entier', 'the whole card') },
]

/** The end of the slider; wheel and keys go on to the limit. */
const SLIDER_ZOOM = 500
/** The colour that is offered before a tint is chosen. */
const FIRST_TINT = '#7a5a32'

export function CounterArtDialog(): ReactNode {
  const of = useUiState(({ artOf }) => artOf)
  const type = useEditorState((state) => of && state.document.scenario.counterTypes[of.counterType])
  return of && type ? <OfType of={of} type={type} /> : null
}

function OfType({ of, type }: { of: ArtFaces; type: CounterType }): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const { counterSchema } = useRuleset()
  const face = of.faces.find((id) => type.faces[id]?.image !== undefined) ?? of.faces[0] ?? ''
  const choose = async (): Promise<void> => {
    const file = await choosePicture()
    if (file) await giveArt(editor, file, of)
  }
  const remove = (): void => {
    const faces = of.faces.map((id) => ({ counterType: of.counterType, face: id }))
    editor.document.run(removeCounterArt, { faces })
  }
  const hasArt = type.faces[face]?.image !== undefined
  const row = counterSchema.faces.find(({ id }) => id === face)
  const about = of.faces.length === 1 && row ? ` · ${headline(say(row.name))}` : ''
  return (
    <DialogFrame
      title={`${say(TEXT.title)} · ${type.name}${about}`}
      size="large"
      footer={
        <>
          {hasArt && (
            <Button name={TEXT.remove} icon={Trash2} look="is-large is-danger is-first" onClick={remove} />
          )}
          <Button
            name={hasArt ? TEXT.other : TEXT.choose}
            icon={ImagePlus}
            look="is-large"
            onClick={() => void choose()}
          />
          <Button name={TEXT.done} look="is-primary is-large" onClick={() => ui.closeDialog()} />
        </>
      }
    >
      {hasArt ? <Fitting of={of} type={type} face={face} /> : <p className="form-note">{say(TEXT.none)}</p>}
    </DialogFrame>
  )
}

function Fitting({ of, type, face }: { of: ArtFaces; type: CounterType; face: string }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const gesture = useArtGesture(of, face)
  const counter = freshCounter(scenario, of.counterType, face, ruleset)
  const shown = cardFace(scenario, counter, ruleset)
  const art = type.faces[face]?.art ?? AS_NEW
  const percent = Math.round(art.zoom * 100)
  const { zoom, x, y, turn } = AS_NEW
  return (
    <div className="counter-art">
      <ArtStage of={of} counter={counter} face={shown} mode={art.mode} gesture={gesture} />
      <div className="counter-art-fields">
        <ChoiceField
          label={TEXT.mode}
          value={art.mode}
          options={MODES}
          onChange={(mode) => gesture.change(() => ({ mode }))}
        />
        <Dragged label={TEXT.zoom} gesture={gesture} shown={`${formatNumber(percent, language)}\u202f%`}>
          <SliderInput
            label={say(TEXT.zoom)}
            value={Math.min(SLIDER_ZOOM, percent)}
            min={ART_ZOOM.least * 100}
            max={SLIDER_ZOOM}
            onChange={(next) => gesture.change((present) => zoomedArt(present, next / 100))}
          />
        </Dragged>
        <Dragged
          label={TEXT.turn}
          gesture={gesture}
          shown={`${formatNumber(Math.round(art.turn), language)}°`}
        >
          <SliderInput
            label={say(TEXT.turn)}
            value={Math.round(turnedArt(art.turn))}
            min={-180}
            max={180}
            onChange={(next) => gesture.change(() => ({ turn: next }))}
          />
        </Dragged>
        <ColorField
          label={TEXT.tint}
          color={art.tint ?? FIRST_TINT}
          ordinary={art.tint === undefined ? undefined : TEXT.noTint}
          onPick={(tint) => gesture.change(() => (tint === null ? { tint, tintOpacity: null } : { tint }))}
        />
        {art.tint !== undefined && (
          <Field label={TEXT.strength}>
            <OpacitySlider
              label={TEXT.strength}
              opacity={art.tintOpacity ?? HALF_TINT}
              onChange={(tintOpacity) => gesture.change(() => ({ tintOpacity }))}
              gesture={gesture}
            />
          </Field>
        )}
        <Button
          name={TEXT.reset}
          icon={RotateCcw}
          disabled={art.zoom === zoom && art.x === x && art.y === y && art.turn === turn}
          onClick={() => gesture.change(() => ({ zoom, x, y, turn }))}
        />
      </div>
    </div>
  )
}

/** A slider with its value beside it; a drag of it is one step of the history. */
function Dragged(props: {
  label: Localized
  shown: string
  gesture: Pick<ReturnType<typeof useArtGesture>, 'begin' | 'commit'>
  children: ReactNode
}): ReactNode {
  const { label, shown, gesture, children } = props
  return (
    <Field label={label}>
      <span
        className="opacity-slider"
        onPointerDownCapture={gesture.begin}
        onPointerUp={gesture.commit}
        onLostPointerCapture={gesture.commit}
      >
        {children}
        <span className="counter-art-value" aria-hidden>
          {shown}
        </span>
      </span>
    </Field>
  )
}
