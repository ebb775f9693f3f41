/** The field for the hits that a wall still takes, from 0 (fallen) to all (MC-MAP-2). */
import { type ReactNode } from 'react'
import { formatNumber, localized } from '#shared/i18n/localized'
import { useLanguage, useSay } from '../EditorContext'
import { DraftField } from './fields'

const LABEL = localized('Coups avant la chute', 'Hits before it falls')

/** An undamaged wall stores no figure. */
export function IntegrityField<T extends { readonly integrity?: number }>(props: {
  damaged: T
  /** Of an undamaged one. */
  full: number
  apply: (damaged: T) => string | undefined
}): ReactNode {
  const { damaged, full, apply } = props
  const say = useSay()
  const language = useLanguage()
  const read = (text: string): string | undefined => {
    const integrity = Number(text.trim())
    if (text.trim() === '' || !Number.isInteger(integrity) || integrity < 0 || integrity > full)
      return say(
        localized(
          `Un nombre entier de 0 à ${full} est attendu.`,
          `A whole number from 0 to ${full} is expected.`,
        ),
      )
    const { integrity: _, ...whole } = damaged
    return apply(integrity === full ? (whole as T) : { ...damaged, integrity })
  }
  const value = formatNumber(damaged.integrity ?? full, language)
  return <DraftField label={say(LABEL)} number value={value} apply={read} />
}
