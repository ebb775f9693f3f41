/**
 * The pages as they will be printed, each with its name: sheets that join lie as on the table with others beside
 * them, else pages stand three to a row, and the list scrolls.
 */
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { useSay } from '../../ui/EditorContext'
import { BitmapPicture } from '../../ui/pictures/BitmapPicture'
import { type ExportClient } from '../../workers/exportClient'
import { type PlannedPages } from '../../workers/exportMessages'
import { GAP_PX, previewScale } from './previewScale'

/** The columns of pages that do not join. */
const COLUMNS = 3
/** No more pictures are drawn than anybody looks at; the names of the other pages stand without. */
const MOST_PICTURES = 80

interface PreviewProps {
  readonly planned: PlannedPages
  readonly client: ExportClient
}

export function PagesPreview({ planned, client }: PreviewProps): ReactNode {
  const say = useSay()
  const { pages } = planned
  const { joined } = planned
  const onTable = joined ? joined.columns * joined.rows : pages.length
  // Beside what joins is what does not: the sheet of how they are joined.
  const columns = joined ? joined.columns + (pages.length > onTable ? 1 : 0) : Math.min(COLUMNS, pages.length)
  const placeOf = (index: number): CSSProperties | undefined => {
    if (!joined) return undefined
    if (index >= onTable) return { gridColumn: columns, gridRow: index - onTable + 1 }
    const [column, row] = [index % joined.columns, Math.floor(index / joined.columns)]
    return { gridColumn: column + 1, gridRow: row + 1 }
  }
  const scale = previewScale(planned, columns)
  const sizes = pages.map(({ widthMm, heightMm }) => ({
    width: Math.floor(widthMm * scale),
    height: Math.floor(heightMm * scale),
  }))
  const pictures = usePictures(planned, client, sizes)
  return (
    <ol
      className="pages scrolls"
      style={{ '--columns': columns, '--gap': `${GAP_PX}px` } as CSSProperties}
      aria-label={say(localized('Aperçu des pages', 'Preview of the pages'))}
      // Scrolled by keys.
      tabIndex={0}
    >
      {pages.map(({ name }, index) => (
        <li key={name} style={placeOf(index)}>
          <BitmapPicture className="page" bitmap={pictures[index]} {...(sizes[index] as Size)} />
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Pictures come one by one, in order; a new plan takes the place of the one under way. */
function usePictures(
  planned: PlannedPages,
  client: ExportClient,
  sizes: readonly Size[],
): readonly ImageBitmap[] {
  const [painted, setPainted] = useState<Painted>({ planned, pictures: [] })
  const edges = sizes
    .slice(0, MOST_PICTURES)
    .map(({ width, height }) => Math.ceil(Math.max(width, height) * Math.max(1, devicePixelRatio)))
    .join(' ')
  useEffect(() => {
    let current = true
    const paintAll = async (): Promise<void> => {
      for (const [page, edge] of edges.split(' ').entries()) {
        if (!current) return
        const picture = await client.preview({ page, pixels: Number(edge) })
        if (current) setPainted((before) => withPicture(before, planned, picture))
        else picture.close()
      }
    }
    // Given up by a newer order or by the export itself: there is nothing to show.
    paintAll().catch(() => undefined)
    return () => {
      current = false
    }
  }, [planned, client, edges])
  return painted.planned === planned ? painted.pictures : []
}

interface Painted {
  readonly planned: PlannedPages
  readonly pictures: readonly ImageBitmap[]
}

function withPicture(before: Painted, planned: PlannedPages, picture: ImageBitmap): Painted {
  return { planned, pictures: before.planned === planned ? [...before.pictures, picture] : [picture] }
}
