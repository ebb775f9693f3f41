/** The handles of the tool in hand, as they are now. */
import { useEffect, useState } from 'react'
import { type Editor } from '../../editor/editor'
import { type Handle } from '../../editor/ports/handle'

export function useHandles(editor: Editor): readonly Handle[] {
  const [handles, setHandles] = useState(() => editor.input.handles())
  useEffect(() => {
    function look(): void {
      const now = editor.input.handles()
      // The tool is heard with every move of the pointer: where they are the same, nothing is rendered.
      setHandles((before) => (areSame(before, now) ? before : now))
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

function areSame(before: readonly Handle[], now: readonly Handle[]): boolean {
  return before.length === now.length && now.every((handle, index) => handle === before[index])
}
