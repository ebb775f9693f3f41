/** The events of this turn beside a question whose answer depends on them; they stay for the next question and the next counter. */
import { type ReactNode } from 'react'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import { concernedBy } from '../../tools/ask/concerned'
import { type Inquest } from '../../tools/ask/inHand'
import { useEditor } from '../../ui/EditorContext'
import { ThisTurn } from '../route/ThisTurn'

export function TurnAsked({ found }: { found: Inquest }): ReactNode {
  const { session } = useEditor()
  const { offered, inquiry, answer, shown } = found
  const asks = offered.find(({ question }) => question === inquiry.question)?.asksTurn
  if (!asks) return null
  return (
    <ThisTurn
      turn={inquiry.turn ?? NOTHING_HAPPENED}
      asks={asks}
      concerned={concernedBy(inquiry, answer ?? shown)}
      onSay={(turn) => session.setInquiry({ ...inquiry, turn })}
    />
  )
}
