/** The root of the page: the crash screen, the contexts that all parts use, and the shell. */
import { type ReactNode } from 'react'
import { type Editor } from '../editor/editor'
import { EditorProvider } from '../ui/EditorContext'
import { type Ui } from '../ui/uiStore'
import { CrashScreen } from './CrashScreen'
import { Shell } from './Shell'

/** The page. */
export function App({ editor, ui }: { editor: Editor; ui: Ui }): ReactNode {
  return (
    <CrashScreen
      language={() => editor.store.getState().view.language}
      onCrash={() => ui.store.setState({ crashed: true })}
      keep={() => editor.files.keepNow()}
    >
      <EditorProvider editor={editor} ui={ui}>
        <Shell />
      </EditorProvider>
    </CrashScreen>
  )
}
