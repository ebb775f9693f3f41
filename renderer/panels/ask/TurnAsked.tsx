/** The events of this turn beside a question whose answer depends on them; they are those of the route too. */
import { type ReactNode } from 'react'
import { concernedBy } from '../../tools/ask/concerned'
import { type Inquest } from '../../tools/ask/inHand'
import { useEditor, useEditorState } from '../../ui/EditorContext'
import { ThisTurn } from '../route/ThisTurn'

export function TurnAsked({ found }: { found: Inquest }): ReactNode {
  const { session } = useEditor()
  const turn = useEditorState((state) => state.session.turn)
  const { offered, inquiry, answer, shown } = found
  const asks = offered.find(({ question }) => question === inquiry.question)?.asksTurn
  if (!asks) return null
  return (
    <ThisTurn
      turn={turn}
      asks={asks}
      concerned={concernedBy(inquiry, answer ?? shown)}
      onSay={session.setTurn}
    />
  )
}
