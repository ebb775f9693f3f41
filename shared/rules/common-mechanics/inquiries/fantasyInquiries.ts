/** The inquiries that the common mechanics answer themselves: one line each. */
import { type Inquiries } from '../../inquiry'
import { type FantasyRules } from '../position/fantasyRules'

export function fantasyInquiries(_rules: FantasyRules): Inquiries {
  return {}
}
