/** The inquiries that the common mechanics answer themselves: one line each. */
import { type Inquiries } from '#shared/rules/answers/inquiry'
import { playedFantasyPosition } from '../house/playedRules'
import { type FantasyRules } from '../position/fantasyRules'
import { commandInquiry } from './commandInquiry'
import { contactsInquiry } from './contactsInquiry'
import { fightInquiry } from './fightInquiry'
import { fireInquiry } from './fireInquiry'
import { formingUpInquiry } from './formingUpInquiry'
import { type PositionOf } from './inquiredUnit'
import { playedFirstInquiry } from './playedFirstInquiry'
import { recoveryInquiry } from './recoveryInquiry'
import { retreatsInquiry } from './retreatsInquiry'
import { stackingInquiry } from './stackingInquiry'
import { swoopInquiry } from './swoopInquiry'
import { wanderingInquiry } from './wanderingInquiry'

export function fantasyInquiries(rules: FantasyRules): Inquiries {
  const positionOf: PositionOf = (scenario) => playedFantasyPosition(rules, scenario)
  return {
    fire: fireInquiry(positionOf),
    fight: fightInquiry(positionOf),
    contacts: contactsInquiry(positionOf),
    retreats: retreatsInquiry(positionOf),
    stacking: stackingInquiry(positionOf),
    command: commandInquiry(positionOf),
    wandering: wanderingInquiry(positionOf),
    'forming-up': formingUpInquiry(positionOf),
    recovery: recoveryInquiry(positionOf),
    swoop: swoopInquiry(positionOf),
    'played-first': playedFirstInquiry(positionOf),
  }
}
