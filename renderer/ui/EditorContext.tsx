/** Hands the one editor of the page to its components. What changes is read from its stores, never from the context. */
import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { type StoreApi } from 'zustand/vanilla'
import { type Language } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Editor, type EditorState } from '../editor/editor'
import { type HoverState } from '../editor/ports/hover'
import { type Say, say } from '../i18n/language'
import { type Ui, type UiState } from './uiStore'

const Context = createContext<{ readonly editor: Editor; readonly ui: Ui } | undefined>(undefined)

export function EditorProvider(props: { editor: Editor; ui: Ui; children: ReactNode }): ReactNode {
  return <Context value={props}>{props.children}</Context>
}

function usePage(): { readonly editor: Editor; readonly ui: Ui } {
  const page = useContext(Context)
  if (!page) throw new Error('a component of the page was used outside EditorProvider')
  return page
}

export function useEditor(): Editor {
  return usePage().editor
}

export function useUi(): Ui {
  return usePage().ui
}

/** Part of the editor's state; the selector must return the same reference while nothing it reads has changed. */
export function useEditorState<T>(selector: (state: EditorState) => T): T {
  return useStore(usePage().editor.store, selector)
}

/** The ruleset of the open document, as it plays it; components redraw when it changes. */
export function useRuleset(): Ruleset {
  return useEditorState((state) => rulesetOf(state.document.scenario))
}

export function useHover<T>(selector: (state: HoverState) => T): T {
  return useStore(usePage().editor.view.hover as StoreApi<HoverState>, selector)
}

export function useUiState<T>(selector: (state: UiState) => T): T {
  return useStore(usePage().ui.store, selector)
}

export function useLanguage(): Language {
  return useEditorState((state) => state.view.language)
}

/** Sentences in the reader's language; components redraw when it changes. */
export function useSay(): Say {
  return say(useLanguage())
}
