/** Every shortcut, from the same lists that the keyboard obeys. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Action } from '../actions/action'
import { actions } from '../actions/index'
import { DialogFrame } from '../app/controls/DialogFrame'
import { useEditor, useLanguage, useRuleset, useSay, useUi } from '../app/EditorContext'
import { shortcutLabel } from '../app/shortcutLabel'
import { toolsFor } from '../tools/index'

interface Line {
  readonly name: Localized
  readonly shortcuts: readonly string[]
}

/** What the canvas does with mouse and keyboard, which no list holds. */
const CANVAS: readonly Line[] = [
  { name: localized('Déplacer la carte', 'Move the map'), shortcuts: ['Space+Drag', 'MiddleButton'] },
  { name: localized('Zoomer sous le pointeur', 'Zoom at the pointer'), shortcuts: ['Wheel'] },
  { name: localized('Curseur d’une case à l’autre', 'Cursor from hex to hex'), shortcuts: ['← ↑ → ↓'] },
  { name: localized('Choisir un bord de la case', 'Choose a side of the hex'), shortcuts: ['Shift+← →'] },
  { name: localized('Appliquer l’outil au curseur', 'Use the tool at the cursor'), shortcuts: ['Space'] },
  {
    name: localized('Prélever sous le pointeur', 'Pick what is under the pointer'),
    shortcuts: ['Alt+Click'],
  },
  { name: localized('Forme de ce que l’on peint', 'Shape of what is painted'), shortcuts: ['1 2 3 4'] },
  { name: localized('Semer un mélange de terrains', 'Scatter a mix of terrains'), shortcuts: ['5'] },
  { name: localized('Peindre une ligne droite', 'Paint a straight line'), shortcuts: ['Shift+Drag'] },
  { name: localized('Ajouter à la sélection', 'Add to the selection'), shortcuts: ['Shift+Click'] },
  { name: localized('Relier au dernier sommet', 'Join to the last vertex'), shortcuts: ['Shift+Click'] },
  {
    name: localized('Reprendre un pas du trajet', 'Take back a step of the route'),
    shortcuts: ['Backspace'],
  },
  { name: localized('Terminer le trajet', 'End the route'), shortcuts: ['Enter'] },
  { name: localized('Un pas sans se tourner', 'A step without turning'), shortcuts: ['Shift+Click'] },
  {
    name: localized('Désigner qui a tiré ou combattu', 'Name who fired or fought'),
    shortcuts: ['Alt+Click'],
  },
  {
    name: localized('Abandonner le geste, puis la sélection', 'Cancel the gesture, then the selection'),
    shortcuts: ['Escape'],
  },
]

export function ShortcutsDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const current = useEditor().store.getState()
  // Undo is called just that here, whatever it would take back now.
  const state = { ...current, document: { ...current.document, undoName: undefined, redoName: undefined } }
  const withKeys = (action: Action): Line[] =>
    action.shortcuts ? [{ name: action.name(state), shortcuts: action.shortcuts.slice(0, 1) }] : []
  const toolLines = toolsFor(useRuleset()).map(({ name, shortcut }) => ({ name, shortcuts: [shortcut] }))
  return (
    <DialogFrame
      title={say(localized('Raccourcis clavier', 'Keyboard shortcuts'))}
      size="large"
      onClose={() => ui.closeDialog()}
    >
      <div className="shortcuts">
        <Section title={localized('Outils', 'Tools')} lines={toolLines} />
        <Section title={localized('Carte', 'Map')} lines={CANVAS} />
        <Section title={localized('Commandes', 'Commands')} lines={actions.flatMap(withKeys)} />
      </div>
    </DialogFrame>
  )
}

function Section({ title, lines }: { title: Localized; lines: readonly Line[] }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  return (
    <section>
      <h3>{say(title)}</h3>
      <dl>
        {lines.map(({ name, shortcuts }) => (
          <div key={name.en}>
            <dt>{say(name)}</dt>
            <dd>
              {shortcuts.map((shortcut) => (
                <kbd key={shortcut}>{shortcutLabel(shortcut, language)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
