/** Lists who fired at the counter, or who fought it, before a retreat. The map names them too, with Alt and a click. */
import X from 'lucide-react/icons/x'
import { type ReactNode } from 'react'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { knownScenario } from '../../editor/eyes'
import { type DrawnRoute } from '../../editor/ports/session'
import { type ToolOptions } from '../../toolOptions/index'
import { withOpponent } from '../../tools/route/drawing'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { ChooseCounter } from './ChooseCounter'

const TEXT = {
  fire: localized('Qui a tiré', 'Who fired'),
  combat: localized('Qui a combattu', 'Who fought'),
  alt: localized('Ou Alt + clic sur la carte.', 'Or Alt + click on the map.'),
  unjudged: localized(
    'Sans tireur désigné, la direction du recul n’est pas jugée.',
    'Without a named firer, the direction of the retreat is not judged.',
  ),
  remove: localized('Retirer', 'Remove'),
}

export function Opponents({
  route,
  from,
}: {
  route: DrawnRoute
  from: ToolOptions['retreatFrom']
}): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState(knownScenario)
  const opponents = route.opponents.filter((other) => other in scenario.counters)
  const named = from === 'fire' ? opponents.slice(0, 1) : opponents
  const toggle = (opponent: CounterId): void => editor.session.setRoute(withOpponent(route, opponent, from))
  return (
    <InspectorSection title={TEXT[from]}>
      {named.length > 0 && (
        <ul className="route-opponents">
          {named.map((opponent) => (
            <li key={opponent}>
              {counterName(scenario, opponent)}
              <IconButton icon={X} label={TEXT.remove} onClick={() => toggle(opponent)} />
            </li>
          ))}
        </ul>
      )}
      <ChooseCounter
        label={TEXT[from]}
        scenario={scenario}
        of={route.counter}
        named={named}
        onChoose={toggle}
      />
      <p className="route-none">{say(TEXT.alt)}</p>
      {from === 'fire' && named.length === 0 && <p className="route-none">{say(TEXT.unjudged)}</p>}
    </InspectorSection>
  )
}
