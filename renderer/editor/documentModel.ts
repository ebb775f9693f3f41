/** The open document with its history: the one place of the page that changes it, always by commands. */
import { type StoreApi } from 'zustand/vanilla'
import { type Refusal } from '#shared/commands/command/command'
import { type Change, createHistory, type History } from '#shared/commands/history'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type FileRef } from '#shared/host/host'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { toolOptions } from '../toolOptions/index'
import { type EditorState } from './editor'
import { refusedByLock } from './lockedLayers'
import { type Gesture } from './ports/document'
import { type DocumentOrigin } from './ports/files'
import { survivingSelection } from './selection'
import { OF_NO_DOCUMENT, untouchedDocument } from './stores'

/** A state of a document, to be found again when it has been saved. */
interface DocumentState {
  readonly scenario: Scenario
  readonly history: History
  readonly step: number
}

export interface DocumentModel extends Gesture {
  readonly scenario: Scenario
  /** As it is without the gesture that is still open. */
  readonly finished: Scenario
  undo(): void
  redo(): void
  /** Another document; `modified` for one that exists nowhere else (recovered, an earlier version). */
  replace(scenario: Scenario, file: FileRef | undefined, origin?: DocumentOrigin): void
  /** The document without the gesture that is still open, as a saving writes it. */
  readonly present: DocumentState
  /** True while the document of this state is the open one. */
  isOpen(state: DocumentState): boolean
  /** Remembers the file of the open document, and this state of it as the saved one: it may have gone on meanwhile. */
  markSaved(file: FileRef, state: DocumentState): void
  /** The file holds something else by now: no state of the document counts as saved. */
  markUnsaved(): void
}

interface DocumentListeners {
  /** Every step, those of an open gesture included. */
  changed(change: Change): void
  /** A gesture, an undo or a redo is over; or the document was saved, or is saved no more. */
  finished(): void
  /** Another document is open. */
  replaced(): void
}

export function createDocumentModel(
  store: StoreApi<EditorState>,
  listeners: DocumentListeners,
): DocumentModel {
  const refuse = ({ changes }: Pick<Change, 'changes'>): Refusal | undefined =>
    refusedByLock(changes, store.getState().view.lockedLayers)
  const named = (scenario: Scenario): Scenario => namedIn(scenario, store.getState().view.language)
  let history = createHistory(store.getState().document.scenario, { refuse })
  let unwatch = history.subscribe(changed)
  let gestureOpen = false
  let finished = history.document
  if (named(finished) !== finished) publish()

  // Where no name has words of its own in a language, the state is the very same.
  store.subscribe(({ view }, before) => {
    if (
      view.language !== before.view.language &&
      named(history.document) !== store.getState().document.scenario
    )
      publish()
  })

  function publish(): void {
    store.setState((state) => ({
      document: {
        ...state.document,
        scenario: named(history.document),
        modified: history.modified,
        undoName: history.undoName,
        redoName: history.redoName,
      },
      session: {
        ...state.session,
        options: optionsUnder(state, history.document),
        selection: survivingSelection(state.session.selection, history.document),
        // It was one of the document before.
        witness: state.document.scenario === named(history.document) ? state.session.witness : undefined,
      },
    }))
  }

  function changed(change: Change): void {
    publish()
    listeners.changed(change)
  }

  function settled(): void {
    finished = history.document
    publish()
    listeners.finished()
  }

  // What threw took the whole gesture back.
  function brokenOff(): void {
    gestureOpen = false
    settled()
  }

  function cancel(): void {
    if (!gestureOpen) return
    gestureOpen = false
    history.cancel()
    settled()
  }

  return {
    get scenario() {
      return history.document
    },
    get finished() {
      return finished
    },
    run(command, params) {
      try {
        const refusal = history.apply(command, params)
        if (!gestureOpen && !refusal) settled()
        return refusal
      } catch (fault) {
        brokenOff()
        throw fault
      }
    },
    begin() {
      cancel()
      gestureOpen = true
      history.begin()
    },
    commit() {
      if (!gestureOpen) return
      gestureOpen = false
      try {
        history.commit()
      } finally {
        settled()
      }
    },
    cancel,
    undo() {
      cancel()
      history.undo()
      settled()
    },
    redo() {
      cancel()
      history.redo()
      settled()
    },
    replace(scenario, file, { modified = false, version } = {}) {
      unwatch()
      gestureOpen = false
      history = createHistory(scenario, { modified, refuse })
      finished = history.document
      unwatch = history.subscribe(changed)
      store.setState((state) => ({
        document: { ...untouchedDocument(named(history.document), file), modified, version },
        session: {
          ...state.session,
          options: toolOptions(rulesetOf(history.document), state.session.options),
          ...OF_NO_DOCUMENT,
        },
      }))
      listeners.replaced()
    },
    get present() {
      return { scenario: finished, history, step: history.state }
    },
    isOpen: (state) => state.history === history,
    markSaved(file, { step }) {
      history.markSaved(step)
      store.setState((state) => ({ document: { ...state.document, file, version: undefined } }))
      publish()
      listeners.finished()
    },
    markUnsaved() {
      history.markUnsaved()
      publish()
      listeners.finished()
    },
  }
}

// A terrain of the scenario's own may have gone with its house table: it is in hand no more.
function optionsUnder(
  { session, document }: EditorState,
  scenario: Scenario,
): EditorState['session']['options'] {
  const { houseTables } = document.scenario
  return houseTables === scenario.houseTables
    ? session.options
    : toolOptions(rulesetOf(scenario), session.options)
}
