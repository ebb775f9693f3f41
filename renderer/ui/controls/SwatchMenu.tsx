/** All choices of a row of swatches with their names, in groups; of many, those used last first. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { MOST_USED, readUsed } from '../../host/lastUsed'
import { preferenceStorage } from '../../host/preferenceStorage'
import { headed, type Words } from '../../i18n/language'
import { MenuBox } from './MenuBox'
import { useSay } from '../EditorContext'
import { focusMap } from '../focusMap'
import { Picture } from '../pictures/Picture'
import { type Swatch } from '#shared/print/swatches'
import { type Option } from './fields'
import './swatchMenu.css'

const LAST = localized('Derniers employés', 'Last used')
const PICTURE_PX = 22

export interface SwatchGroup<R> {
  readonly title: Localized
  readonly rows: readonly R[]
}

export function SwatchMenu<R extends Option<string>>(props: {
  label: Words
  kind: string
  value: string
  groups: readonly SwatchGroup<R>[]
  swatch: (row: R) => Swatch
  onChange: (id: string) => void
}): ReactNode {
  const { label, kind, value, groups, swatch, onChange } = props
  const say = useSay()
  const hasChosen = useRef(false)
  const [used, setUsed] = useState<readonly string[]>([])
  const rows = groups.flatMap((group) => group.rows)
  const last = used.flatMap((id) => rows.filter((row) => row.id === id))
  const shown = last.length > 0 && rows.length > MOST_USED ? [{ title: LAST, rows: last }, ...groups] : groups
  const name = say(localized(`${say(label)}, par son nom`, `${say(label)}, by name`))
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(open) => open && setUsed(readUsed(preferenceStorage, kind))}
    >
      <DropdownMenu.Trigger className="icon-button swatch-more" aria-label={name} title={name}>
        <ChevronDown aria-hidden />
      </DropdownMenu.Trigger>
      <MenuBox
        look="swatch-menu"
        align="start"
        // The next click or key is for the map.
        onCloseAutoFocus={(event) => {
          if (!hasChosen.current) return
          hasChosen.current = false
          event.preventDefault()
          focusMap()
        }}
      >
        <div className="swatch-groups">
          {shown.map(({ title, rows: listed }) => (
            <DropdownMenu.Group key={title.en} className="swatch-group" aria-label={say(title)}>
              <DropdownMenu.Label className="swatch-title">{say(title)}</DropdownMenu.Label>
              {listed.map((row) => (
                <DropdownMenu.CheckboxItem
                  key={row.id}
                  className="menu-item"
                  checked={row.id === value}
                  onSelect={() => {
                    hasChosen.current = true
                    onChange(row.id)
                  }}
                >
                  <Picture {...swatch(row)} width={PICTURE_PX} height={PICTURE_PX} />
                  <span className="menu-label">{headed(row.name, say)}</span>
                </DropdownMenu.CheckboxItem>
              ))}
            </DropdownMenu.Group>
          ))}
        </div>
      </MenuBox>
    </DropdownMenu.Root>
  )
}
