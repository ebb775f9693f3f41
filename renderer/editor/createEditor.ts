/** Builds the editor: wires stores, document, tools, checks, recovery and host. The page and the tests use it alike. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Change } from '#shared/commands/history'
import { commandById } from '#shared/commands/index'
import { type Refusal } from '#shared/commands/command'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { type Host } from '#shared/host/host'
import { localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/ruleset'
import { createToolManager } from '../tools/toolManager'
import { type ToolContext } from '../tools/tool'
import { createDocumentModel, type DocumentModel } from './documentModel'
import { type Editor, type EditorState, type FileErrorView, type HoverState, type ViewSlice } from './editor'
import { createFileVerbs } from './files'
import { findingPoints, findingSelection } from './goTo'
import { checkAtOnce, type StartChecks } from './liveChecks'
import { createRecovery } from './recovery'
import { createSessionVerbs, type SessionVerbs } from './session'
import { createStores } from './stores'

export interface EditorOptions {
  readonly host: Host
  readonly ruleset: Ruleset
  readonly scenario: Scenario
  readonly view?: Partial<ViewSlice>
  /** How findings are kept up to date; default: within the call. The page passes the worker's. */
  readonly startChecks?: StartChecks
  /** Names this window's recovery entry. */
  readonly windowId?: string
}

export function createEditor(options: EditorOptions): Editor {
  const { host, ruleset } = options
  const { store, hover } = createStores(options.scenario, ruleset, options.view ?? {})
  const fileError = createStore<{ error: FileErrorView | undefined }>(() => ({ error: undefined }))
  const changeListeners = new Set<(change: Change) => void>()
  const loadListeners = new Set<() => void>()

  const checks = (options.startChecks ?? checkAtOnce)(ruleset, (findings) =>
    store.setState((state) => ({ document: { ...state.document, findings } })),
  )
  const recovery = createRecovery(host, options.windowId ?? crypto.randomUUID(), () => ({
    name: store.getState().document.file?.name ?? model.scenario.info.title,
    savedAt: Date.now(),
    text: writeScenario(model.scenario),
  }))
  const model = createDocumentModel(store, {
    changed(change) {
      // A commit ends what its steps have already shown: same document.
      if (change.kind !== 'commit') checks.update(model.scenario)
      for (const listener of changeListeners) listener(change)
      input.refresh()
    },
    finished() {
      // Undone back to the file's state: nothing is left to lose.
      if (store.getState().document.modified) recovery.touch()
      else void recovery.drop()
    },
    replaced() {
      input.cancel()
      if (store.getState().document.modified) recovery.touch()
      else void recovery.drop()
      checks.update(model.scenario)
      for (const listener of loadListeners) listener()
      input.refresh()
    },
  })
  const session = createSessionVerbs(store)
  const input = createToolManager(toolContext({ store, hover, ruleset, model, session }), hover, 'select')
  const files = createFileVerbs({
    host,
    scenario: () => model.scenario,
    file: () => store.getState().document.file,
    replace: model.replace,
    saved(file) {
      model.markSaved(file)
      void recovery.drop()
    },
    refuse: (error) => fileError.setState({ error }),
    notify: session.notify,
  })
  checks.update(model.scenario)

  const editor: Editor = {
    store,
    hover,
    host,
    ruleset,
    fileError,
    viewport: undefined,
    input,
    ...files,
    ...session,
    run: (command, params) => shown(model.run(command, params)),
    runCall(call) {
      const command = commandById(call.command)
      const unknown = localized(
        `Cette version ne connaît pas la commande «\u202f${call.command}\u202f».`,
        `This version does not know the command “${call.command}”.`,
      )
      return shown(command ? model.run(command, call.params) : { message: unknown })
    },
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
    newScenario: (scenario) => model.replace(scenario, undefined),
    load: (scenario, file) => model.replace(scenario, file),
    setTool(tool) {
      input.use(tool)
      session.keepTool(tool)
    },
    goTo(finding) {
      session.select(findingSelection(finding))
      editor.viewport?.reveal(findingPoints(finding, model.scenario))
    },
    onChange: (listener) => subscribe(changeListeners, listener),
    onLoad: (listener) => subscribe(loadListeners, listener),
    async close() {
      checks.close()
      await recovery.drop()
    },
  }
  return editor

  function shown(refusal: Refusal | undefined): Refusal | undefined {
    if (refusal) session.notify(refusal.message, 'error')
    return refusal
  }
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface Parts {
  readonly store: StoreApi<EditorState>
  readonly hover: StoreApi<HoverState>
  readonly ruleset: Ruleset
  readonly model: DocumentModel
  readonly session: SessionVerbs
}

// The narrow window through which tools see the editor.
function toolContext({ store, hover, ruleset, model, session }: Parts): ToolContext {
  return {
    get scenario() {
      return model.scenario
    },
    get layout() {
      return { grid: model.scenario.map.grid, hexMm: model.scenario.map.hexMm }
    },
    get options() {
      return store.getState().session.options
    },
    get selection() {
      return store.getState().session.selection
    },
    get mmPerPx() {
      return 1 / hover.getState().zoom
    },
    ruleset,
    gesture: {
      begin: model.beginGesture,
      run(command, params) {
        const refusal = model.run(command, params)
        if (refusal) session.notify(refusal.message, 'error')
        return refusal
      },
      commit: model.commitGesture,
      cancel: model.cancelGesture,
    },
    select: session.select,
    setOptions: session.setOptions,
  }
}
