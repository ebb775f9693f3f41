/** A field for a whole number that may be missing: emptied, it is null. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { DraftField } from '../../ui/controls/fields'

export function OptionalWholeField(props: {
  label: Words
  value: number | undefined
  /** The largest number; the least is 1. */
  max: number
  apply: (value: number | null) => Words | undefined
}): ReactNode {
  const { label, value, max, apply } = props
  const read = (text: string): Words | undefined => {
    const typed = text.trim()
    if (typed === '') return apply(null)
    const number = Number(typed)
    if (Number.isInteger(number) && number >= 1 && number <= max) return apply(number)
    return localized(
      `Un nombre entier de 1 à ${max} est attendu, ou rien.`,
      `A whole number from 1 to ${max} is expected, or nothing.`,
    )
  }
  return <DraftField number label={label} value={String(value ?? '')} apply={read} />
}
