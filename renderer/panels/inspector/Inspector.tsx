/** Follows the selection: what it is, and what of it can be changed. */
import { type ReactNode } from 'react'
import { assertNever } from '#shared/lang/assertNever'
import { late } from '../../ui/controls/late'
import { useEditorState } from '../../ui/EditorContext'
import { CounterInspector } from './CounterInspector'
import { CounterTypeSheet } from './CounterTypeSheet'
import { HexInspector } from './HexInspector'
import { HexsideInspector } from './HexsideInspector'
import { LabelInspector } from './LabelInspector'
import { ScenarioInspector } from './ScenarioInspector'
import { ZoneInspector } from './ZoneInspector'
import './inspector.css'

const BackgroundPanel = late(() => import('../background/BackgroundPanel'), 'BackgroundPanel')

export function Inspector(): ReactNode {
  const selection = useEditorState((state) => state.session.selection)
  const fitting = useEditorState((state) => state.session.tool === 'background')
  if (fitting) return <BackgroundPanel />
  switch (selection.kind) {
    case 'none':
      return <ScenarioInspector />
    case 'hexes':
      return <HexInspector hexes={selection.hexes} />
    case 'hexsides':
      return <HexsideInspector key={selection.hexsides.join(' ')} hexsides={selection.hexsides} />
    case 'counters':
      return <CounterInspector counters={selection.counters} />
    case 'counterType':
      return <CounterTypeSheet key={selection.counterType} id={selection.counterType} />
    case 'label':
      return <LabelInspector key={selection.label} id={selection.label} />
    case 'zone':
      return <ZoneInspector key={selection.zone} id={selection.zone} />
    default:
      return assertNever(selection)
  }
}
