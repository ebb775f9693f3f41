/** The changes that would print the map on fewer sheets, each done by a click. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { PAPERS, SHEET_NAME } from '#shared/print/paper'
import { type PaperSaving, paperSavings } from '#shared/print/paperSavings'
import { counted } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { type ExportOrder, type PlannedPages } from '../../workers/exportMessages'
import { type PageForm } from './exportForm'

const TEXT = {
  title: localized('Moins de papier pour la carte', 'Less paper for the map'),
  sheet: [localized('feuille', 'sheet'), localized('feuilles', 'sheets')] as const,
}

export function PaperSavings(props: {
  readonly planned: PlannedPages
  readonly order: ExportOrder
  readonly apply: (part: Partial<PageForm>) => void
}): ReactNode {
  const { planned, order, apply } = props
  const say = useSay()
  if (!planned.mapMm) return null
  const { sheets, savings } = paperSavings(planned.mapMm, order)
  if (savings.length === 0) return null
  return (
    <div className="export-savings" role="group" aria-label={say(TEXT.title)}>
      <span>{say(TEXT.title)}</span>
      {savings.map((saving) => (
        <button
          key={saving.kind}
          type="button"
          className="button is-small"
          onClick={() => apply(changeOf(saving))}
        >
          {say(offerInWords(saving, sheets))}
        </button>
      ))}
    </div>
  )
}

function changeOf(saving: PaperSaving): Partial<PageForm> {
  switch (saving.kind) {
    case 'margin':
      return { margin: String(saving.margin) }
    case 'orientation':
      return { orientation: saving.landscape ? 'landscape' : 'portrait' }
    case 'paper':
      return { paper: saving.paper }
  }
}

/** "Marge de 7 mm : 4 feuilles au lieu de 6". */
function offerInWords(saving: PaperSaving, before: number): Localized {
  const after = counted(saving.sheets, ...TEXT.sheet)
  const change = changeInWords(saving)
  return localized(
    `${change.fr}\u202f: ${after.fr} au lieu de ${before}`,
    `${change.en}: ${after.en} instead of ${before}`,
  )
}

function changeInWords(saving: PaperSaving): Localized {
  switch (saving.kind) {
    case 'margin':
      return localized(`Marge de ${saving.margin}\u202fmm`, `Margin of ${saving.margin} mm`)
    case 'orientation':
      return saving.landscape ? localized('Paysage', 'Landscape') : localized('Portrait', 'Portrait')
    case 'paper': {
      const { fr, en } = saving.paper === 'sheet' ? SHEET_NAME : PAPERS[saving.paper].name
      return localized(`Papier ${fr}`, `${en} paper`)
    }
  }
}
