/** One layer: its eye and name, its opacity, its padlock. */
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import { type KeyboardEvent, type ReactNode } from 'react'
import { colon, localized } from '#shared/i18n/localized'
import { type ViewSlice, type ViewLayerId } from '../../editor/ports/view'
import {
  canBeLocked,
  LAYER_NAMES,
  opacityOf,
  withLock,
  withOnly,
  withOpacity,
  withShown,
} from '../../editor/layers'
import { IconButton } from '../../ui/controls/IconButton'
import { OpacitySlider } from '../../ui/controls/OpacitySlider'
import { useEditor, useLanguage, useSay } from '../../ui/EditorContext'

const TEXT = {
  opacity: localized('Opacité', 'Opacity'),
  lock: localized('Verrouiller', 'Lock'),
  unlock: localized('Déverrouiller', 'Unlock'),
}

export function LayerRow({ layer, view }: { layer: ViewLayerId; view: ViewSlice }): ReactNode {
  const say = useSay()
  const between = colon(useLanguage())
  const editor = useEditor()
  const name = say(LAYER_NAMES[layer])
  const shown = !view.hiddenLayers.includes(layer)
  const Icon = shown ? Eye : EyeOff
  const showOnly = (): void => editor.view.set(withOnly(layer, view))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key !== 'Enter') return
    event.preventDefault()
    showOnly()
  }
  return (
    <li className="layer" data-shown={shown}>
      <button
        type="button"
        className="layer-eye"
        role="switch"
        aria-checked={shown}
        onKeyDown={onKeyDown}
        onClick={(event) => (event.altKey ? showOnly() : editor.view.set(withShown(layer, !shown, view)))}
      >
        <Icon aria-hidden />
        {name}
      </button>
      <OpacitySlider
        label={`${say(TEXT.opacity)}${between} ${name}`}
        opacity={opacityOf(layer, view)}
        onChange={(opacity) => editor.view.set(withOpacity(layer, opacity, view))}
      />
      {canBeLocked(layer) ? (
        <Padlock layer={layer} view={view} name={name} />
      ) : (
        <span className="layer-gap" />
      )}
    </li>
  )
}

function Padlock(props: { layer: Parameters<typeof withLock>[0]; view: ViewSlice; name: string }): ReactNode {
  const { layer, view, name } = props
  const say = useSay()
  const between = colon(useLanguage())
  const editor = useEditor()
  const locked = view.lockedLayers.includes(layer)
  return (
    <span className="layer-lock" data-locked={locked}>
      <IconButton
        icon={locked ? Lock : LockOpen}
        label={`${say(locked ? TEXT.unlock : TEXT.lock)}${between} ${name}`}
        pressed={locked}
        tipSide="left"
        onClick={() => editor.view.set(withLock(layer, !locked, view))}
      />
    </span>
  )
}
