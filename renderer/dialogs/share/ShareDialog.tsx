/** A scenario in the format of another program: which, in which language, for whose eyes; then what could not be carried over. */
import { type ReactNode, useState } from 'react'
import { type Eyes } from '#shared/document/eyes'
import { safeFileName } from '#shared/host/fileName'
import { LANGUAGES, type Language, localized } from '#shared/i18n/localized'
import { TARGET_IDS, type TargetId, TARGETS } from '#shared/interchange/targets'
import { preferenceStorage } from '../../host/preferenceStorage'
import { ChoiceField } from '../../ui/controls/Choice'
import { DialogFrame, useFocusOfStep } from '../../ui/controls/DialogFrame'
import { KeepNumbersField, useKeepNumbers } from '../../ui/controls/KeepNumbersField'
import { LeftOut } from '../../ui/controls/LeftOut'
import { SeenByField } from '../../ui/controls/SeenByField'
import { LANGUAGE_NAMES } from '../../ui/controls/viewChoices'
import { useEditor, useEditorState, useLanguage, useSay, useUi } from '../../ui/EditorContext'
import { WritingButtons } from '../export/WritingButtons'
import { useExportClient } from '../export/useExporting'
import { useWriting } from './useWriting'
import './share.css'

const TEXT = {
  title: localized('Exporter pour un autre programme', 'Export for another program'),
  format: localized('Format', 'Format'),
  language: localized('Langue', 'Language'),
  confirm: localized('Exporter', 'Export'),
  progress: localized('Progression de l’export', 'Progress of the export'),
}

const USED = 'castellan.share'

export function ShareDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const { scenario, file } = useEditorState((state) => state.document)
  const view = useEditorState((state) => state.view)
  const interfaceLanguage = useLanguage()
  const [target, setTarget] = useState<TargetId>(() => lastUsed())
  const [language, setLanguage] = useState<Language>(interfaceLanguage)
  const [chosenEyes, setEyes] = useState<Eyes>()
  // What its author alone may know goes out only when asked for, or where the file is to come back.
  const usual = TARGETS[target].whole ? 'author' : view.eyes === 'author' ? 'players' : view.eyes
  const eyes = chosenEyes ?? usual
  const [keep, setKeep] = useKeepNumbers(scenario)
  const client = useExportClient()
  const { share, failed, done, start } = useWriting(client)
  useFocusOfStep(share === undefined)
  const close = (): void => {
    client.cancel()
    if (done) editor.session.notify(done.notice)
    ui.closeDialog()
  }
  const confirm = async (): Promise<void> => {
    preferenceStorage.setItem(USED, target)
    const baseName = safeFileName(file?.name ?? scenario.info.title, '.castellan').replace(/\.castellan$/, '')
    const finished = await start(scenario, { target, language, eyes, baseName }, keep)
    if (!finished || finished.warnings.length > 0) return
    editor.session.notify(finished.notice)
    ui.closeDialog()
  }
  return (
    <DialogFrame
      title={TEXT.title}
      onClose={close}
      footer={
        <WritingButtons
          share={share}
          confirm={TEXT.confirm}
          progress={TEXT.progress}
          done={done !== undefined}
          onConfirm={() => void confirm()}
          onStop={() => client.cancel()}
          onClose={close}
        />
      }
    >
      {done ? (
        <div role="status">
          <p>{say(done.notice)}</p>
          <LeftOut warnings={done.warnings} />
        </div>
      ) : (
        <fieldset className="share-fields" disabled={share !== undefined}>
          <div className="share-targets" role="radiogroup" aria-label={say(TEXT.format)}>
            {TARGET_IDS.map((id) => (
              <label key={id} className="share-target">
                <input
                  type="radio"
                  name="share-target"
                  checked={id === target}
                  onChange={() => setTarget(id)}
                />
                <span className="share-name">{say(TARGETS[id].name)}</span>
                <span className="share-use">{say(TARGETS[id].use)}</span>
              </label>
            ))}
          </div>
          <ChoiceField<Language>
            label={TEXT.language}
            value={language}
            options={LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }))}
            onChange={setLanguage}
          />
          <SeenByField eyes={eyes} onChange={setEyes} />
          {target === 'vmod' && <KeepNumbersField keep={keep} onChange={setKeep} />}
          {failed && (
            <p className="form-note is-error" role="alert">
              {say(failed)}
            </p>
          )}
        </fieldset>
      )}
    </DialogFrame>
  )
}

function lastUsed(): TargetId {
  const kept = preferenceStorage.getItem(USED)
  return TARGET_IDS.find((id) => id === kept) ?? TARGET_IDS[0]
}
