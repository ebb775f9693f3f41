/** The field for the hits that a wall still takes, from 0 (fallen) to all (MC-MAP-2). */
import { type ReactNode } from 'react'
import { formatNumber, localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { useLanguage } from '../EditorContext'
import { WholeField } from './fields'

/** An undamaged wall stores no figure: null. */
export function IntegrityField(props: {
  integrity: number | undefined
  /** The integrity of an undamaged one. */
  full: number
  apply: (integrity: number | null) => Words | undefined
}): ReactNode {
  const { integrity, full, apply } = props
  return (
    <WholeField
      label={localized('Coups avant la chute', 'Hits before it falls')}
      value={formatNumber(integrity ?? full, useLanguage())}
      min={0}
      max={full}
      apply={(hits) => apply(hits === full ? null : hits)}
    />
  )
}
