/** Pictures that come from a worker. */
import { type ReactNode, useEffect, useRef } from 'react'

/** A picture that a worker has drawn, or the empty place for it while it is on its way. */
export function BitmapPicture(props: {
  bitmap: ImageBitmap | undefined
  width: number
  height: number
  className: string
}): ReactNode {
  const { bitmap, width, height, className } = props
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas || !bitmap) return
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return (
    <canvas
      ref={ref}
      aria-hidden
      className={className}
      data-painted={bitmap !== undefined}
      style={{ width, height }}
      width={width}
      height={height}
    />
  )
}
