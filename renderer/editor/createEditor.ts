/** Builds the editor: wires stores, document, tools, checks, recovery and host. The page and the tests use it alike. */
import { createStore } from 'zustand/vanilla'
import { type Change } from '#shared/commands/history'
import { type Refusal } from '#shared/commands/command'
import { type CommandCall } from '#shared/document/commandCall'
import { type Scenario } from '#shared/document/types'
import { writeApart } from '#shared/format/writeApart'
import { type FileRef, type Host } from '#shared/host/host'
import { hostTitle } from '#shared/host/hostTitle'
import { localized } from '#shared/i18n/localized'
import { rulesetOf } from '#shared/rules/rulesetOf'
import { type ToolId } from '../toolOptions/toolIds'
import { createAnalysisDoor, type LoadAnalysis } from './analysisDoor'
import { createDocumentModel, type DocumentModel } from './documentModel'
import { titleAmongVersions, versionNotice } from './earlierVersion'
import {
  type DocumentOrigin,
  type Editor,
  type FileErrorView,
  type SaveAnswer,
  type SaveTrouble,
  type ViewSlice,
} from './editor'
import { createFileVerbs } from './files'
import { findingPoints, findingSelection } from './goTo'
import { type StartChecks } from './liveChecks'
import { type CreateTools } from './ports/toolManager'
import { createRecovery } from './recovery'
import { createSessionVerbs } from './session'
import { createStores } from './stores'
import { toolContext } from './toolContext'
import { createToolDoor } from './toolDoor'

export interface EditorOptions {
  readonly host: Host
  readonly scenario: Scenario
  readonly view?: Partial<ViewSlice>
  /** The tools, or how to fetch them when they are asked for (`Editor.bringTools`): the first picture needs none. */
  readonly tools: CreateTools | { readonly load: () => Promise<CreateTools> }
  /** How findings are kept up to date: the page passes the worker's. */
  readonly startChecks: StartChecks
  /** Brings what a map can be asked (sight, movement, routes); default: nothing can. */
  readonly loadAnalysis?: LoadAnalysis
  /** Names this window's recovery entry. */
  readonly windowId?: string
}

export function createEditor(options: EditorOptions): Editor {
  const { host } = options
  const parts = createParts(options)
  const { store, hover, fileError, saveTrouble, model, session, input, files, changed, loaded } = parts

  // A refusal is a sentence for the user: it is shown wherever the command came from.
  function shown(refusal: Refusal | undefined): Refusal | undefined {
    if (refusal) session.notify(refusal.message, 'error')
    return refusal
  }

  const editor: Editor = {
    store,
    hover,
    host,
    get ruleset() {
      return rulesetOf(model.scenario)
    },
    fileError,
    saveTrouble,
    viewport: undefined,
    input,
    get analysis() {
      return parts.analyses.of(model.scenario.ruleset)
    },
    ...files,
    ...session,
    run: (command, params) => shown(model.run(command, params)),
    runCall: async (call) => shown(await runCall(model, call)),
    beginGesture: model.beginGesture,
    commitGesture: model.commitGesture,
    cancelGesture: model.cancelGesture,
    undo() {
      input.cancel()
      model.undo()
    },
    redo() {
      input.cancel()
      model.redo()
    },
    newScenario: (scenario) => parts.replace(scenario, undefined),
    load: parts.replace,
    markUnsaved: model.markUnsaved,
    keepNow: parts.recovery.flush,
    setTool: parts.useTool,
    bringTools: parts.bringTools,
    goTo(finding) {
      session.select(findingSelection(finding))
      editor.viewport?.reveal(findingPoints(finding, model.scenario))
    },
    onChange: (listener) => subscribe(changed, listener),
    onLoad: (listener) => subscribe(loaded, listener),
    close: parts.close,
  }
  return editor
}

