/** A layer whose nodes have their places in mm of the map. It follows the view by itself: no pan renders anything in React. */
import type Konva from 'konva/lib/Core.js'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Layer } from 'react-konva/lib/ReactKonvaCore'
import { type BoardView } from '../boardView'

interface Props {
  readonly view: BoardView
  /** While it is hidden it follows nothing. */
  readonly visible: boolean
  /** Pointers can hit its nodes. */
  readonly listening: boolean
  readonly children: ReactNode
}

export function MapLayer({ view, visible, listening, children }: Props): ReactNode {
  const layer = useRef<Konva.Layer>(null)
  useLayoutEffect(() => {
    if (!visible) return
    const follow = (): void => {
      const { x, y, scale } = view.camera
      const canvas = layer.current?.getCanvas()
      // Konva keeps the ratio of the screen on which the page was opened.
      if (canvas?.getPixelRatio() !== view.pixelRatio) canvas?.setPixelRatio(view.pixelRatio)
      layer.current?.getStage().size(view.screen)
      layer.current?.setAttrs({ x: -x * scale, y: -y * scale, scaleX: scale, scaleY: scale })
    }
    follow()
    return view.smallMap.subscribe(follow)
  }, [view, visible])
  return (
    <Layer ref={layer} visible={visible} listening={listening}>
      {children}
    </Layer>
  )
}
