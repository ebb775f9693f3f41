import { Tooltip } from 'radix-ui'
import { type ReactNode } from 'react'
import { type Editor } from '../editor/editor'
import { Dialogs } from '../dialogs/Dialogs'
import { CrashScreen } from './CrashScreen'
import { EditorProvider } from './EditorContext'
import { Shell } from './Shell'
import { type Ui } from './ui'

const TIP_DELAY_MS = 500

/** The page: its frame, and the dialogs over it. */
export function App({ editor, ui }: { editor: Editor; ui: Ui }): ReactNode {
  return (
    <CrashScreen language={() => editor.store.getState().view.language}>
      <EditorProvider editor={editor} ui={ui}>
        <Tooltip.Provider delayDuration={TIP_DELAY_MS}>
          <Shell />
          <Dialogs />
        </Tooltip.Provider>
      </EditorProvider>
    </CrashScreen>
  )
}
