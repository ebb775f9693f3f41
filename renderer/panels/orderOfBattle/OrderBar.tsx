/** The bar over the order of battle. */
import CalendarClock from 'lucide-react/icons/calendar-clock'
import FileDown from 'lucide-react/icons/file-down'
import FileUp from 'lucide-react/icons/file-up'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Locate from 'lucide-react/icons/locate'
import MapIcon from 'lucide-react/icons/map'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { placeCounts } from '#shared/armies/orderOfBattle/places'
import { localized } from '#shared/i18n/localized'
import { exportBattleCsv, importCsv } from '../../actions/csv'
import { shortcutLabel } from '../../i18n/shortcutLabel'
import { Button } from '../../ui/controls/Button'
import { ViewSwitch } from '../../ui/controls/ViewSwitch'
import { ActionButton, IconButton } from '../../ui/controls/IconButton'
import { useLanguage, useSay, useUi } from '../../ui/EditorContext'
import { SelectInput } from './SelectInput'
import { newReinforcement, placeOnMap, removeNodes, showOnMap } from './orderEdits'
import { addGroupAt, sideOfSelection } from './newRows'
import { type Order } from './useOrder'
import { nodeName } from './words'

const TEXT = {
  title: localized('Ordre de bataille', 'Order of battle'),
  group: localized('Nouveau groupe', 'New group'),
  reinforcement: localized('Nouveau renfort', 'New reinforcement'),
  remove: localized('Supprimer', 'Delete'),
  place: localized('Placer sur la carte', 'Place on the map'),
  show: localized('Montrer sur la carte', 'Show on the map'),
  sides: localized('Camps montrés', 'Sides shown'),
  all: localized('Tous les camps', 'All sides'),
  map: localized('Retour à la carte', 'Back to the map'),
}

export function OrderBar({ order }: { order: Order }): ReactNode {
  const say = useSay()
  const ui = useUi()
  const language = useLanguage()
  const { editor, store, state, scenario, sides, selected } = order
  const counters = [...new Set(selected.flatMap((node) => node.counters))]
  const { onMap, toPlace } = placeCounts(scenario, counters)
  const side = sideOfSelection(order)
  const removable = selected.filter(({ kind }) => kind !== 'side')
  return (
    <div className="armies-bar" role="toolbar" aria-label={say(TEXT.title)}>
      <ViewSwitch />
      {sides.length > 1 && (
        <SelectInput
          label={TEXT.sides}
          value={state.side ?? ''}
          options={[
            { id: '', name: TEXT.all },
            ...sides.map((node) => ({ id: node.key, name: nodeName(scenario, node) })),
          ]}
          onChange={(key) => store.setState({ side: key || undefined })}
        />
      )}
      <span className="bar-separator" />
      <IconButton
        icon={FolderPlus}
        label={TEXT.group}
        shortcut={shortcutLabel('Insert', language)}
        disabled={side === undefined}
        onClick={() => addGroupAt(order, say)}
      />
      <IconButton
        icon={CalendarClock}
        label={TEXT.reinforcement}
        disabled={side === undefined}
        onClick={() => side !== undefined && newReinforcement(editor, say, side)}
      />
      <IconButton
        icon={Trash2}
        label={TEXT.remove}
        shortcut={shortcutLabel('Delete', language)}
        disabled={removable.length === 0}
        onClick={() => void removeNodes(editor, removable)}
      />
      <span className="bar-separator" />
      <IconButton
        icon={MapPinPlus}
        label={TEXT.place}
        disabled={toPlace === 0}
        onClick={() => placeOnMap(editor, ui, counters)}
      />
      <IconButton
        icon={Locate}
        label={TEXT.show}
        disabled={onMap === 0}
        onClick={() => showOnMap(editor, ui, counters)}
      />
      <span className="bar-separator" />
      <ActionButton action={importCsv} icon={FileUp} />
      <ActionButton action={exportBattleCsv} icon={FileDown} />
      <Button name={TEXT.map} icon={MapIcon} look="armies-back" onClick={() => ui.showView('map')} />
    </div>
  )
}
