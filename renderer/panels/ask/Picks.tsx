/** Whoever is picked beside the subject of a question: more attackers, targets, a hex; each can be dropped here. */
import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { localized } from '#shared/i18n/localized'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { withoutHex } from '../../tools/ask/picking'

const TEXT = {
  friends: localized('Avec', 'With'),
  enemies: localized('Contre', 'Against'),
  hex: localized('Case', 'Hex'),
  drop: localized('Retirer', 'Remove'),
}

export function Picks({ inquiry }: { inquiry: Inquiry }): ReactNode {
  const say = useSay()
  const { session } = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const rows = (['friends', 'enemies'] as const).filter((key) => inquiry[key].length > 0)
  return (
    <>
      {rows.map((key) => (
        <div key={key} className="ask-picks">
          <span className="field-label">{say(TEXT[key])}</span>
          <ul className="route-opponents">
            {inquiry[key].map((id) => (
              <Pick
                key={id}
                name={counterName(scenario, id)}
                onDrop={() =>
                  session.setInquiry({ ...inquiry, [key]: inquiry[key].filter((other) => other !== id) })
                }
              />
            ))}
          </ul>
        </div>
      ))}
      {inquiry.to && (
        <div className="ask-picks">
          <span className="field-label">{say(TEXT.hex)}</span>
          <ul className="route-opponents">
            <Pick
              name={nameOfHex(scenario, inquiry.to)}
              onDrop={() => session.setInquiry(withoutHex(inquiry))}
            />
          </ul>
        </div>
      )}
    </>
  )
}

function Pick({ name, onDrop }: { name: string; onDrop: () => void }): ReactNode {
  const say = useSay()
  return (
    <li>
      {name}
      <IconButton icon={X} label={`${say(TEXT.drop)} ${name}`} onClick={onDrop} />
    </li>
  )
}
