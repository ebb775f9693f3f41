/** A character that takes a prisoner (HS-CAP-1). */
import { type Act, type Judgement, refusedAct, certain } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { type MedievalPosition } from '../rules/medievalRules'
import { capturesStunned } from '../rules/options'
import { mayActNow } from './sequence'
import { mayFight } from './strikes'

/** In the combat phase of its side, in place of a fight. @rule HS-CAP-1 */
export function judgeCapture(
  position: MedievalPosition,
  state: PlayState,
  { captor, counter }: Extract<Act, { kind: 'capture' }>,
): Judgement {
  const reason = because('HS-CAP-1', { counter })
  if (!capturesStunned(position.rules.chosen)) return refusedAct(reason)
  const now = mayActNow(position, state, captor, 'fight')
  if (!now.value) return refusedAct(...now.because)
  const reaches = mayFight(position, captor, counter)
  if (!reaches.value) return refusedAct(...reaches.because)
  if (position.scenario.counters[counter]?.status['stunned'] !== true) return refusedAct(reason)
  return certain(
    { fr: 'fait un prisonnier', en: 'takes a prisoner' },
    [
      { kind: 'removed', counter, how: 'captured' },
      { kind: 'released', counter },
      { kind: 'acted', counter: captor },
    ],
    [reason],
  )
}
