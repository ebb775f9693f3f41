/** The inquiries that medieval rules answer themselves: one line each. */
import { type Inquiries } from '../../inquiry'
import { type MedievalRules } from '../rules/medievalRules'

export function medievalInquiries(_rules: MedievalRules): Inquiries {
  return {}
}
