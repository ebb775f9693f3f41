/** What the test and the process of the shell ask of each other. */
import { type PageEvents } from '../fake/pageDriver'

export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** A `Response` as it goes between processes. */
export interface SentResponse {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Uint8Array
}

/** A native dialog, as the shell shows it. */
export interface AskedDialog {
  readonly kind: 'open' | 'save' | 'message' | 'error'
  readonly options: Readonly<Record<string, unknown>>
}

/** A native menu item, as the user sees it. */
export interface SeenMenuItem {
  readonly label: string
  readonly enabled: boolean
  readonly checked: boolean
  readonly items: readonly SeenMenuItem[]
}

export interface SeenWindow {
  readonly title: string
  readonly focused: boolean
  readonly edited: boolean
  /** Path of the file it shows; empty for none. */
  readonly file: string
}

/** Done by the test for the shell: pages in a real Chromium, the user's answers. */
export type TestSide = {
  /** Gives the id of the new page. */
  openPage(size: WindowSize): Promise<number>
  load(page: number, url: string, preload: string): Promise<void>
  emit(page: number, channel: string, args: readonly unknown[]): Promise<void>
  reload(page: number): Promise<void>
  close(page: number): Promise<void>
  /** The answer in Electron's own shape; rejects for a dialog that the test does not expect. */
  answerDialog(dialog: AskedDialog): Promise<unknown>
}

/** Done by the shell's process for the test. */
export type ShellSide = {
  /** Something happened in a page. */
  event<K extends keyof PageEvents>(page: number, kind: K, args: readonly unknown[]): Promise<unknown>
  windows(): readonly SeenWindow[]
  /** The menus of the focused window. */
  menus(): readonly SeenMenuItem[]
  choose(labels: readonly string[]): void
  /** As the cross of the focused window. */
  closeWindow(): void
  quit(): void
  secondInstance(argv: readonly string[]): void
}