// Everything the editor is made of, each part told of what concerns it.
function createParts(options: EditorOptions) {
  const { host, scenario, view, startChecks, windowId } = options
  const { store, hover } = createStores(scenario, rulesetOf(scenario), view ?? {})
  const fileError = createStore<{ error: FileErrorView | undefined }>(() => ({ error: undefined }))
  const saveTrouble = createStore<{ trouble: SaveTrouble | undefined }>(() => ({ trouble: undefined }))
  const changed = new Set<(change: Change) => void>()
  const loaded = new Set<() => void>()
  const checks = startChecks((findings) =>
    store.setState((state) => ({ document: { ...state.document, findings } })),
  )
  const recovery = createRecovery({
    host,
    id: windowId ?? newWindowId(),
    entry() {
      const { file, version } = store.getState().document
      return {
        name: file?.name ?? hostTitle(titleAmongVersions(model.finished, version)),
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
      if (change.kind !== 'commit') checks.follow(change)
      for (const listener of changed) listener(change)
      input.refresh()
    },
    finished: keepOrDrop,
    replaced() {
      input.cancel()
      if (!input.isOffered(store.getState().session.tool)) {
        input.use('select')
        session.keepTool('select')
      }
      keepOrDrop()
      checks.open(model.scenario)
      for (const listener of loaded) listener()
      input.refresh()
    },
  })
  const session = createSessionVerbs(store)
  function useTool(tool: ToolId): void {
    input.use(tool)
    session.keepTool(tool)
  }
  const analyses = createAnalysisDoor(options.loadAnalysis ?? (async () => undefined), () => input.refresh())
  const context = toolContext({ store, hover, model, session, analyses, useTool })
  const input = createToolDoor()
  function takeUp(createTools: CreateTools): void {
    input.open(createTools(context, hover, store.getState().session.tool))
  }
  const { tools } = options
  if (typeof tools === 'function') takeUp(tools)
  async function bringTools(): Promise<void> {
    if (typeof tools !== 'function') takeUp(await tools.load())
  }
  // What tools show depends on these, whoever changes them.
  store.subscribe(({ session: now, view }, { session: before, view: viewBefore }) => {
    const changed =
      now.route !== before.route || now.selection !== before.selection || now.options !== before.options
    if (changed || view !== viewBefore) input.refresh()
  })
  function replace(scenario: Scenario, file: FileRef | undefined, origin: DocumentOrigin = {}): void {
    if (origin.recovery !== undefined) recovery.takeOver(origin.recovery)
    model.replace(scenario, file, origin)
    if (origin.version) session.notify(versionNotice(origin.version))
    // From now on other windows see that it is taken.
    if (origin.recovery !== undefined) void recovery.flush()
  }
  const files = createFileVerbs({
    host,
    present: () => model.present,
    isOpen: model.isOpen,
    file: () => store.getState().document.file,
    version: () => store.getState().document.version,
    replace,
    saved(file, state) {
      model.markSaved(file, state)
      keepOrDrop()
    },
    refuse: (error) => fileError.setState({ error }),
    notify: session.notify,
    dropNotice: session.dropNotice,
    askTrouble: (trouble) =>
      new Promise((resolve) => {
        const answer = (given: SaveAnswer): void => {
          saveTrouble.setState({ trouble: undefined })
          resolve(given)
        }
        saveTrouble.setState({ trouble: { ...trouble, answer } })
      }),
  })
  checks.open(model.scenario)
  async function close(): Promise<void> {
    checks.close()
    await recovery.drop()
  }
  return {
    ...{ store, hover, fileError, saveTrouble, model, session, input, analyses, files, changed, loaded },
    ...{ recovery, replace, close, useTool, bringTools },
  }
}

const NOT_KEPT = localized(
  'La copie de secours ne peut pas être gardée\u202f: enregistrez votre travail.',
  'The safety copy cannot be kept: save your work.',
)

// Any command may be called: all of them together come when the first is.
async function runCall(
  model: DocumentModel,
  { command: id, params }: CommandCall,
): Promise<Refusal | undefined> {
  const { commandById } = await import('#shared/commands/index')
  const command = commandById(id)
  if (command) return model.run(command, params)
  return {
    message: localized(
      `Cette version ne connaît pas la commande «\u202f${id}\u202f».`,
      `This version does not know the command “${id}”.`,
    ),
  }
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// `randomUUID` is missing on pages without https.
function newWindowId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
