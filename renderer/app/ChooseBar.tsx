/** The bar over the map while something is chosen there for another view: what, how, how much so far; done or given up. */
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect } from 'react'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Selection } from '../editor/ports/session'
import { type Words } from '../i18n/language'
import { countedCounters, countedHexes, countedSides } from '../tools/words/counted'
import { type Choosing } from '../ui/choosing'
import { Button } from '../ui/controls/Button'
import { useEditor, useEditorState, useSay, useUi, useUiState } from '../ui/EditorContext'
import { focusMap } from '../ui/focusMap'
import './chooseBar.css'

const TEXT = {
  region: localized('Choix sur la carte', 'Choice on the map'),
  done: localized('Terminé', 'Done'),
  giveUp: localized('Renoncer', 'Give up'),
  nothing: localized('rien de choisi', 'nothing chosen'),
}

export function ChooseBar(): ReactNode {
  const choosing = useUiState((state) => state.choosing)
  return choosing ? <Bar choosing={choosing} /> : null
}

/** These answer keys themselves. */
const BUSY = 'input, textarea, select, [role="dialog"], [role="menu"], .choose-bar'

function Bar({ choosing }: { choosing: Choosing }): ReactNode {
  const { name, hint, view, take } = choosing
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const selection = useEditorState((state) => state.session.selection)
  const make = take(selection)
  const giveUp = (): void => ui.showView(view)
  const done = (): void => {
    const refused = make?.()
    if (refused) editor.session.notify(typeof refused === 'string' ? sameInBoth(refused) : refused, 'error')
    else if (make) ui.showView(view)
  }
  useEffect(focusMap, [choosing])
  // Another document has nothing to put it into.
  useEffect(() => editor.document.onLoad(() => ui.endChoice()), [editor, ui])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event
      if ((key !== 'Escape' && key !== 'Enter') || !(target instanceof Element) || target.closest(BUSY))
        return
      // A stroke that is drawn is given up first.
      if (editor.input.state !== 'idle') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (key === 'Escape') giveUp()
      else done()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  })
  return (
    <section className="choose-bar" aria-label={say(TEXT.region)}>
      <p>
        <b>{say(name)}</b>
        <span>{say(hint)}</span>
      </p>
      <output>{say(countedIn(selection))}</output>
      <Button name={TEXT.giveUp} icon={X} onClick={giveUp} />
      <Button name={TEXT.done} icon={Check} look="is-primary" disabled={!make} onClick={done} />
    </section>
  )
}

function countedIn(selection: Selection): Words {
  switch (selection.kind) {
    case 'hexes':
      return countedHexes(selection.hexes.length)
    case 'counters':
      return countedCounters(selection.counters.length)
    case 'hexsides':
      return countedSides(selection.hexsides.length)
    case 'label':
    case 'zone':
    case 'counterType':
    case 'none':
      return TEXT.nothing
  }
}
