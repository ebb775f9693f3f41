/** The choice between the views that take the place of the map, at the beginning of their bars; that of the game while one is played. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type View } from '../../actions/action'
import { useEditorState, useUi, useUiState } from '../EditorContext'
import { Choice } from './Choice'

const VIEWS: readonly { readonly id: Exclude<View, 'map'>; readonly name: ReturnType<typeof localized> }[] = [
  { id: 'armies', name: localized('Types de pion', 'Counter types') },
  { id: 'order', name: localized('Ordre de bataille', 'Order of battle') },
  { id: 'scenario', name: localized('Scénario', 'Scenario') },
  { id: 'play', name: localized('Partie', 'Game') },
]

export function ViewSwitch(): ReactNode {
  const ui = useUi()
  const view = useUiState((state) => state.view)
  const playing = useEditorState((state) => state.session.playing)
  return (
    <Choice<View>
      label={localized('Vue', 'View')}
      value={view}
      options={VIEWS.filter(({ id }) => playing || id !== 'play')}
      onChange={(next) => ui.showView(next)}
    />
  )
}
