/** The inquiries that medieval rules answer themselves: one line each. */
import { type Inquiries } from '#shared/rules/answers/inquiry'
import { type MedievalRules } from '../rules/medievalRules'
import { contactsInquiry } from './contactsInquiry'
import { dangerInquiry } from './dangerInquiry'
import { fightInquiry } from './fightInquiry'
import { fireInquiry } from './fireInquiry'
import { groupAdvanceInquiry } from './groupAdvanceInquiry'
import { groupFireInquiry } from './groupFireInquiry'
import { naphthaInquiry } from './naphthaInquiry'
import { retreatsInquiry } from './retreats'
import { shieldWallInquiry } from './shieldWallInquiry'
import { stackingInquiry } from './stackingInquiry'
import { safestInquiry } from './safestInquiry'

export function medievalInquiries(rules: MedievalRules): Inquiries {
  return {
    fire: fireInquiry(rules),
    fight: fightInquiry(rules),
    contacts: contactsInquiry(rules),
    retreats: retreatsInquiry(rules),
    safest: safestInquiry(rules),
    naphtha: naphthaInquiry(rules),
    stacking: stackingInquiry(rules),
    danger: dangerInquiry(rules),
    ...(rules.movesInGroups && {
      'group-advance': groupAdvanceInquiry(rules),
      'shield-wall': shieldWallInquiry(rules),
      'group-fire': groupFireInquiry(rules),
    }),
  }
}
