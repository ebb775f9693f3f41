/** The counters whose events of this turn the panel of questions lists: the subject, those picked beside it, and those who may strike. */
import { type CounterId } from '#shared/document/ids'
import { type Answer } from '#shared/rules/answers/answer'
import { type Inquiry } from '#shared/rules/answers/inquiry'

/** Each once; of an answer that is still looked for, the subject and its picks alone. */
export function concernedBy(
  { counter, friends, enemies }: Pick<Inquiry, 'counter' | 'friends' | 'enemies'>,
  answer: Pick<Answer, 'strikers'> | undefined,
): readonly CounterId[] {
  const subject = counter === undefined ? [] : [counter]
  return [...new Set([...subject, ...friends, ...enemies, ...(answer?.strikers ?? [])])]
}
