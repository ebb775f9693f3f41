/** Counter types from a CSV (XCH-3), in three steps: the file, its columns, what will change. Nothing changes before the last. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { columnsNamed } from '#shared/armies/headings'
import { csvFaultText } from '#shared/armies/csv/csvFault'
import { type CsvMapping, hasNames, type ImportPlan, planImport } from '#shared/armies/csv/planImport'
import { type CsvTable, LARGEST_CSV_BYTES, readCsv } from '#shared/armies/csv/readCsv'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { changeSheets } from '../../actions/changeSheets'
import { useEditor, useEditorState, useRuleset, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { CSV_ENDINGS } from '../../actions/csvFiles'
import { ChangesStep } from './ChangesStep'
import { ColumnsStep } from './ColumnsStep'
import './importCsv.css'

const TEXT = {
  title: localized('Importer des types de pions', 'Import counter types'),
  steps: localized('Étapes', 'Steps'),
  about: localized(
    'Un CSV d’un tableur, un type de pion par ligne, avec des en-têtes en français ou en anglais. Le codage et le séparateur sont reconnus. Rien ne change avant la dernière étape.',
    'A CSV from a spreadsheet, one counter type a line, with headings in French or English. Encoding and separator are found out. Nothing changes before the last step.',
  ),
  choose: localized('Choisir un fichier…', 'Choose a file…'),
  drop: localized('Ou déposez-le sur cette fenêtre.', 'Or drop it on this window.'),
  back: localized('Retour', 'Back'),
  next: localized('Continuer', 'Continue'),
  take: localized('Importer', 'Import'),
  unreadable: localized('Ce fichier ne peut pas être lu.', 'This file cannot be read.'),
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
  readonly guessed: CsvMapping
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
  const [mapping, setMapping] = useState<CsvMapping>([])
  const [fault, setFault] = useState<Localized>()
  const columns = csvColumns(ruleset.counterSchema)
  const opened = useCallback(
    ({ name }: File, bytes: Uint8Array | undefined): void => {
      const table = bytes && readCsv(bytes, decode, columns)
      setFault(!table ? TEXT.unreadable : table.ok ? undefined : faultOf(name, csvFaultText(table.error)))
      if (!table?.ok) return setStep('file')
      const guessed = columnsNamed(columns, table.value.headings)
      setFile({ name, table: table.value, guessed })
      setMapping(guessed)
      setStep('columns')
    },
    [columns],
  )
  useEffect(() => {
    if (dropped) void bytesOf(dropped).then((bytes) => opened(dropped, bytes))
  }, [dropped, opened])
  const read = (given: File): void => void bytesOf(given).then((bytes) => opened(given, bytes))
  const { idCode } = editor.document
  const plan = useMemo(
    () =>
      file && step === 'changes' ? planImport({ scenario, ruleset, idCode }, file.table, mapping) : undefined,
    [file, step, scenario, ruleset, idCode, mapping],
  )
  const take = ({ added, changes, types }: ImportPlan): void => {
    if (changeSheets(editor.document, changes, added)) return
    editor.session.notify(taken(types.length))
    ui.closeDialog()
  }
  const forward = {
    file: { name: TEXT.next, disabled: file === undefined, onConfirm: () => setStep('columns') },
    columns: { name: TEXT.next, disabled: !hasNames(mapping), onConfirm: () => setStep('changes') },
    changes: {
      name: plan && plan.types.length > 0 ? `${say(TEXT.take)} (${plan.types.length})` : TEXT.take,
      disabled: !plan || plan.types.length === 0,
      onConfirm: () => plan && take(plan),
    },
  }[step]
  return (
    <DialogFrame
      title={TEXT.title}
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
      {step === 'file' && <FileStep fault={fault} read={read} />}
      {step === 'columns' && file && (
        <ColumnsStep {...file} columns={columns} mapping={mapping} onChange={setMapping} />
      )}
      {plan && <ChangesStep plan={plan} before={scenario} />}
    </DialogFrame>
  )
}

function FileStep(props: { fault: Localized | undefined; read: (file: File) => void }): ReactNode {
  const say = useSay()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="csv-file">
      <p>{say(TEXT.about)}</p>
      <Button
        name={TEXT.choose}
        icon={FileUp}
        look="is-large"
        data-autofocus
        onClick={() => chooser.current?.click()}
      />
      <p className="csv-faint">{say(TEXT.drop)}</p>
      {props.fault && (
        <p className="file-error" role="alert">
          {say(props.fault)}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={CSV_ENDINGS.join(',')}
        onChange={({ currentTarget }) => {
          const [given] = currentTarget.files ?? []
          if (given) props.read(given)
          currentTarget.value = ''
        }}
      />
    </div>
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

const taken = (count: number): Localized =>
  counted(
    count,
    localized('type de pion importé', 'counter type imported'),
    localized('types de pions importés', 'counter types imported'),
  )
