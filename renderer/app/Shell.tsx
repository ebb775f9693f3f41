/** The frame of the page. The map comes first: bars, panels and tools are loaded after its first picture. */
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { pageFonts } from '../drawing/mapFonts'
import { useEditor, useUiState } from '../ui/EditorContext'
import { Board } from './Board'

const Bars = lazy(async () => ({ default: (await loadInterface()).Bars }))
const Panels = lazy(async () => ({ default: (await loadInterface()).Panels }))

// What can be seen can be used: letters for the counters of the panels, keys and tools have come by then.
async function loadInterface() {
  const keys = [import('./shortcuts'), import('./clipboard')]
  const [loaded] = await Promise.all([
    import('./Interface'),
    pageFonts(),
    import('../tools/toolManager'),
    ...keys,
  ])
  return loaded
}

export function Shell(): ReactNode {
  const editor = useEditor()
  const view = useUiState((state) => state.view)
  const [shown, setShown] = useState(false)
  const onShown = useCallback(() => {
    setShown(true)
    void editor.session.bringTools()
  }, [editor])
  return (
    <div className="shell" data-view={view}>
      <Suspense>{shown && <Bars />}</Suspense>
      <Board isShown={shown} onShown={onShown} />
      <Suspense fallback={<PanelSpace />}>{shown ? <Panels /> : <PanelSpace />}</Suspense>
    </div>
  )
}

/** Keeps the panels' place, so that the map does not move when they come. */
function PanelSpace(): ReactNode {
  const width = useUiState((state) => state.panelWidth)
  const open = useUiState((state) => state.panelsOpen)
  return <div className={open ? 'side' : 'side is-folded'} style={open ? { width } : undefined} />
}
