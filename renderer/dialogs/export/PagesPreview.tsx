/** The pages as they will be printed, laid out as the sheets lie on the table, each with its name. */
import { type ReactNode, useEffect, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { type Scenario } from '#shared/document/types'
import { type MapExport } from '#shared/print/exportMap'
import { counted } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { BitmapPicture } from '../../ui/pictures/BitmapPicture'
import { type ExportClient } from '../../workers/exportClient'
import { type ExportOrder } from '../../workers/exportMessages'

const WIDTH_PX = 540
const HEIGHT_PX = 440
const GAP_PX = 8
const NAME_PX = 18
/** Beyond these a picture of each page would say nothing. */
const MOST_PAGES = 80

interface PreviewProps {
  readonly scenario: Scenario
  readonly order: ExportOrder
  readonly plan: MapExport
  readonly client: ExportClient
}

export function PagesPreview({ scenario, order, plan, client }: PreviewProps): ReactNode {
  const say = useSay()
  const { columns, rows } = plan.tiling
  const scale = Math.min(
    (WIDTH_PX - GAP_PX * (columns - 1)) / columns / plan.widthMm,
    (HEIGHT_PX - (GAP_PX + NAME_PX) * rows) / rows / plan.heightMm,
  )
  const size = { width: Math.floor(plan.widthMm * scale), height: Math.floor(plan.heightMm * scale) }
  const shown = plan.pageCount <= MOST_PAGES ? plan.pageCount : 0
  const pictures = usePictures({ scenario, order, client, pages: shown, size })
  if (shown === 0) {
    const pages = counted(plan.pageCount, localized('page', 'page'), localized('pages', 'pages'))
    return <p className="empty">{say(pages)}</p>
  }
  return (
    <ol
      className="pages"
      style={{ gridTemplateColumns: `repeat(${columns}, max-content)`, gap: GAP_PX }}
      aria-label={say(localized('Aperçu des pages', 'Preview of the pages'))}
    >
      {Array.from({ length: shown }, (_, index) => (
        <li key={index}>
          <BitmapPicture className="page" bitmap={pictures[index]} {...size} />
          <span>{plan.page(index).name}</span>
        </li>
      ))}
    </ol>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Pictures come one by one, in order; a new order takes the place of the one under way. */
function usePictures(
  wanted: Omit<PreviewProps, 'plan'> & { pages: number; size: Size },
): readonly ImageBitmap[] {
  const { scenario, order, client, pages, size } = wanted
  const pixels = Math.ceil(Math.max(size.width, size.height) * Math.max(1, devicePixelRatio))
  const [painted, setPainted] = useState<Painted>({ order, pictures: [] })
  useEffect(() => {
    let current = true
    const paintAll = async (): Promise<void> => {
      for (let page = 0; page < pages && current; page++) {
        const picture = await client.preview(scenario, order, { page, pixels })
        if (!picture.ok) return
        if (current) setPainted((before) => withPicture(before, order, picture.value))
        else picture.value.close()
      }
    }
    // Given up by a newer order or by the export itself: there is nothing to show.
    paintAll().catch(() => undefined)
    return () => {
      current = false
    }
  }, [scenario, order, client, pages, pixels])
  return painted.order === order ? painted.pictures : []
}

interface Painted {
  readonly order: ExportOrder
  readonly pictures: readonly ImageBitmap[]
}

function withPicture(before: Painted, order: ExportOrder, picture: ImageBitmap): Painted {
  return { order, pictures: before.order === order ? [...before.pictures, picture] : [picture] }
}
