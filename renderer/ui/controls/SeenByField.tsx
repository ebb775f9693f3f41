/** The choice of those with whose eyes a map is seen; nothing where nothing is ever hidden. */
import { type ReactNode } from 'react'
import { allEyes, type Eyes, eyesName } from '#shared/document/eyes'
import { mayConceal, SEEN_BY } from '../../editor/eyes'
import { useEditorState, useRuleset } from '../EditorContext'
import { SelectField } from './fields'

export function SeenByField(props: { eyes: Eyes; onChange: (eyes: Eyes) => void }): ReactNode {
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  if (!mayConceal(scenario, ruleset)) return null
  const options = allEyes(scenario).map((id) => ({ id, name: eyesName(id, scenario) }))
  return <SelectField label={SEEN_BY} value={props.eyes} options={options} onChange={props.onChange} />
}
