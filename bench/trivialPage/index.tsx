/** The peer of B8: the least that React and Konva can show. */
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Layer, Rect, Stage } from 'react-konva'

function Page() {
  useEffect(() => {
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('castellan:first-picture')))
  }, [])
  return (
    <Stage width={1280} height={800}>
      <Layer>
        <Rect width={400} height={300} fill="#8a9a5b" />
      </Layer>
    </Stage>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
