/** Hooks for the parts of the dialog: the scenario's house rules, and the forms of its ruleset's tables. */
import { type HouseRules } from '#shared/rules/contract/house'
import { type HouseForms } from '#shared/rules/house/houseForms'
import { houseFormsOf } from '#shared/rules/registry/parts'
import { useEditorState } from '../../ui/EditorContext'

const NO_FORMS: HouseForms = { rows: [], figures: [] }

export function useForms(): HouseForms {
  return houseFormsOf(useEditorState((state) => state.document.scenario.ruleset)) ?? NO_FORMS
}

export function useHouse(): HouseRules {
  return useEditorState((state) => state.document.scenario)
}
