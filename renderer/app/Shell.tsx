/** The frame of the page. A file dropped anywhere on it is opened. */
import { type DragEvent, type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { Board } from './Board'
import { useSay } from './EditorContext'
import { useFileActions } from './fileActions'
import { OptionsBar } from './OptionsBar'
import { SidePanel } from './SidePanel'
import { StatusLine } from './StatusLine'
import { ToolRail } from './ToolRail'
import { TopBar } from './TopBar'

export function Shell(): ReactNode {
  const say = useSay()
  const files = useFileActions()
  const [fileAbove, setFileAbove] = useState(false)
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Without this the browser would leave the page to show the file.
    event.preventDefault()
    setFileAbove(true)
  }
  const onDrop = (event: DragEvent): void => {
    setFileAbove(false)
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    void files.openDropped(file)
  }
  return (
    <div
      className="shell"
      onDragOver={onDragOver}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node) || setFileAbove(false)
      }
      onDrop={onDrop}
    >
      <TopBar />
      <OptionsBar />
      <ToolRail />
      <Board />
      <SidePanel />
      <StatusLine />
      {fileAbove && (
        <p className="drop-veil">
          {say(localized('Déposez un fichier .castellan pour l’ouvrir', 'Drop a .castellan file to open it'))}
        </p>
      )}
    </div>
  )
}
