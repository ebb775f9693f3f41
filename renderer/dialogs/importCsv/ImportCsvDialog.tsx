/** Counter types or the order of battle from a CSV (XCH-3), in three steps: the file, its columns, what will change. Nothing changes before the last. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { csvFaultText } from '#shared/armies/csv/csvFault'
import { type CsvTable, LARGEST_CSV_BYTES, readCsv } from '#shared/armies/csv/readCsv'
import { type Localized, localized } from '#shared/i18n/localized'
import { CSV_ENDINGS } from '../../actions/csvFiles'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { ChoiceField } from '../../ui/controls/Choice'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { FileChooser } from '../../ui/controls/FileChooser'
import { useEditor, useEditorState, useRuleset, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { BattleChanges } from './BattleChanges'
import { ColumnsStep } from './ColumnsStep'
import { TypesChanges } from './TypesChanges'
import {
  allColumns,
  carryOut,
  changesOf,
  type ColumnIds,
  contentOf,
  CSV_CONTENTS,
  type CsvContentId,
  type CsvPlan,
  importedText,
} from './csvContent'
import './importCsv.css'

const TEXT = {
  title: localized('Importer un CSV', 'Import a CSV'),
  about: localized(
    'Un CSV d’un tableur\u202f: un type de pion par ligne, ou l’ordre de bataille, avec des en-têtes en français ou en anglais. Contenu, codage et séparateur sont reconnus. Rien ne change avant la dernière étape.',
    'A CSV from a spreadsheet: one counter type a line, or the order of battle, with headings in French or English. Contents, encoding and separator are found out. Nothing changes before the last step.',
  ),
  steps: localized('Étapes', 'Steps'),
  holds: localized('Le fichier contient', 'The file holds'),
  back: localized('Retour', 'Back'),
  next: localized('Continuer', 'Continue'),
  take: localized('Importer', 'Import'),
  unreadable: localized('Ce fichier ne peut pas être lu.', 'This file cannot be read.'),
}

const TITLES: Readonly<Record<CsvContentId, Localized>> = {
  types: localized('Importer des types de pions', 'Import counter types'),
  battle: localized('Importer l’ordre de bataille', 'Import the order of battle'),
}

const HELD: Readonly<Record<CsvContentId, Localized>> = {
  types: localized('Types de pions', 'Counter types'),
  battle: localized('Ordre de bataille', 'Order of battle'),
}

type Step = 'file' | 'columns' | 'changes'

const STEPS: Readonly<Record<Step, Localized>> = {
  file: localized('Fichier', 'File'),
  columns: localized('Colonnes', 'Columns'),
  changes: localized('Changements', 'Changes'),
}

interface OpenCsv {
  readonly name: string
  readonly table: CsvTable
}

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes)

export function ImportCsvDialog(): ReactNode {
  const ui = useUi()
  const editor = useEditor()
  const say = useSay()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const dropped = useUiState((state) => state.dropped)
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<OpenCsv>()
  const [holds, setHolds] = useState<CsvContentId>('types')
  const [corrected, setCorrected] = useState<ColumnIds>()
  const [fault, setFault] = useState<Localized>()
  const { counterSchema } = ruleset
  const content = useMemo(() => CSV_CONTENTS[holds](counterSchema), [holds, counterSchema])
  const guessed = useMemo(() => content.guess(file?.table.headings ?? []), [content, file])
  const chosen = corrected ?? guessed
  const lack = content.lack(chosen)
  const opened = useCallback(
    ({ name }: File, bytes: Uint8Array | undefined): void => {
      const table = bytes && readCsv(bytes, decode, allColumns(counterSchema))
      setFault(!table ? TEXT.unreadable : table.ok ? undefined : faultOf(name, csvFaultText(table.error)))
      if (!table?.ok) return setStep('file')
      setFile({ name, table: table.value })
      setHolds(contentOf(table.value))
      setCorrected(undefined)
      setStep('columns')
    },
    [counterSchema],
  )
  useEffect(() => {
    if (dropped) void bytesOf(dropped).then((bytes) => opened(dropped, bytes))
  }, [dropped, opened])
  const read = (given: File): void => void bytesOf(given).then((bytes) => opened(given, bytes))
  const { idCode, language } = editor.document
  const plan = useMemo(
    () =>
      file && step === 'changes'
        ? content.plan({ scenario, ruleset, language, idCode }, file.table, chosen)
        : undefined,
    [file, step, content, scenario, ruleset, language, idCode, chosen],
  )
  const take = (shown: CsvPlan): void => {
    if (carryOut(editor.document, shown)) return
    editor.session.notify(importedText(shown))
    ui.closeDialog()
  }
  const count = plan ? changesOf(plan) : 0
  const forward = {
    file: { name: TEXT.next, disabled: file === undefined, onConfirm: () => setStep('columns') },
    columns: { name: TEXT.next, disabled: lack !== undefined, onConfirm: () => setStep('changes') },
    changes: {
      name: count > 0 ? `${say(TEXT.take)} (${count})` : TEXT.take,
      disabled: count === 0,
      onConfirm: () => plan && take(plan),
    },
  }[step]
  return (
    <DialogFrame
      title={step === 'file' ? TEXT.title : TITLES[holds]}
      size={step === 'file' ? 'medium' : 'large'}
      footer={
        <>
          {step !== 'file' && (
            <Button
              name={TEXT.back}
              icon={ArrowLeft}
              look="is-large is-first"
              onClick={() => setStep(step === 'changes' ? 'columns' : 'file')}
            />
          )}
          <ConfirmButtons {...forward} />
        </>
      }
    >
      <ol className="csv-steps" aria-label={say(TEXT.steps)}>
        {(Object.keys(STEPS) as Step[]).map((id) => (
          <li key={id} {...(id === step && { 'aria-current': 'step' })}>
            {say(STEPS[id])}
          </li>
        ))}
      </ol>
      {step === 'file' && <FileChooser about={TEXT.about} endings={CSV_ENDINGS} fault={fault} read={read} />}
      {step === 'columns' && file && (
        <>
          <div className="csv-holds">
            <ChoiceField<CsvContentId>
              label={TEXT.holds}
              value={holds}
              options={(Object.keys(HELD) as CsvContentId[]).map((id) => ({ id, name: HELD[id] }))}
              onChange={(id) => {
                setHolds(id)
                setCorrected(undefined)
              }}
            />
          </div>
          <ColumnsStep
            {...file}
            guessed={guessed}
            chosen={chosen}
            lack={lack}
            columns={content.columns}
            onChange={setCorrected}
          />
        </>
      )}
      {plan?.of === 'types' && <TypesChanges plan={plan.plan} before={scenario} />}
      {plan?.of === 'battle' && <BattleChanges plan={plan.plan} before={scenario} />}
    </DialogFrame>
  )
}

/** No more than is needed to refuse a file that is too large; undefined when the disk fails. */
async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  const start = file.slice(0, LARGEST_CSV_BYTES + 1)
  return start.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
}

const faultOf = (name: string, { fr, en }: Localized): Localized =>
  localized(`Fichier «\u202f${name}\u202f», ${fr}`, `File “${name}”, ${en}`)
