/** The settings of the route tool. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { ROUTE_KIND_NAMES, ROUTE_KINDS } from '#shared/rules/answers/route'
import { OptionChoice, useOption } from './option'

/** The kind of route, and the cause of a retreat. */
export function RouteOptions(): ReactNode {
  return (
    <div className="option">
      <OptionChoice
        of="routeKind"
        label={localized('Sorte de trajet', 'Kind of route')}
        options={ROUTE_KINDS.map((id) => ({ id, name: ROUTE_KIND_NAMES[id] }))}
      />
      {useOption('routeKind') === 'retreat' && (
        <OptionChoice
          of="retreatFrom"
          label={localized('Cause de la retraite', 'Cause of the retreat')}
          options={[
            { id: 'combat', name: localized('Après un combat', 'From combat') },
            { id: 'fire', name: localized('Sous un tir', 'From fire') },
          ]}
        />
      )}
    </div>
  )
}
