/** The rules that decided an answer, each once. */
import { type Answer } from '#shared/rules/answers/answer'
import { type Reason } from '#shared/rules/sentences/ruling'

/** All rules that an answer cites, in the order in which they decide. */
export function reasonsOf(answer: Answer): readonly Reason[] {
  const { because, refused = [], lists = [] } = answer
  return [
    ...because,
    ...refused,
    ...reasonsOfParts(answer),
    ...lists.flatMap(({ entries }) =>
      entries.flatMap((entry) => [...reasonsOfParts(entry), ...entry.because]),
    ),
  ]
}

function reasonsOfParts({ items = [], outcomes = [] }: Pick<Answer, 'items' | 'outcomes'>): Reason[] {
  return [...items.map(({ reason }) => reason), ...outcomes.flatMap(({ because = [] }) => because)]
}
