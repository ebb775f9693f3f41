/** An opacity in hundredths; a drag of the slider is one step of the history when it changes the document. */
import { type ReactNode } from 'react'
import { formatNumber } from '#shared/i18n/localized'
import { type Gesture } from '../../editor/ports/document'
import { type Words } from '../../i18n/language'
import { useLanguage, useSay } from '../EditorContext'
import { SliderInput } from './fields'
import './opacitySlider.css'

export function OpacitySlider(props: {
  label: Words
  /** 0 to 1. */
  opacity: number
  onChange: (opacity: number) => void
  /** The gesture that opens and ends the step, when the slider changes the document. */
  gesture?: Pick<Gesture, 'begin' | 'commit'>
}): ReactNode {
  const { label, opacity, onChange, gesture } = props
  const language = useLanguage()
  const say = useSay()
  const percent = Math.round(opacity * 100)
  return (
    <span
      className="opacity-slider"
      onPointerDownCapture={() => gesture?.begin()}
      onPointerUp={() => gesture?.commit()}
      onLostPointerCapture={() => gesture?.commit()}
    >
      <SliderInput
        label={say(label)}
        value={percent}
        min={0}
        max={100}
        onChange={(next) => onChange(next / 100)}
      />
      <span className="opacity-percent" aria-hidden>
        {formatNumber(percent, language)}
      </span>
    </span>
  )
}
