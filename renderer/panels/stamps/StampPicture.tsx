/** The picture of a stamp, drawn by the painter when there is time. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { type RegionClip } from '#shared/document/region/clip'
import { cardPictures } from '../../drawing/cardPictures'
import { paintedRegion, type RegionPicture } from '../../tools/stamp/painted'
import { useEditorState, useRuleset } from '../../ui/EditorContext'
import { Picture } from '../../ui/pictures/Picture'

/** Pixels. */
const [WIDTH, HEIGHT] = [84, 72]
const HEX_MM = 25

export function StampPicture({ clip }: { clip: RegionClip }): ReactNode {
  const picture = usePicture(clip)
  if (!picture) return <span className="stamp-picture" style={{ width: WIDTH, height: HEIGHT }} />
  return <Picture {...picture} width={WIDTH} height={HEIGHT} className="stamp-picture" />
}

const pictures = new WeakMap<RegionClip, { readonly key: string; readonly picture: RegionPicture }>()
const waiting = new Set<() => void>()

// One picture at a time, so that the page answers meanwhile.
function paintNext(): void {
  const [next] = waiting
  if (!next) return
  waiting.delete(next)
  // First, so that one that fails does not stop the others.
  if (waiting.size > 0) setTimeout(paintNext, 4)
  next()
}

function usePicture(clip: RegionClip): RegionPicture | undefined {
  const ruleset = useRuleset()
  const style = useEditorState(({ view }) => view.style)
  const orientation = useEditorState(({ document }) => document.scenario.map.grid.orientation)
  // Its counters' own art comes a moment later.
  const decoded = useSyncExternalStore(
    cardPictures.subscribe,
    () => Object.keys(clip.images).filter(cardPictures.has).length,
  )
  const key = [ruleset.id, style, orientation, decoded].join(' ')
  const known = pictures.get(clip)
  const [, repaint] = useState(0)
  useEffect(() => {
    if (pictures.get(clip)?.key === key) return undefined
    const paint = (): void => {
      const picture = paintedRegion(clip, { ruleset, style, hexMm: HEX_MM, orientation, detail: 2 })
      pictures.set(clip, { key, picture })
      repaint((count) => count + 1)
    }
    waiting.add(paint)
    if (waiting.size === 1) setTimeout(paintNext, 4)
    return () => void waiting.delete(paint)
  }, [clip, key, ruleset, style, orientation])
  return known?.picture
}
