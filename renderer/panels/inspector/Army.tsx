/** The army of a side: its commander and its wings (CM-SCN-3). */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { addGroup } from '#shared/commands/entries/groups'
import { editSide } from '#shared/commands/entries/sides'
import { freshId, groupId, type SideId } from '#shared/document/ids'
import { nextRank, wingsUnder } from '#shared/document/groups'
import { type Side } from '#shared/document/armies'
import { localized } from '#shared/i18n/localized'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { CounterField } from './CounterField'
import { WingFields } from './WingFields'

const TEXT = {
  army: localized('Armée', 'Army'),
  commander: localized('Commandant', 'Commander'),
  addWing: localized('Ajouter une aile', 'Add a wing'),
  newWing: localized('Aile', 'Wing'),
  noWings: localized('Aucune aile.', 'No wings.'),
}

export function Army({ id, side }: { id: SideId; side: Side }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const groups = useEditorState((state) => state.document.scenario.groups)
  const wings = wingsUnder(groups, id)
  const add = (): void => {
    editor.document.run(addGroup, {
      id: groupId(freshId('wing', groups, editor.document.idCode)),
      group: {
        side: id,
        name: `${say(TEXT.newWing)} ${wings.length + 1}`,
        note: '',
        rank: nextRank(groups, id),
        wing: { banner: side.color, order: 'attack', morale: 8, rest: 8 },
      },
    })
  }
  return (
    <InspectorSection
      title={`${say(TEXT.army)} · ${side.name}`}
      aside={<IconButton icon={Plus} label={TEXT.addWing} onClick={add} />}
    >
      <CounterField
        label={TEXT.commander}
        side={id}
        value={side.commander}
        onChange={(commander) =>
          editor.document.run(editSide, { side: id, change: { commander: commander ?? null } })
        }
      />
      {wings.length === 0 && <p className="inspector-note">{say(TEXT.noWings)}</p>}
      {wings.map(([wing, group]) => (
        <WingFields key={wing} id={wing} group={group} />
      ))}
    </InspectorSection>
  )
}
