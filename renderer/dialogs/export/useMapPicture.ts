/** The picture of a whole map, drawn beside the page: a dialog that shows it opens at once. */
import { useEffect, useState } from 'react'
import { type Scenario } from '#shared/document/types'
import { LAYERS, type LayerId } from '#shared/painter/style'
import { type ExportClient } from '../../workers/exportClient'
import { type ExportOrder } from '../../workers/exportMessages'

/** Too fine for a small picture. */
const UNSEEN: readonly LayerId[] = ['names', 'grid', 'zones']

/** Undefined until it is drawn; the one before stays until the next comes. @param width CSS px of its longer edge */
export function useMapPicture(
  scenario: Scenario | undefined,
  painter: ExportClient,
  width: number,
): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  useEffect(() => {
    if (!scenario) return
    const order: ExportOrder = {
      what: 'map',
      format: 'png',
      baseName: '',
      dpi: 96,
      style: 'illustrated',
      layers: LAYERS.filter((layer) => !UNSEEN.includes(layer)),
      paper: 'sheet',
      overlap: 0,
      margin: 0,
      language: scenario.info.language,
    }
    let wanted = true
    painter.picture(scenario, order, Math.ceil(width * Math.max(1, devicePixelRatio))).then(
      (drawn) => (wanted ? setBitmap(drawn) : drawn.close()),
      // The dialog was closed meanwhile.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [scenario, painter, width])
  return bitmap
}
