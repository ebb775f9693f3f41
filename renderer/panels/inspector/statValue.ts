/** Turns what is typed into a counter sheet into a stat: a wrong text is refused with its reason, never changed (CTR-1). */
import { type StatValue } from '#shared/document/armies'
import { type StatField } from '#shared/rules/contract/ruleset'
import { readStat } from '#shared/rules/counters/statText'
import { type Words } from '../../i18n/language'

/** Sets a stat to what is typed, or says why it cannot be set. */
export function statInput(field: StatField, set: (value: StatValue) => Words | undefined) {
  return (text: string): Words | undefined => {
    const read = readStat(field, text)
    return read.ok ? set(read.value) : read.error
  }
}
