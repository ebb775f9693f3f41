/** A choice among painted squares: the look says more than the name, which stands beside the chosen one. */
import { ToggleGroup } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { rememberUsed } from '../../host/lastUsed'
import { preferenceStorage } from '../../host/preferenceStorage'
import { headed, type Words } from '../../i18n/language'
import { useSay } from '../EditorContext'
import { Picture } from '../pictures/Picture'
import { type Swatch } from '#shared/print/swatches'
import { type Option } from './fields'
import { type SwatchGroup, SwatchMenu } from './SwatchMenu'
import { Tip } from './Tip'

/** Side of a square on screen. */
export const SWATCH_PX = 26

export function Swatches<R extends Option<string>>(props: {
  label: Words
  value: string
  rows: readonly R[]
  swatch: (row: R) => Swatch
  onChange: (id: string) => void
  /** All with their names, in groups; what is chosen is remembered under this name. */
  named: { kind: string; groups: readonly SwatchGroup<R>[] }
}): ReactNode {
  const { label, value, rows, swatch, onChange, named } = props
  const { kind } = named
  // However it came into the hand: by a swatch, its key, its name, or from the map.
  useEffect(() => {
    if (value) rememberUsed(preferenceStorage, kind, value)
  }, [kind, value])
  const say = useSay()
  const items = rows.map((row) => ({ row, id: row.id, name: headed(row.name, say) }))
  return (
    <div className="option">
      <ToggleGroup.Root
        type="single"
        className="swatches"
        aria-label={say(label)}
        value={value}
        onValueChange={(id) => id && onChange(id)}
      >
        {items.map(({ row, id, name }) => (
          <Tip key={id} text={name}>
            <span>
              <ToggleGroup.Item className="swatch" value={id} aria-label={name}>
                <Picture {...swatch(row)} width={SWATCH_PX} height={SWATCH_PX} />
              </ToggleGroup.Item>
            </span>
          </Tip>
        ))}
      </ToggleGroup.Root>
      <SwatchMenu {...named} label={label} value={value} swatch={swatch} onChange={onChange} />
      <strong className="swatch-name">{items.find(({ id }) => id === value)?.name ?? value}</strong>
    </div>
  )
}
