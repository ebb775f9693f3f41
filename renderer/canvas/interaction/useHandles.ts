/** The handles of the tool in hand, as they are now. */
import { useEffect, useState } from 'react'
import { type Editor } from '../../editor/editor'
import { type Handle } from '../../editor/ports/handle'

export function useHandles(editor: Editor): readonly Handle[] {
  const [handles, setHandles] = useState(() => editor.input.handles())
  useEffect(() => {
    function look(): void {
      const now = editor.input.handles()
      // The tool is heard with every move of the pointer: where there are none, nothing is rendered.
      setHandles((before) => (before.length + now.length === 0 ? before : now))
    }
    const stops = [
      editor.input.subscribe(look),
      editor.store.subscribe((now, before) => {
        if (now.session.typing !== before.session.typing) look()
      }),
      editor.view.hover.subscribe((now, before) => {
        if (now.zoom !== before.zoom) look()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor])
  return handles
}
