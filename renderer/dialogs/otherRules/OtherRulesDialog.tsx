/** Takes the scenario to other rules (SCN-8): which, and all that changes for it, listed before it is done. */
import { type ReactNode, useMemo, useState } from 'react'
import { changeRuleset } from '#shared/commands/changeRuleset'
import { colon, type Localized, localized } from '#shared/i18n/localized'
import { CHANGED_PARTS, type ChangedPart, type RulesChange } from '#shared/rules/otherRules/change'
import { rulesChanges, rulesetsWithin } from '#shared/rules/otherRules/rulesChanges'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import './otherRules.css'

const TEXT = {
  title: localized('Autres règles', 'Other rules'),
  now: localized('À présent', 'At present'),
  to: localized('Passer à', 'Change to'),
  none: localized(
    'Ce scénario ne peut pas passer à d’autres règles\u202f: entre un jeu médiéval et les mécanismes communs, les pions n’ont ni les mêmes faces ni les mêmes fiches, et rien n’en resterait jouable.',
    'This scenario cannot be taken to other rules: between a medieval game and the common mechanics, counters have neither the same faces nor the same sheets, and nothing of it would remain playable.',
  ),
  kept: localized(
    'Carte, pions, placement, tours, victoire et textes restent tels quels\u202f; le fichier garde tout, et le retour aux règles d’avant rend le même scénario.',
    'Map, counters, set-up, turns, victory and texts stay as they are; the file keeps everything, and going back to the rules of before gives the same scenario.',
  ),
  changes: localized('Ce qui changera', 'What will change'),
  apply: localized('Changer de règles', 'Change the rules'),
}

const PARTS: Readonly<Record<ChangedPart, Localized>> = {
  rules: localized('Les règles', 'The rules'),
  house: localized('Options et tables de ce scénario', 'Options and tables of this scenario'),
  map: localized('La carte', 'The map'),
  sheets: localized('Les fiches', 'The sheets'),
  counters: localized('Les pions', 'The counters'),
  game: localized('Tours et règles spéciales', 'Turns and special rules'),
}

export function OtherRulesDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const targets = useMemo(() => rulesetsWithin(scenario), [scenario])
  const [chosen, setChosen] = useState(targets[0]?.id)
  const target = targets.find(({ id }) => id === chosen)
  const changes = useMemo(() => (chosen ? rulesChanges(scenario, chosen) : []), [scenario, chosen])
  const apply = (): void => {
    if (target && !editor.document.run(changeRuleset, { ruleset: target.id, label: target.name }))
      ui.closeDialog()
  }
  return (
    <DialogFrame
      title={TEXT.title}
      size="large"
      footer={<ConfirmButtons name={TEXT.apply} disabled={!target} onConfirm={apply} />}
    >
      <div className="other-rules">
        <Present />
        {target ? (
          <>
            <SelectField label={TEXT.to} value={target.id} options={targets} onChange={setChosen} />
            <p className="form-note">{say(TEXT.kept)}</p>
            <Changes changes={changes} to={target} />
          </>
        ) : (
          <p className="form-note">{say(TEXT.none)}</p>
        )}
      </div>
    </DialogFrame>
  )
}

function Present(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { name } = useRuleset()
  return (
    <p className="other-rules-now">
      {say(TEXT.now)}
      {colon(language)} <strong>{say(name)}</strong>
    </p>
  )
}

function Changes({ changes, to }: { changes: readonly RulesChange[]; to: Ruleset }): ReactNode {
  const say = useSay()
  return (
    // Nothing in it takes the focus, and it may be longer than the dialog.
    <div
      className="other-rules-changes"
      role="region"
      aria-label={`${say(TEXT.changes)} · ${say(to.name)}`}
      tabIndex={0}
    >
      {CHANGED_PARTS.map((part) => {
        const own = changes.filter(({ about }) => about === part)
        if (own.length === 0) return null
        return (
          <section key={part}>
            <h3>{say(PARTS[part])}</h3>
            <ul>
              {own.map(({ says }) => (
                <li key={says.en}>{say(says)}</li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
