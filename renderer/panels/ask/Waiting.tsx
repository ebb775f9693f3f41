/** An answer that takes its time: a bar that runs, or fills where it is known how far the answer is, and the way to give it up; given up, the way to ask again. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { STOPPED, WORKING } from '../../tools/words/working'
import { Button } from '../../ui/controls/Button'
import { useEditor, useSay } from '../../ui/EditorContext'

const TEXT = {
  stop: localized('Interrompre', 'Give up'),
  again: localized('Reprendre', 'Ask again'),
}

export function Working({ part }: { part?: number | undefined }): ReactNode {
  const say = useSay()
  const { document } = useEditor()
  return (
    <div className="ask-waiting">
      <span role="status">{say(WORKING)}</span>
      <Button name={TEXT.stop} look="is-small" onClick={document.stopAsking} />
      <progress max={1} value={part} aria-label={say(WORKING)} />
    </div>
  )
}

export function Stopped({ onAgain }: { onAgain: () => void }): ReactNode {
  const say = useSay()
  return (
    <div className="ask-waiting">
      <span role="status">{say(STOPPED)}</span>
      <Button name={TEXT.again} look="is-small" onClick={onAgain} />
    </div>
  )
}
