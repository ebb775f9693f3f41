/** Hooks for the parts of the dialog: the scenario's house rules, and the forms of its ruleset's tables. */
import { useMemo } from 'react'
import { type HouseRules } from '#shared/rules/house'
import { houseFormsOf, type HouseForms } from '#shared/rules/registry/houseForms'
import { useEditorState } from '../../ui/EditorContext'

const NO_FORMS: HouseForms = { rows: [], figures: [] }

export function useForms(): HouseForms {
  return houseFormsOf(useEditorState((state) => state.document.scenario.ruleset)) ?? NO_FORMS
}

/** The same object while neither options nor tables change. */
export function useHouse(): HouseRules {
  const options = useEditorState((state) => state.document.scenario.options)
  const houseTables = useEditorState((state) => state.document.scenario.houseTables)
  return useMemo(() => ({ options, houseTables }), [options, houseTables])
}
