/** State of views that lives as long as its editor: kept while another view is shown. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Editor } from '../editor/editor'

/** The same for one editor, made when it is first asked for. */
export function perEditor<T>(create: (editor: Editor) => T): (editor: Editor) => T {
  const made = new WeakMap<Editor, T>()
  return (editor) => {
    const known = made.get(editor)
    if (known !== undefined) return known
    const one = create(editor)
    made.set(editor, one)
    return one
  }
}

/** A store of its own for an editor, fresh with every document. */
export function freshWithDocuments<T>(editor: Editor, fresh: () => T): StoreApi<T> {
  const store = createStore<T>(fresh)
  editor.document.onLoad(() => store.setState(fresh(), true))
  return store
}
