/** The army of a side: its commander and its wings (CM-SCN-3). */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { editSide } from '#shared/commands/editSide'
import { freshId, wingId } from '#shared/document/ids'
import { type Side, type SideId, type Wing, type WingId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useSay } from '../../ui/EditorContext'
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
  const wings = side.wings ?? {}
  const setWings = (next: Readonly<Record<WingId, Wing>>): void => {
    const none = Object.keys(next).length === 0
    editor.document.run(editSide, { side: id, change: { wings: none ? null : next } })
  }
  const add = (): void => {
    const name = `${say(TEXT.newWing)} ${Object.keys(wings).length + 1}`
    const wing: Wing = { name, banner: side.color, order: 'attack', morale: 8, rest: 8 }
    setWings({ ...wings, [wingId(freshId('wing', wings, editor.document.idCode))]: wing })
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
      {Object.keys(wings).length === 0 && <p className="inspector-note">{say(TEXT.noWings)}</p>}
      {(Object.entries(wings) as [WingId, Wing][]).map(([wing, value]) => (
        <WingFields
          key={wing}
          wing={value}
          side={id}
          onChange={(next) => setWings({ ...wings, [wing]: next })}
          onRemove={() =>
            setWings(Object.fromEntries(Object.entries(wings).filter(([other]) => other !== wing)))
          }
        />
      ))}
    </InspectorSection>
  )
}
