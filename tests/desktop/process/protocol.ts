/** The protocol between the test and the process of the shell. */
import { type DialogAnswer, type ShownDialog } from '../fake/dialog'
import { type PageEvents } from '../fake/pageDriver'

interface WindowSize {
  readonly width: number
  readonly height: number
}

/** A `Response` as it goes between processes. */
export interface SentResponse {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Uint8Array
}

/** Answers of file dialogs when the test has given no other. */
export interface UsualPaths {
  /** The scenario that is opened, and saved to. */
  readonly scenario: string
  /** The folder of finished files. */
  readonly exports: string
}

/** A native menu item, as the user sees it. */
export interface SeenMenuItem {
  readonly label: string
  readonly enabled: boolean
  readonly checked: boolean
  readonly items: readonly SeenMenuItem[]
}

interface SeenWindow {
  readonly title: string
  readonly focused: boolean
  readonly edited: boolean
  /** Path of the file it shows; empty for none. */
  readonly file: string
}

/** Done by the test for the shell: pages in a real Chromium. */
export type TestSide = {
  /** Gives the id of the new page. */
  openPage(size: WindowSize): Promise<number>
  load(page: number, url: string, preload: string): Promise<void>
  /** Resolves when the page has heard it. */
  emit(page: number, channel: string, args: readonly unknown[]): Promise<void>
  reload(page: number): Promise<void>
  close(page: number): Promise<void>
}

/** Done by the shell's process for the test. */
export type ShellSide = {
  /** Something happened in a page. */
  event<K extends keyof PageEvents>(page: number, kind: K, args: readonly unknown[]): Promise<unknown>
  /** Resolves when the first window shows its page. */
  started(): Promise<void>
  answerUsually(paths: UsualPaths): void
  /** The answer to the next dialog, in order. */
  answerNext(answer: DialogAnswer): void
  /** The dialogs shown so far, oldest first. */
  dialogs(): readonly ShownDialog[]
  /** In the order in which they were opened. */
  windows(): readonly SeenWindow[]
  /** The menus of the focused window. */
  menus(): readonly SeenMenuItem[]
  /** Resolves when the page has done what it was asked to. */
  choose(labels: readonly string[]): Promise<void>
  /** Closes the focused window as its cross does. */
  closeWindow(): void
  quit(): void
  secondInstance(argv: readonly string[]): void
  /** Files that went to a program that shows them, oldest first. */
  openedPaths(): readonly string[]
  /** Sets the system's answer from now on when a file is to be shown; empty when a program opens it. */
  answerOpenPath(problem: string): void
  /** Lists errors that were reported to nobody. */
  problems(): readonly string[]
}
