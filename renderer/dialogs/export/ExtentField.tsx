/** The choice between the whole and what is selected on the map: its hexes for the map, its counter for the counters. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Printed } from '#shared/print/products'
import { SelectField } from '../../ui/controls/fields'
import { type Selection } from '../../editor/ports/session'

const TEXT = {
  extent: localized('Étendue', 'Extent'),
  whole: localized('Tout', 'Everything'),
  hexes: localized('Les cases choisies', 'The selected hexes'),
  counter: localized('Le pion choisi', 'The selected counter'),
}

export type Extent = 'whole' | 'selection'

interface ExtentFieldProps {
  readonly what: Printed
  readonly selection: Selection
  readonly extent: Extent
  readonly onChange: (extent: Extent) => void
}

/** Nothing when what is selected is no part of what is printed. */
export function ExtentField({ what, selection, extent, onChange }: ExtentFieldProps): ReactNode {
  const part = selectedPart(what, selection)
  if (!part) return null
  const options = [
    { id: 'whole', name: TEXT.whole },
    { id: 'selection', name: part },
  ] as const
  return <SelectField label={TEXT.extent} value={extent} options={options} onChange={onChange} />
}

function selectedPart(what: Printed, selection: Selection): Localized | undefined {
  if (what === 'map' && selection.kind === 'hexes') return TEXT.hexes
  if (what === 'counters' && selection.kind === 'counters' && selection.counters.length === 1)
    return TEXT.counter
  return undefined
}
