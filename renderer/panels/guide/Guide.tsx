/** The guide below the map: one step at a time, with the picture of what it makes, beside which one works. */
import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { GUIDE_TITLE } from '../../actions/showDialog'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useLanguage, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { MAP_AFTER_CHOICE } from '../../ui/focusMap'
import { markInWords, partsOf } from './marks'
import { STEPS } from './steps'
import './guide.css'

const PICTURES = import.meta.glob<string>('../../../assets/guide/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const CLOSE = localized('Fermer le guide', 'Close the guide')

export function Guide(): ReactNode {
  const say = useSay()
  const { store } = useUi()
  const at = useUiState(({ guide }) => guide)
  const step = at === undefined ? undefined : STEPS[at]
  if (at === undefined || !step) return null
  const show = (guide: number | undefined): void => store.setState({ guide })
  const next = STEPS[at + 1]
  return (
    <section className="guide" aria-label={say(GUIDE_TITLE)} {...MAP_AFTER_CHOICE}>
      <img src={PICTURES[`../../../assets/guide/${step.id}.webp`]} alt="" />
      <div className="guide-words scrolls" aria-live="polite" tabIndex={0}>
        <h2>
          <span>
            {at + 1}/{STEPS.length}
          </span>{' '}
          {say(step.title)}
        </h2>
        <p>
          <Words text={say(step.text)} />
        </p>
      </div>
      <div className="guide-steps">
        <IconButton icon={X} label={CLOSE} onClick={() => show(undefined)} />
        <Button name={localized('Précédent', 'Back')} disabled={at === 0} onClick={() => show(at - 1)} />
        <Button
          name={next ? localized('Suivant', 'Next') : localized('Terminer', 'Finish')}
          look="is-primary"
          onClick={() => show(next && at + 1)}
        />
      </div>
    </section>
  )
}

function Words({ text }: { readonly text: string }): ReactNode {
  const language = useLanguage()
  return partsOf(text).map((part, index) => {
    if (typeof part === 'string') return part
    const words = markInWords(part, language)
    return part.act === 'key' ? <kbd key={index}>{words}</kbd> : <strong key={index}>{words}</strong>
  })
}
