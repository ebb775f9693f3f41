/** The narrow window through which tools see the editor. */
import { type StoreApi } from 'zustand/vanilla'
import { rulesetOf } from '#shared/rules/rulesetOf'
import { type AnalysisDoor } from './analysisDoor'
import { type DocumentModel } from './documentModel'
import { type EditorState, type HoverState } from './editor'
import { type ToolContext } from './ports/toolContext'
import { type SessionVerbs } from './session'

export interface ToolContextParts {
  readonly store: StoreApi<EditorState>
  readonly hover: StoreApi<HoverState>
  readonly model: DocumentModel
  readonly session: SessionVerbs
  readonly analyses: AnalysisDoor
  readonly useTool: ToolContext['useTool']
}

export function toolContext(parts: ToolContextParts): ToolContext {
  const { store, hover, model, session, analyses } = parts
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
    get analysis() {
      return analyses.of(model.scenario.ruleset)
    },
    get route() {
      return store.getState().session.route
    },
    get mmPerPx() {
      return 1 / hover.getState().zoom
    },
    get ruleset() {
      return rulesetOf(model.scenario)
    },
    get view() {
      return store.getState().view
    },
    get typing() {
      return store.getState().session.typing
    },
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
    setRoute: session.setRoute,
    type: session.type,
    setOptions: session.setOptions,
    useTool: parts.useTool,
    undo: model.undo,
  }
}
