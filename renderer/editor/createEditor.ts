/** Builds the editor: wires stores, document, tools, checks, recovery and host. The page and the tests use it alike. */
import { type Change } from '#shared/commands/history'
import { allEyes, knownTo } from '#shared/document/eyes'
import { idCodeOf } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { writeApart } from '#shared/format/writeApart'
import { type Host } from '#shared/host/host'
import { hostTitle } from '#shared/host/hostTitle'
import { type Language, localized } from '#shared/i18n/localized'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createDocument } from './document'
import { createDocumentModel } from './documentModel'
import { titleAmongVersions } from './earlierVersion'
import { type Editor } from './editor'
import { createFiles } from './files'
import { type StartChecks } from './liveChecks'
import { type CreateTools } from './ports/toolManager'
import { type ViewSlice } from './ports/view'
import { createQuestions, noAnswers, type StartAnswers } from './questions'
import { createRecovery } from './recovery'
import { createSession } from './session'
import { createStores } from './stores'
import { toolContext } from './toolContext'
import { createToolDoor } from './toolDoor'
import { survivingSelection } from './selection'
import { createView } from './view'
import { newWindowId, random32 } from './windowId'

export interface EditorOptions {
  readonly host: Host
  readonly scenario: Scenario
  readonly view?: Partial<ViewSlice>
  /** The tools, or how to fetch them when they are asked for (`EditorSession.bringTools`): the first picture needs none. */
  readonly tools: CreateTools | { readonly load: () => Promise<CreateTools> }
  /** Keeps findings up to date: the page passes the worker's. */
  readonly startChecks: StartChecks
  /** Answers questions to the rules (sight, movement, routes): the page passes the worker's. Default: no answer. */
  readonly startAnswers?: StartAnswers
  /** Names this window's recovery entry. */
  readonly windowId?: string
  /** In the ids that it gives; empty = none, where nobody else works on the document. Default: its own. */
  readonly idCode?: string
}

export function createEditor(options: EditorOptions): Editor {
  const { host, scenario, startChecks, startAnswers = noAnswers, tools } = options
  const { store, hover } = createStores(scenario, rulesetOf(scenario), options.view ?? {})
  const input = createToolDoor()
  const view = createView(store, hover)
  const session = createSession({
    store,
    input,
    view,
    async bringTools() {
      if (typeof tools !== 'function') takeUp(await tools.load())
    },
  })
  const changed = new Set<(change: Change) => void>()
  const loaded = new Set<() => void>()
  const checks = startChecks((findings) =>
    store.setState((state) => ({ document: { ...state.document, findings } })),
  )
  const recovery = createRecovery({
    host,
    id: options.windowId ?? newWindowId(),
    entry() {
      const { file, version } = store.getState().document
      return {
        name:
          file?.name ??
          hostTitle(titleAmongVersions(model.finished, version, store.getState().view.language)),
        savedAt: Date.now(),
        ...writeApart(model.finished),
        ...(file && { file }),
        ...(version && { version }),
      }
    },
    failed: () => session.notify(NOT_KEPT, 'error'),
  })
  // Saved, or undone back to what was saved: nothing is left to lose.
  const keepOrDrop = (): void =>
    store.getState().document.modified ? recovery.touch() : void recovery.drop()
  const model = createDocumentModel(store, {
    changed(change) {
      // A commit ends what its steps have already shown: same document.
      if (change.kind !== 'commit') {
        checks.follow(change)
        questions.follow(change)
      }
      for (const listener of changed) listener(change)
      input.refresh()
    },
    finished: keepOrDrop,
    replaced() {
      input.cancel()
      view.set({ eyes: 'author' })
      if (!input.isOffered(store.getState().session.tool)) session.setTool('select')
      keepOrDrop()
      checks.open(model.scenario)
      questions.open(model.scenario)
      for (const listener of loaded) listener()
      input.refresh()
    },
  })
  const language = (): Language => store.getState().view.language
  const questions = createQuestions(startAnswers, {
    present: () => model.scenario,
    language,
    eyes: () => store.getState().view.eyes,
    show: () => input.refresh(),
  })
  const document = createDocument({
    model,
    language,
    questions,
    input,
    notify: session.notify,
    changed,
    loaded,
    idCode: options.idCode ?? idCodeOf(random32()[0] as number),
  })
  const context = toolContext({ store, hover, model, document, session, redraw: input.refresh })
  function takeUp(createTools: CreateTools): void {
    input.open(createTools(context, hover, store.getState().session.tool))
  }
  if (typeof tools === 'function') takeUp(tools)
  // What tools show depends on these, whoever changes them.
  store.subscribe(({ session: now, view }, { session: before, view: viewBefore }) => {
    const changed =
      now.route !== before.route || now.selection !== before.selection || now.options !== before.options
    if (changed || view !== viewBefore) input.refresh()
  })
  // Whoever looks has selected nothing that is concealed from them; a side that is gone looks no more.
  store.subscribe(({ document: { scenario }, session: { selection }, view: { eyes } }) => {
    if (eyes === 'author') return
    if (!allEyes(scenario).includes(eyes)) return view.set({ eyes: 'author' })
    const left = survivingSelection(selection, knownTo(eyes, scenario))
    if (left !== selection) session.select(left)
  })
  const files = createFiles({ host, model, recovery, session, open: () => store.getState().document })
  checks.open(model.scenario)
  questions.open(model.scenario)
  return {
    store,
    host,
    document,
    session,
    files,
    view,
    input,
    async close() {
      checks.close()
      questions.close()
      await recovery.drop()
    },
  }
}

const NOT_KEPT = localized(
  'La copie de secours ne peut pas être gardée\u202f: enregistrez votre travail.',
  'The safety copy cannot be kept: save your work.',
)
