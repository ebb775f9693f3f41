/** Exporting or printing: what of the game, file kind, paper, style and layers, with the pages as they will come out. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Eyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { fail, type Result } from '#shared/lang/result'
import { ExportCancelled } from '#shared/print/progress'
import { preferenceStorage } from '../../host/preferenceStorage'
import { counted } from '../../i18n/language'
import { ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { SeenByField } from '../../ui/controls/SeenByField'
import { useEditor, useEditorState, useLanguage, useSay, useUi } from '../../ui/EditorContext'
import { type ExportClient } from '../../workers/exportClient'
import { type ExportOrder, type PlannedPages } from '../../workers/exportMessages'
import { chosenPart } from './chosenPart'
import { ExportFields } from './ExportFields'
import {
  exportErrors,
  exportOrder,
  firstExportForm,
  isUnusual,
  nextExportForm,
  usualPaper,
  wholeGameForm,
  withPage,
} from './exportForm'
import { type Purpose } from './fieldsOf'
import { ExportShare } from './ExportShare'
import { type Extent, ExtentField } from './ExtentField'
import { PagesPreview } from './PagesPreview'
import { PaperSavings } from './PaperSavings'
import { keepUsedForm, readUsedForm } from './usedForms'
import { NOT_DRAWN, useExportClient, useExporting } from './useExporting'
import './export.css'

const TEXT = {
  page: [localized('page', 'page'), localized('pages', 'pages')] as const,
}

const PURPOSES = {
  export: {
    title: localized('Exporter', 'Export'),
    confirm: localized('Exporter', 'Export'),
    progress: localized('Progression de l’export', 'Progress of the export'),
  },
  print: {
    title: localized('Imprimer', 'Print'),
    confirm: localized('Imprimer', 'Print'),
    progress: localized('Préparation des pages', 'Preparing the pages'),
  },
} as const satisfies Readonly<Record<Purpose, object>>

/** Typing a number must not start a drawing for each digit. */
const SETTLE_MS = 250

interface ExportDialogProps {
  readonly purpose: Purpose
  /** Begins with the whole game as one PDF. */
  readonly whole?: boolean
}

export function ExportDialog({ purpose, whole = false }: ExportDialogProps): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const language = useLanguage()
  const { scenario, file } = useEditorState((state) => state.document)
  const view = useEditorState((state) => state.view)
  const [first] = useState(() =>
    firstExportForm(view, scenario.map.hexMm, usualPaper(language, navigator.languages)),
  )
  const [startedForm] = useState(() => {
    const next = nextExportForm(first, readUsedForm(preferenceStorage, purpose))
    return whole ? wholeGameForm(next) : next
  })
  const [form, setForm] = useState(startedForm)
  // On paper as on screen; what its author alone may know is printed only when asked for.
  const [eyes, setEyes] = useState<Eyes>(view.eyes === 'author' ? 'players' : view.eyes)
  const selection = useEditorState((state) => state.session.selection)
  const pinned = useEditorState((state) => state.session.pinned)
  const [extent, setExtent] = useState<Extent>('whole')
  const part = useMemo(
    () => (extent === 'selection' ? chosenPart(form.what, selection, scenario) : undefined),
    [extent, form.what, selection, scenario],
  )
  const client = useExportClient()
  const errors = exportErrors(form)
  const valid = Object.keys(errors).length === 0
  const order = useMemo(
    () =>
      valid
        ? exportOrder(form, { scenario, file: file?.name, view, eyes, pinned, ...(part && { part }) })
        : undefined,
    [valid, form, scenario, file, view, eyes, pinned, part],
  )
  const settled = useSettled(order)
  const planned = usePlan(scenario, settled, client)
  const { share, start, stop, failed } = useExporting(purpose, client, (notice) => {
    ui.closeDialog()
    editor.session.notify(notice)
  })
  const words = PURPOSES[purpose]
  const close = (): void => {
    stop()
    ui.closeDialog()
  }
  const confirm = (): void => {
    if (!order) return
    keepUsedForm(preferenceStorage, purpose, { first, form })
    void start(scenario, order)
  }
  const plan = planned?.result.ok ? planned.result.value : undefined
  const refused = planned && !planned.result.ok ? planned.result.error : undefined
  return (
    <DialogFrame
      title={words.title}
      size="large"
      onClose={close}
      footer={
        share === undefined ? (
          <>
            {plan && <Summary planned={plan} />}
            <ConfirmButtons
              name={words.confirm}
              disabled={!order || refused !== undefined}
              focused
              onCancel={close}
              onConfirm={confirm}
            />
          </>
        ) : (
          <ExportShare share={share} label={words.progress} onStop={stop} />
        )
      }
    >
      <div className="export">
        <ExportFields
          purpose={purpose}
          form={form}
          errors={errors}
          disabled={share !== undefined}
          extent={<ExtentField what={form.what} selection={selection} extent={extent} onChange={setExtent} />}
          savings={
            plan &&
            planned && (
              <PaperSavings
                planned={plan}
                order={planned.order}
                apply={(part) => setForm((before) => withPage(before, part))}
              />
            )
          }
          unusual={isUnusual(startedForm, first)}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        >
          <SeenByField eyes={eyes} onChange={setEyes} />
        </ExportFields>
        <div className="export-preview" aria-busy={settled !== order || planned?.order !== order}>
          {refused && <p className="form-note is-error">{say(refused)}</p>}
          {failed && (
            <p className="form-note is-error" role="alert">
              {say(failed)}
            </p>
          )}
          {plan && <PagesPreview planned={plan} client={client} />}
        </div>
      </div>
    </DialogFrame>
  )
}

/** "6 pages de 210 × 297 mm"; without a size when pages differ. */
function Summary({ planned: { pages } }: { readonly planned: PlannedPages }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const count = counted(pages.length, ...TEXT.page)
  const [size, ...others] = new Set(
    pages.map(
      ({ widthMm, heightMm }) =>
        `${formatNumber(widthMm, language, 0)} × ${formatNumber(heightMm, language, 0)}`,
    ),
  )
  const words =
    others.length > 0 ? count : localized(`${count.fr} de ${size}\u202fmm`, `${count.en} of ${size} mm`)
  return <span className="is-first export-summary">{say(words)}</span>
}

/** The value as it stands once it has stopped changing. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface Planned {
  readonly order: ExportOrder
  readonly result: Result<PlannedPages, Localized>
}

/** The pages of an order, planned by the worker; those of the order before, until they come. */
function usePlan(
  scenario: Scenario,
  order: ExportOrder | undefined,
  client: ExportClient,
): Planned | undefined {
  const [planned, setPlanned] = useState<Planned>()
  useEffect(() => {
    if (!order) return
    let wanted = true
    client.plan(scenario, order).then(
      (result) => wanted && setPlanned({ order, result }),
      (error: unknown) => {
        if (wanted && !(error instanceof ExportCancelled)) setPlanned({ order, result: fail(NOT_DRAWN) })
      },
    )
    return () => {
      wanted = false
    }
  }, [scenario, order, client])
  return order && planned
}
