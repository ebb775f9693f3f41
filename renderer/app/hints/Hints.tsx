/** The current hint, above the findings: beside the map, so that it never covers what is edited. */
import Lightbulb from 'lucide-react/icons/lightbulb'
import { type ReactNode, useEffect, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { preferenceStorage } from '../../host/preferenceStorage'
import { readSeen, rememberSeen } from '../../host/seenHints'
import { useEditor, useSay } from '../../ui/EditorContext'
import { hintAt } from './hints'
import { type Hint } from './hint'
import { momentOf } from './moment'
import './hints.css'

const TEXT = {
  hint: localized('Astuce', 'Hint'),
  understood: localized('Compris', 'Got it'),
  noMore: localized('Masquer les astuces', 'Hide hints'),
}

export default function Hints(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const [hint, setHint] = useState<Hint>()

  useEffect(() => {
    let shown: Hint | undefined
    let loads = 1
    // As if nothing had been before: what is open now has just been opened.
    let before = { ...momentOf(editor.store.getState(), 0, editor.document.ruleset), findings: 0 }
    const look = (): void => {
      // A gesture is not interrupted.
      if (editor.input.state !== 'idle') return
      const now = momentOf(editor.store.getState(), loads, editor.document.ruleset)
      const next = hintAt(now, before, { shown, seen: readSeen(preferenceStorage) })
      before = now
      if (next === shown) return
      shown = next
      if (next) rememberSeen(preferenceStorage, next.id)
      setHint(next)
    }
    look()
    const ends = [
      editor.store.subscribe((state, last) => {
        if (state.document !== last.document || state.session !== last.session) look()
      }),
      editor.document.onLoad(() => {
        loads++
        look()
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [editor])

  if (!hint) return null
  return (
    <section className="hint" aria-label={say(TEXT.hint)}>
      <Lightbulb aria-hidden />
      <p role="status">{say(hint.text)}</p>
      <div className="hint-answers">
        <button type="button" className="button" onClick={() => setHint(undefined)}>
          {say(TEXT.understood)}
        </button>
        <button type="button" className="hint-off" onClick={() => editor.view.set({ hints: false })}>
          {say(TEXT.noMore)}
        </button>
      </div>
    </section>
  )
}
