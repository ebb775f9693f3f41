/** Publishing: everything that players need, from one state of the scenario, in one folder or archive (XCH-8). */
import { type ReactNode, useMemo, useState } from 'react'
import { withoutEdition } from '#shared/document/inWords/editionInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { type EditionList } from '#shared/interchange/publication/editionList'
import { editionWarnings } from '#shared/interchange/publication/editionWarnings'
import { KINDS, SHEET_KINDS, type SheetKind } from '#shared/interchange/publication/kinds'
import { STYLE_IDS, STYLE_NAMES } from '#shared/painter/style'
import { PAPERS as PAPER_SIZES } from '#shared/print/paper'
import { ChoiceField } from '../../ui/controls/Choice'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { EditionFields } from '../../ui/controls/EditionFields'
import { KeepNumbersField, useKeepNumbers } from '../../ui/controls/KeepNumbersField'
import { LANGUAGE_NAMES } from '../../ui/controls/viewChoices'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { WritingButtons } from '../export/WritingButtons'
import { useExportClient } from '../export/useExporting'
import { EarlierField } from './EarlierField'
import { PublishedReport } from './PublishedReport'
import {
  keepPublishForm,
  LANGUAGE_CHOICES,
  type LanguageChoice,
  languagesOf,
  lastPublishForm,
  PAPERS,
  type PublishForm,
  type PublishTarget,
  usualLanguages,
} from './publishForm'
import { usePublishing } from './usePublishing'
import './publish.css'

const TEXT = {
  title: localized('Publier une édition', 'Publish an edition'),
  about: localized(
    'Tout ce qu’il faut aux joueurs, tiré du même état du scénario\u202f; chaque feuille porte le titre, la version et la date.',
    'Everything that players need, from one state of the scenario; each sheet bears title, version and date.',
  ),
  sheets: localized('Feuilles', 'Sheets'),
  language: localized('Langues', 'Languages'),
  both: localized('Les deux', 'Both'),
  paper: localized('Papier', 'Paper'),
  style: localized('Style', 'Style'),
  target: localized('Sous forme de', 'As'),
  folder: localized('Dossier', 'Folder'),
  archive: localized('Archive .zip', '.zip archive'),
  confirm: localized('Publier', 'Publish'),
  progress: localized('Progression de la publication', 'Progress of the publication'),
}

export function PublishDialog(): ReactNode {
  const ui = useUi()
  const { host } = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const [form, setForm] = useState(lastPublishForm)
  const [language, setLanguage] = useState<LanguageChoice>(() => usualLanguages(scenario))
  const [earlier, setEarlier] = useState<EditionList>()
  const [keep, setKeep] = useKeepNumbers(scenario)
  const client = useExportClient()
  const { share, failed, done, start } = usePublishing(client)
  const { kinds, paper, style, target } = form
  const languages = useMemo(() => languagesOf(language, scenario), [language, scenario])
  const warnings = useMemo(
    () => editionWarnings(scenario, { languages, kinds }),
    [scenario, languages, kinds],
  )
  const unnamed = useMemo(
    () => editionWarnings({ ...scenario, info: withoutEdition(scenario.info) }, { languages, kinds }),
    [scenario, languages, kinds],
  )
  const close = (): void => {
    client.cancel()
    ui.closeDialog()
  }
  const confirm = (): void => {
    keepPublishForm(form)
    const as = target === 'folder' && host.publish ? 'files' : 'archive'
    void start(scenario, { settings: { languages, kinds, paper, style }, as }, keep, earlier)
  }
  return (
    <DialogFrame
      title={TEXT.title}
      description={done ? undefined : TEXT.about}
      onClose={close}
      footer={
        <WritingButtons
          share={share}
          confirm={TEXT.confirm}
          progress={TEXT.progress}
          done={done !== undefined}
          disabled={kinds.length === 0}
          onConfirm={confirm}
          onStop={() => client.cancel()}
          onClose={close}
        />
      }
    >
      {done ? (
        <PublishedReport {...done} />
      ) : (
        <fieldset className="publish-fields" disabled={share !== undefined}>
          <EditionFields />
          <SheetChoice kinds={kinds} onChange={(next) => setForm({ ...form, kinds: next })} />
          <ChoiceField<LanguageChoice>
            label={TEXT.language}
            value={language}
            options={LANGUAGE_CHOICES.map((id) => ({
              id,
              name: id === 'both' ? TEXT.both : LANGUAGE_NAMES[id],
            }))}
            onChange={setLanguage}
          />
          <ChoiceField<PublishForm['paper']>
            label={TEXT.paper}
            value={paper}
            options={PAPERS.map((id) => ({ id, name: PAPER_SIZES[id].name }))}
            onChange={(next) => setForm({ ...form, paper: next })}
          />
          <ChoiceField<PublishForm['style']>
            label={TEXT.style}
            value={style}
            options={STYLE_IDS.map((id) => ({ id, name: STYLE_NAMES[id] }))}
            onChange={(next) => setForm({ ...form, style: next })}
          />
          {host.publish && (
            <ChoiceField<PublishTarget>
              label={TEXT.target}
              value={target}
              options={[
                { id: 'folder', name: TEXT.folder },
                { id: 'archive', name: TEXT.archive },
              ]}
              onChange={(next) => setForm({ ...form, target: next })}
            />
          )}
          {!(host.publish && target === 'folder') && <EarlierField earlier={earlier} onChange={setEarlier} />}
          {kinds.includes('module') && <KeepNumbersField keep={keep} onChange={setKeep} />}
          <Warnings warnings={warnings} most={unnamed} />
          {failed && <Failure why={failed} />}
        </fieldset>
      )}
    </DialogFrame>
  )
}

function SheetChoice(props: {
  readonly kinds: readonly SheetKind[]
  readonly onChange: (kinds: readonly SheetKind[]) => void
}): ReactNode {
  const say = useSay()
  const { kinds, onChange } = props
  return (
    <div className="field">
      <span className="field-label" id="publish-sheets">
        {say(TEXT.sheets)}
      </span>
      <div className="publish-sheets" role="group" aria-labelledby="publish-sheets">
        {SHEET_KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                onChange(SHEET_KINDS.filter((id) => (id === kind ? target.checked : kinds.includes(id))))
              }
            />
            {say(KINDS[kind].name)}
          </label>
        ))}
      </div>
    </div>
  )
}

/**
 * Those that a field has met keep their room: one that goes as the field is left would move what is being clicked.
 * @param props.most with no field filled in
 */
function Warnings(props: {
  readonly warnings: readonly Localized[]
  readonly most: readonly Localized[]
}): ReactNode {
  const { warnings, most } = props
  const say = useSay()
  const met = most.filter(({ en }) => !warnings.some((warning) => warning.en === en))
  return (
    <div role="status">
      <ul className="publish-warnings">
        {warnings.map((warning) => (
          <li key={warning.en}>{say(warning)}</li>
        ))}
        {met.map((warning) => (
          <li key={warning.en} className="is-met">
            {say(warning)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Failure({ why }: { readonly why: Localized }): ReactNode {
  const say = useSay()
  return (
    <p className="form-note is-error" role="alert">
      {say(why)}
    </p>
  )
}
