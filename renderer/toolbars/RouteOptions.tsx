/** The options of the route tool: the kind of route, and the cause of a retreat. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { ROUTE_KINDS, type RouteKind } from '#shared/rules/route'
import { type ToolOptions } from '../toolOptions/index'
import { ROUTE_KIND_NAMES } from '../tools/route/kinds'
import { Choice } from '../ui/controls/Choice'
import { useEditor, useEditorState, useSay } from '../ui/EditorContext'

const TEXT = {
  kind: localized('Sorte de trajet', 'Kind of route'),
  from: localized('Cause de la retraite', 'Cause of the retreat'),
  combat: localized('Après un combat', 'From combat'),
  fire: localized('Sous un tir', 'From fire'),
}

export function RouteOptions(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const kind = useEditorState((state) => state.session.options.routeKind)
  const from = useEditorState((state) => state.session.options.retreatFrom)
  return (
    <div className="option">
      <Choice<RouteKind>
        label={say(TEXT.kind)}
        value={kind}
        options={ROUTE_KINDS.map((value) => ({ value, label: say(ROUTE_KIND_NAMES[value]) }))}
        onChange={(routeKind) => setOptions({ routeKind })}
      />
      {kind === 'retreat' && (
        <Choice<ToolOptions['retreatFrom']>
          label={say(TEXT.from)}
          value={from}
          options={(['combat', 'fire'] as const).map((value) => ({ value, label: say(TEXT[value]) }))}
          onChange={(retreatFrom) => setOptions({ retreatFrom })}
        />
      )}
    </div>
  )
}
