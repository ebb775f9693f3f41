/** A new scenario: title, board, and how many sheets it takes to print (SCN-2). */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { formatNumber, localized } from '#shared/i18n/localized'
import { mapFrame } from '#shared/painter/frame'
import { counted } from '../i18n/language'
import { useLanguage, useSay, useUi } from '../ui/EditorContext'
import { useFileActions } from '../ui/fileActions'
import { FormDialog } from '../ui/controls/FormDialog'
import { GridSketch } from './grid/GridSketch'
import { loadGallery } from './gallery/galleryScenarios'
import { type ModelChoice } from './ModelFields'
import { NewScenarioFields } from './NewScenarioFields'
import { FIRST_FORM, type NewScenarioForm, scenarioOfForm } from './newScenarioForm'
import { formErrors } from './newScenarioErrors'
import { scenarioLike } from './newScenarioModel'
import { sheetsOnA4 } from './export/sheetsOnA4'
import './newScenario.css'

export function NewScenarioDialog(): ReactNode {
  const language = useLanguage()
  const ui = useUi()
  const files = useFileActions()
  const [form, setForm] = useState<NewScenarioForm>(FIRST_FORM)
  const models = useModels()
  const errors = formErrors(form)
  const valid = Object.keys(errors).length === 0
  const model = models.find(({ name }) => name === form.model)?.scenario
  const scenario = useMemo(() => {
    // For a copy the other fields are not asked.
    if (model && form.modelMap) return scenarioLike(form, model, language)
    if (!valid || (form.model !== '' && !model)) return undefined
    return model ? scenarioLike(form, model, language) : scenarioOfForm(form, language)
  }, [form, valid, language, model])
  // What is half typed keeps the picture of the last whole form.
  const [shown, setShown] = useState(scenario)
  if (scenario && scenario !== shown) setShown(scenario)
  const create = async (): Promise<void> => {
    if (scenario && (await files.create(scenario))) ui.closeDialog()
  }
  return (
    <FormDialog
      title={localized('Nouveau scénario', 'New scenario')}
      className="new-scenario"
      apply={localized('Créer', 'Create')}
      disabled={!scenario}
      onApply={() => void create()}
    >
      <NewScenarioFields form={form} errors={errors} onChange={setForm} models={models} />
      {shown && (
        <div className="new-scenario-picture">
          <GridSketch scenario={shown} />
          <SizeWords {...mapFrame({ grid: shown.map.grid, hexMm: shown.map.hexMm })} />
        </div>
      )}
    </FormDialog>
  )
}

/** The ready scenarios, once they are read. */
function useModels(): readonly ModelChoice[] {
  const [models, setModels] = useState<readonly ModelChoice[]>([])
  useEffect(() => {
    let wanted = true
    void loadGallery().then((all) => wanted && setModels(all))
    return () => {
      wanted = false
    }
  }, [])
  return models
}

/** "6 feuilles A4, 541 × 375 mm sur le papier". */
function SizeWords({ width, height }: { width: number; height: number }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const mm = (value: number): string => formatNumber(value, language, 0)
  const sheets = counted(
    sheetsOnA4(width, height),
    localized('feuille A4', 'sheet of A4'),
    localized('feuilles A4', 'sheets of A4'),
  )
  return (
    <p className="new-scenario-size" aria-live="polite">
      <strong>{say(sheets)}</strong>
      {say(
        localized(
          `${mm(width)} × ${mm(height)}\u202fmm sur le papier`,
          `${mm(width)} × ${mm(height)} mm on paper`,
        ),
      )}
    </p>
  )
}
