/** The choice of a zone's hatching: the patterns side by side, in the zone's colour. */
import { type ReactNode, useMemo } from 'react'
import { type ZoneHatching } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { hatch } from '#shared/painter/hatching'
import { type Rect } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { Choice } from '../../ui/controls/Choice'
import { Field } from '../../ui/controls/fields'
import { Picture } from '../../ui/pictures/Picture'
import { HATCHINGS } from './zoneWords'
import './hatchingField.css'

const TEXT = {
  hatching: localized('Hachures', 'Hatching'),
  none: localized('Aucune', 'None'),
}

export function HatchingField(props: {
  hatching: ZoneHatching | undefined
  color: string
  onChange: (hatching: ZoneHatching | null) => void
}): ReactNode {
  const { hatching, color, onChange } = props
  return (
    <Field label={TEXT.hatching}>
      <div className="hatching-choice">
        <Choice<ZoneHatching | 'none'>
          label={TEXT.hatching}
          value={hatching ?? 'none'}
          options={[
            { id: 'none', name: TEXT.none, picture: <Pattern color={color} /> },
            ...HATCHINGS.map(({ id, name }) => ({
              id,
              name,
              picture: <Pattern hatching={id} color={color} />,
            })),
          ]}
          onChange={(next) => onChange(next === 'none' ? null : next)}
        />
      </div>
    </Field>
  )
}

/** mm; the lines as they lie on hexes of this width, so that a few of them fit. */
const BOX: Rect = { x: 0, y: 0, width: 10, height: 10 }
const HEX_MM = 18
const SIZE_PX = 16

function Pattern({ hatching, color }: { hatching?: ZoneHatching; color: string }): ReactNode {
  const ops = useMemo(() => {
    if (!hatching) return []
    const outline = new PathBuilder().rect(BOX.x, BOX.y, BOX.width, BOX.height).build()
    return hatch(hatching, { color, hexMm: HEX_MM, outline })
  }, [hatching, color])
  return <Picture ops={ops} rect={BOX} width={SIZE_PX} height={SIZE_PX} />
}
