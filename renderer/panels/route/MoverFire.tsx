/** The fire of the mover this turn, asked where it may limit its move (MC-FIR-1). */
import { type ReactNode } from 'react'
import { firingChosen } from '#shared/rules/answers/firing'
import { type DrawnRoute } from '../../editor/ports/session'
import { firingChoice } from '../../tools/route/judge'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState } from '../../ui/EditorContext'

export function MoverFire({ route }: { route: DrawnRoute }): ReactNode {
  const { document, session } = useEditor()
  const options = useEditorState((state) => state.session.options)
  const choice = firingChoice(document.ask, route, options)
  const [none] = choice?.values ?? []
  if (!choice || !none) return null
  return (
    <SelectField
      label={choice.name}
      value={route.firing ?? none.id}
      options={choice.values}
      onChange={(value) =>
        session.setRoute({ ...route, firing: firingChosen({ choices: { [choice.id]: value } }) })
      }
    />
  )
}
