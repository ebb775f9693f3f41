/**
 * The groups of a side with counters that remain to be placed: a click takes them all into the hand of the
 * counter tool, a drag lays them on the map.
 */
import Users from 'lucide-react/icons/users'
import { type DragEvent, type ReactNode } from 'react'
import { ofGroup } from '#shared/armies/remaining'
import { groupTree } from '#shared/document/groups'
import { type CounterId, type SideId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { takeGroup } from '../../actions/layCounters'
import { knownScenario } from '../../editor/eyes'
import { counted, type Words } from '../../i18n/language'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { dragCounters } from './counterDrag'
import { TO_PLACE } from './TrayItem'

const ALL = localized('Tous ceux qui restent', 'All that remain')

/** @param all the counters of the side that remain to be placed */
export function GroupsToPlace(props: { side: SideId | undefined; all: readonly CounterId[] }): ReactNode {
  const { side, all } = props
  const scenario = useEditorState(knownScenario)
  const groups = side === undefined ? [] : groupTree(scenario.groups, side)
  return (
    <ul className="tray-taking">
      <GroupToPlace name={ALL} depth={0} counters={all} />
      {groups.map(({ id, group, depth }) => {
        const counters = ofGroup(scenario, all, id)
        return counters.length === 0 ? null : (
          <GroupToPlace key={id} name={group.name} depth={depth + 1} counters={counters} />
        )
      })}
    </ul>
  )
}

const INDENT_PX = 14

function GroupToPlace(props: { name: Words; depth: number; counters: readonly CounterId[] }): ReactNode {
  const { name, depth, counters } = props
  const say = useSay()
  const editor = useEditor()
  const { session } = editor
  const hand = useEditorState((state) => state.session.options.counterHand)
  const isInHand = useEditorState((state) => state.session.tool === 'counter')
  const isHeld = isInHand && hand.length === counters.length && counters.every((id) => hand.includes(id))
  const take = (): void => {
    session.setOptions({ counterHand: counters })
    session.setTool('counter')
  }
  const startDrag = ({ dataTransfer }: DragEvent): void => {
    dragCounters(dataTransfer, counters)
    dataTransfer.effectAllowed = 'copy'
    takeGroup(editor, counters)
  }
  return (
    <li>
      <button
        type="button"
        className="row-button tray-group"
        style={{ paddingLeft: 8 + depth * INDENT_PX }}
        aria-pressed={isHeld}
        draggable
        onDragStart={startDrag}
        onClick={take}
      >
        <Users aria-hidden />
        <span>{say(name)}</span>
        <span className="tray-count">{say(counted(counters.length, TO_PLACE, TO_PLACE))}</span>
      </button>
    </li>
  )
}
