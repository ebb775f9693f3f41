/** Writing a finding: the lists it does not need are empty, and its sentence ends with the rule it rests on. */
import { type Localized } from '#shared/i18n/localized'
import { type Finding } from './finding'

type Lists = 'hexes' | 'hexsides' | 'counters' | 'sides'

/** A finding from what matters of it; `message` comes without full stop: " (CHK-6)." is added. */
export function report(finding: Omit<Finding, Lists> & Partial<Pick<Finding, Lists>>): Finding {
  const cited = ` (${finding.rule}).`
  return {
    hexes: [],
    hexsides: [],
    counters: [],
    sides: [],
    ...finding,
    message: { fr: finding.message.fr + cited, en: finding.message.en + cited },
  }
}

/** A clause as the beginning of a sentence. */
export function opening({ fr, en }: Localized): Localized {
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
  return { fr: capital(fr), en: capital(en) }
}

/** "A1", "A1 et A2", "A1, A2 et A3"; a long list is cut after `most` names and says how many are left. */
export function listNames(names: readonly string[], most = 6): Localized {
  if (names.length > most) {
    const [shown, left] = [names.slice(0, most).join(', '), names.length - most]
    return { fr: `${shown} et ${left} de plus`, en: `${shown} and ${left} more` }
  }
  const head = names.slice(0, -1).join(', ')
  const last = names.at(-1) ?? ''
  return head === '' ? { fr: last, en: last } : { fr: `${head} et ${last}`, en: `${head} and ${last}` }
}
