/** The frame of the page. */
import { type ReactNode } from 'react'
import { Board } from './Board'
import { FileDrop } from './FileDrop'
import { OptionsBar } from './OptionsBar'
import { SidePanel } from './SidePanel'
import { StatusLine } from './StatusLine'
import { ToolRail } from './ToolRail'
import { TopBar } from './TopBar'

export function Shell(): ReactNode {
  return (
    <div className="shell">
      <TopBar />
      <OptionsBar />
      <ToolRail />
      <Board />
      <SidePanel />
      <StatusLine />
      <FileDrop />
    </div>
  )
}
