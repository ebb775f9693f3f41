/** The card of a face, large and live: its picture is dragged, zoomed by the wheel, and moved by keys. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { shiftedArt, zoomedArt } from '#shared/document/art'
import { type ArtPlace, type Counter } from '#shared/document/armies'
import { artField } from '#shared/painter/counters/art'
import { boxHeight, boxWidth, cardUnit } from '#shared/painter/counters/designs/cardLayout'
import { designOf } from '#shared/painter/counters/designs/designOf'
import { localized } from '#shared/i18n/localized'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { type ArtFaces } from '../../actions/counterArt/giveArt'
import { artTarget } from '../../actions/counterArt/artTarget'
import { useSay } from '../../ui/EditorContext'
import { CounterImage } from '../../ui/pictures/CounterTypePicture'
import { mmShown } from '../../ui/pictures/counterPicture'
import { type ArtGesture } from './useArtGesture'
import { changeByKey } from './artByKey'

const TEXT = {
  stage: localized('Image sur le pion', 'Picture on the counter'),
  help: localized(
    'Glissez l’image pour la déplacer, molette pour zoomer. Au clavier\u202f: flèches, + et −, [ et ] pour tourner (Maj\u202f: à grands pas).',
    'Drag the picture to move it, turn the wheel to zoom. By keys: arrows, + and −, [ and ] to turn (Shift: by large steps).',
  ),
}

/** Pixels, whatever the card; less high in a low window, where the fields below must be seen too. */
const LARGEST = { width: 500, height: 330 }
const LEAST_HEIGHT = 180
const FIELDS_HEIGHT = 380
const WHEEL_STEP = 1.0015

interface ArtStageProps {
  readonly of: ArtFaces
  readonly counter: Counter
  readonly face: CounterFace
  readonly mode: ArtPlace['mode']
  readonly gesture: ArtGesture
}

export function ArtStage({ of, counter, face, mode, gesture }: ArtStageProps): ReactNode {
  const say = useSay()
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  const [highest] = useState(() =>
    Math.max(LEAST_HEIGHT, Math.min(LARGEST.height, window.innerHeight - FIELDS_HEIGHT)),
  )
  const field = useMemo(() => fieldPx(face, mode, highest), [face, mode, highest])
  // React listens to the wheel passively: the dialog would scroll as well.
  useEffect(() => {
    const stage = ref.current
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      gesture.nudge((art) => zoomedArt(art, art.zoom * WHEEL_STEP ** -event.deltaY))
    }
    stage?.addEventListener('wheel', turn, { passive: false })
    return () => stage?.removeEventListener('wheel', turn)
  }, [gesture])
  const drag = {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
      gesture.begin()
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const from = last.current
      if (!from) return
      last.current = { x: clientX, y: clientY }
      gesture.change((art) =>
        shiftedArt(art, (clientX - from.x) / field.width, (clientY - from.y) / field.height),
      )
    },
    onLostPointerCapture(): void {
      last.current = undefined
      gesture.commit()
    },
  }
  const keys = {
    onKeyDown(event: KeyboardEvent): void {
      const change = changeByKey(event)
      if (!change) return
      event.preventDefault()
      gesture.begin()
      gesture.change(change)
    },
    onKeyUp: gesture.commit,
    onBlur: gesture.commit,
  }
  return (
    <>
      <div
        ref={ref}
        className="art-stage"
        role="application"
        aria-label={say(TEXT.stage)}
        aria-describedby="art-stage-help"
        tabIndex={0}
        data-autofocus
        {...artTarget(of)}
        {...drag}
        {...keys}
      >
        <CounterImage counter={counter} size={field.size} />
      </div>
      <p id="art-stage-help" className="art-stage-help">
        {say(TEXT.help)}
      </p>
    </>
  )
}

/** The height of the picture on screen, and the field of its art, CSS pixels. */
function fieldPx(
  face: CounterFace,
  mode: ArtPlace['mode'],
  highest: number,
): { size: number; width: number; height: number } {
  const { width, height, hexMm } = mmShown(face)
  const perMm = Math.min(LARGEST.width / width, highest / height)
  const field = artField(designOf(face, hexMm).layout, mode)
  const unit = cardUnit(face, hexMm) * perMm
  return {
    size: Math.round(height * perMm),
    width: boxWidth(field) * unit,
    height: boxHeight(field) * unit,
  }
}
