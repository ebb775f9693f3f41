/** The foot of a dialog while files are drawn: how far it is, and a button that ends it. */
import { type ReactNode } from 'react'
import { formatNumber, localized, percentSign } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useLanguage, useSay } from '../../ui/EditorContext'
import './exportShare.css'

const STOP = localized('Interrompre', 'Stop')

/** @param share 0 to 1 */
export function ExportShare(props: { share: number; label: Words; onStop: () => void }): ReactNode {
  const { share, label, onStop } = props
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <progress className="export-progress" max={1} value={share} aria-label={say(label)} />
      <span className="export-share">{`${formatNumber(share * 100, language, 0)}${percentSign(language)}`}</span>
      <Button name={STOP} look="is-large" onClick={onStop} />
    </>
  )
}
