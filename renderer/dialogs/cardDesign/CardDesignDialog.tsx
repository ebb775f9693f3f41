/** The dialog for the design of a scenario's cards, shown on its own types in colour and in grey (CTR-5). */
import { type ReactNode, useMemo, useState } from 'react'
import { setCardDesign } from '#shared/commands/setCardDesign'
import { type CardDesign, type ReadyDesignId } from '#shared/document/armies'
import { localized } from '#shared/i18n/localized'
import { READY_DESIGNS } from '#shared/painter/counters/designs/index'
import { Button } from '../../ui/controls/Button'
import { Choice } from '../../ui/controls/Choice'
import { FormDialog } from '../../ui/controls/FormDialog'
import { useEditor, useEditorState, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { facePicture } from '../../ui/pictures/counterPicture'
import { Picture } from '../../ui/pictures/Picture'
import { CardPreview } from './CardPreview'
import { DesignFields } from './DesignFields'
import { isStandard, onBase } from './designForm'
import { sampleFaces, withTypes } from './sampleCounters'
import './cardDesign.css'

const TEXT = {
  title: localized('Dessin des pions', 'Card design'),
  about: localized(
    'Vaut pour tous les pions du scénario\u202f: à l’écran, dans les images et à l’impression.',
    'Holds for all counters of the scenario: on screen, in pictures and in print.',
  ),
  ready: localized('Dessin', 'Design'),
  standard: localized('Pions ordinaires', 'As standard'),
  take: localized('Reprendre d’un scénario…', 'Take from a scenario…'),
  apply: localized('Appliquer', 'Apply'),
}

const STANDARD: CardDesign = { base: 'standard' }
const BASES = Object.keys(READY_DESIGNS) as ReadyDesignId[]
const CHOICE_PX = 74

export function CardDesignDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const [design, setDesign] = useState(scenario.cardDesign ?? STANDARD)
  const sampled = useMemo(() => withTypes(scenario, ruleset, say), [scenario, ruleset, say])
  const faces = useMemo(
    () => sampleFaces({ ...sampled, cardDesign: design }, ruleset),
    [sampled, design, ruleset],
  )
  const [first] = faces
  const choices = BASES.map((base) => {
    const picture = first && facePicture({ ...first, design: { base } }, scenario.map.hexMm)
    return {
      id: base,
      name: READY_DESIGNS[base].name,
      picture: picture && <Picture {...picture} width={CHOICE_PX} height={CHOICE_PX} />,
    }
  })
  const take = async (): Promise<void> => {
    const other = await editor.files.choose()
    if (other) setDesign(other.cardDesign ?? STANDARD)
  }
  const apply = (): void => {
    if (!editor.document.run(setCardDesign, { design: isStandard(design) ? null : design })) ui.closeDialog()
  }
  return (
    <FormDialog
      title={TEXT.title}
      description={TEXT.about}
      className="card-design"
      apply={TEXT.apply}
      disabled={false}
      onApply={apply}
    >
      <div>
        <Choice
          label={TEXT.ready}
          value={design.base}
          options={choices}
          onChange={(base) => setDesign(onBase(design, base))}
        />
        <p className="card-design-name">{say(READY_DESIGNS[design.base].name)}</p>
        <DesignFields design={design} hexMm={scenario.map.hexMm} onChange={setDesign} />
        <div className="card-design-acts">
          <Button name={TEXT.standard} disabled={isStandard(design)} onClick={() => setDesign(STANDARD)} />
          <Button name={TEXT.take} onClick={() => void take()} />
        </div>
      </div>
      <CardPreview faces={faces} hexMm={scenario.map.hexMm} />
    </FormDialog>
  )
}
