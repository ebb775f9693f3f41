/** The words of findings: clauses that begin a sentence, lists of names, quick fixes. */
import { type Localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { type QuickFix } from './finding'

/** A quick fix by the words on its button, in both languages, and the command that it runs. */
export function mend(fr: string, en: string, command: string, params: Json): QuickFix {
  return { name: { fr, en }, call: { command, params } }
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
