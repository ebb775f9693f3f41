/** The question of dialogs that write a VASSAL module: shall the scenario keep the numbers of its pieces (XCH-2)? */
import { type ReactNode, useState } from 'react'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { SwitchField } from './fields'

const LABEL = localized(
  'Garder les numéros des pièces dans le scénario\u202f: les parties enregistrées retrouvent même les pièces retirées plus tard',
  'Keep the numbers of pieces in the scenario: saved games find even pieces that are removed later',
)

/** The answer; a scenario that keeps numbers already was asked before. */
export function useKeepNumbers(scenario: Scenario): readonly [boolean, (keep: boolean) => void] {
  return useState(() => Object.keys(scenario.vassalGpids).length > 0)
}

export function KeepNumbersField(props: {
  readonly keep: boolean
  readonly onChange: (keep: boolean) => void
}): ReactNode {
  return <SwitchField label={LABEL} checked={props.keep} onChange={props.onChange} />
}
