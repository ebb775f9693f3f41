/** "25 × 17 cases, 520 × 400 mm sur le papier": how large a map becomes, beside a drawing of its sheet. */
import { type ReactNode } from 'react'
import { formatNumber, localized } from '#shared/i18n/localized'
import { type Rect } from '#shared/painter/ops'
import { useLanguage, useSay } from '../../ui/EditorContext'

interface SheetSizeProps {
  readonly columns: number
  readonly rows: number
  /** mm */
  readonly sheet: Pick<Rect, 'width' | 'height'>
  /** Said of it besides. */
  readonly children?: ReactNode
}

export function SheetSize({ columns, rows, sheet, children }: SheetSizeProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const mm = (value: number): string => formatNumber(value, language, 0)
  return (
    <p className="sheet-size">
      <strong>{say(localized(`${columns} × ${rows} cases`, `${columns} × ${rows} hexes`))}</strong>
      <span>
        {say(
          localized(
            `${mm(sheet.width)} × ${mm(sheet.height)}\u202fmm sur le papier`,
            `${mm(sheet.width)} × ${mm(sheet.height)} mm on paper`,
          ),
        )}
      </span>
      {children}
    </p>
  )
}
