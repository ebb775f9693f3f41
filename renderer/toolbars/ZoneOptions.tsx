/** The options of the zone tool: the zone, and whether strokes add hexes or take them out. */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { addZone } from '#shared/commands/addZone'
import { type Zone, type ZoneId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { chosenZone, newZone } from '../tools/zone/zones'
import { Choice } from '../ui/controls/Choice'
import { IconButton } from '../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../ui/EditorContext'

const TEXT = {
  zone: localized('Zone', 'Zone'),
  none: localized('Nouvelle zone', 'New zone'),
  create: localized('Créer une zone vide', 'Create an empty zone'),
  mode: localized('Ce que fait le trait (5)', 'What a stroke does (5)'),
  add: localized('Étendre', 'Extend'),
  remove: localized('Retirer', 'Take out'),
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
      <IconButton icon={Plus} label={say(TEXT.create)} onClick={create} />
      <Choice<'add' | 'remove'>
        label={say(TEXT.mode)}
        value={options.zoneMode}
        options={[
          { value: 'add', label: say(TEXT.add) },
          { value: 'remove', label: say(TEXT.remove) },
        ]}
        onChange={(zoneMode) => editor.session.setOptions({ zoneMode })}
      />
    </div>
  )
}
