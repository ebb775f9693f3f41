/** The options of the zone tool: the zone, and whether strokes add hexes or take them out. */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { addZone } from '#shared/commands/entries/zones'
import { type ZoneId } from '#shared/document/ids'
import { type Zone } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { chosenZone, newZone } from '../tools/zone/zones'
import { IconButton } from '../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../ui/EditorContext'
import { OptionChoice } from './option'

const TEXT = {
  zone: localized('Zone', 'Zone'),
  none: localized('Nouvelle zone', 'New zone'),
  create: localized('Créer une zone vide', 'Create an empty zone'),
}

export function ZoneOptions(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const options = useEditorState((state) => state.session.options)
  const scenario = useEditorState((state) => state.document.scenario)
  const chosen = chosenZone(options, scenario)
  const zones = Object.entries(scenario.zones) as [ZoneId, Zone][]
  const choose = (zone: ZoneId | undefined): void => {
    editor.session.setOptions({ zone })
    editor.session.select(zone === undefined ? { kind: 'none' } : { kind: 'zone', zone })
  }
  const create = (): void => {
    const made = newZone(scenario, [], editor.document.idCode)
    if (!editor.document.run(addZone, made)) choose(made.id)
  }
  return (
    <div className="option">
      <select
        className="select"
        aria-label={say(TEXT.zone)}
        value={chosen ?? ''}
        onChange={(event) => choose(zones.find(([id]) => id === event.target.value)?.[0])}
      >
        <option value="">{say(TEXT.none)}</option>
        {zones.map(([id, { name }]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <IconButton icon={Plus} label={TEXT.create} onClick={create} />
      <OptionChoice
        of="zoneMode"
        label={localized('Ce que fait le trait (5)', 'What a stroke does (5)')}
        options={[
          { id: 'add', name: localized('Étendre', 'Extend') },
          { id: 'remove', name: localized('Retirer', 'Take out') },
        ]}
      />
    </div>
  )
}
