/** Judges the ways to recover that a unit has where it is placed: rest, reload, reorganise, rally (CM-FLY-1, CM-INF-1). */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer } from '#shared/rules/answers/answer'
import { item } from '#shared/rules/answers/answerParts'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because } from '#shared/rules/sentences/ruling'
import { type Recovering } from '../../resolution/play'
import { mayRecover } from '../play/unitAct'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from '../units/unit'
import { ofUnit, type PositionOf } from './inquiredUnit'

const NAMES: Readonly<Record<Recovering, Localized>> = {
  rest: localized('repos', 'rest'),
  reload: localized('rechargement', 'reload'),
  reorganise: localized('réorganisation', 'reorganise'),
  rally: localized('ralliement', 'rally'),
}

const GAINS_UNKNOWN = localized(
  'ce que chacun rend n’est sur aucune de nos fiches\u202f: seule la position est jugée',
  'what each gives back is on none of our sheets: the position alone is judged',
)

export function recoveryInquiry(positionOf: PositionOf): InquiryAnswers {
  return ofUnit(positionOf, about)
}

/** @rule CM-FLY-1 @rule CM-INF-1 */
function about(_: FantasyPosition, unit: Unit): Answer {
  const judged = (Object.keys(NAMES) as Recovering[]).map((by) => ({ by, may: mayRecover(unit, by) }))
  const barred = judged.filter(({ may }) => !may.value).map(({ by }) => NAMES[by])
  const reasons = judged.flatMap(({ may }) => may.because)
  return {
    headline: headlineOf(barred),
    items: judged.map(({ by, may }) =>
      item(
        NAMES[by],
        may.value ? ALLOWED : FORBIDDEN,
        may.because[0] ?? because('CM-STAT-5', { counter: unit.id }),
      ),
    ),
    open: GAINS_UNKNOWN,
    because: reasons.length > 0 ? reasons.slice(0, 1) : [because('CM-STAT-5', { counter: unit.id })],
  }
}

const ALLOWED = localized('possible', 'allowed')
const FORBIDDEN = localized('impossible', 'not allowed')

function headlineOf(barred: readonly Localized[]): Localized {
  if (barred.length === 0) return localized('tout est possible ici', 'all of it is possible here')
  const [fr, en] = [barred.map((one) => one.fr).join(', '), barred.map((one) => one.en).join(', ')]
  return localized(`impossible ici\u202f: ${fr}`, `not possible here: ${en}`)
}
