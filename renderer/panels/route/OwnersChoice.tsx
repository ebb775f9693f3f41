/** The use that the owners of opponents make of their opportunity attacks: a policy, or one by one; and those that they let pass (MC-INF-6). */
import { type ReactNode } from 'react'
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { CIRCUMSTANCES } from '#shared/questions/routeCircumstances'
import {
  ATTACK_CHOICE_NAMES,
  ATTACK_CHOICES,
  type RouteAnswer,
  type RouteTest,
} from '#shared/rules/answers/route'
import { headline } from '../../i18n/language'
import { type DrawnRoute } from '../../editor/ports/session'
import { withAttackChosen } from '../../tools/route/drawing'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'

const TEXT = {
  made: localized('Attaques faites', 'Attacks made'),
  held: localized('Attaques retenues', 'Attacks held back'),
}

export function OwnersChoice(props: { route: DrawnRoute; answer: RouteAnswer | undefined }): ReactNode {
  const { route, answer } = props
  const say = useSay()
  const { session } = useEditor()
  return (
    <InspectorSection title={headline(say(CIRCUMSTANCES.owners))}>
      <SelectField
        label={TEXT.made}
        value={route.attacks}
        options={ATTACK_CHOICES.map((id) => ({ id, name: ATTACK_CHOICE_NAMES[id] }))}
        onChange={(attacks) => session.setRoute({ ...route, attacks })}
      />
      {answer?.arrival && <OneByOne route={route} answer={answer} />}
    </InspectorSection>
  )
}

/** Each attack with its check box where each is chosen; else those held back. */
function OneByOne({ route, answer }: { route: DrawnRoute; answer: RouteAnswer }): ReactNode {
  const say = useSay()
  const { session } = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const { tests, held = [] } = answer
  const nameOf = ({ opponent, hex }: RouteTest): string =>
    `${counterName(scenario, opponent)}, ${nameOfHex(scenario, parseHexKey(hex))}`
  const keyOf = ({ opponent, hex }: RouteTest): string => `${opponent} ${hex}`
  if (route.attacks === 'chosen')
    return (
      <ul className="route-spared">
        {[...tests, ...held]
          .toSorted((a, b) => a.step - b.step)
          .map((one) => (
            <li key={keyOf(one)}>
              <label>
                <input
                  type="checkbox"
                  checked={tests.includes(one)}
                  onChange={() => session.setRoute(withAttackChosen(route, one))}
                />{' '}
                {nameOf(one)}
              </label>
            </li>
          ))}
      </ul>
    )
  if (held.length === 0) return null
  return (
    <>
      <p className="route-none">{say(TEXT.held)}</p>
      <ul className="route-spared">
        {held.map((one) => (
          <li key={keyOf(one)}>{nameOf(one)}</li>
        ))}
      </ul>
    </>
  )
}
