/** The choice between the views that take the place of the map, at the beginning of their bars. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type View } from '../../actions/action'
import { Choice } from '../../ui/controls/Choice'
import { useUi, useUiState } from '../../ui/EditorContext'

const VIEWS: readonly { readonly id: Exclude<View, 'map'>; readonly name: ReturnType<typeof localized> }[] = [
  { id: 'armies', name: localized('Types de pion', 'Counter types') },
  { id: 'order', name: localized('Ordre de bataille', 'Order of battle') },
  { id: 'scenario', name: localized('Scénario', 'Scenario') },
]

export function ViewSwitch(): ReactNode {
  const ui = useUi()
  const view = useUiState((state) => state.view)
  return (
    <Choice<View>
      label={localized('Vue', 'View')}
      value={view}
      options={VIEWS}
      onChange={(next) => ui.showView(next)}
    />
  )
}
