/** The program as the specs know it: the same in a browser, in the shell over the fake Electron and in the real one. */
import { type Page } from '@playwright/test'

/** The file that file dialogs give, until another is put: `scenario.castellan` at first. */
export interface Disk {
  /** Writes the file that the next dialogs give, as another program does: also while it is open here. */
  put(text: string, name?: string): Promise<void>
  /** Removes this file as another program does. */
  takeAway(): Promise<void>
  /** Reads this file, or another that was put before; empty while there is none. */
  saved(name?: string): Promise<string>
  /** Reads what is kept for recovery: the text of each window's document. */
  kept(): Promise<readonly string[]>
  /** The finished file that the user is handed by what `act` does. */
  exported(act: () => Promise<void>): Promise<FinishedFile>
}

export interface FinishedFile {
  readonly name: string
  readonly bytes: Buffer
}

export interface Menus {
  /** Chooses an item by what the user reads, from the menu's name down: `choose('Carte', 'Tourner la carte de 180°')`. */
  choose(...labels: readonly string[]): Promise<void>
}

export interface Program {
  readonly disk: Disk
  readonly menus: Menus
  /** The page of its first window, with the start dialog open. */
  start(): Promise<Page>
  /** Leaves the program and starts it again: what is kept is kept. */
  restart(): Promise<Page>
  /** Gives the page that the user has before him now. */
  page(): Page
  /** The process of the page dies; the page that the user has after that. */
  crash(): Promise<Page>
  /** Gives the page that `act` opens beside a document that is worked on: in its own window, where there are many. */
  opened(act: () => Promise<void>): Promise<Page>
  /** The PDF that a program is given to show, by what `act` does. */
  printed(act: () => Promise<void>): Promise<Buffer>
  /** Called with what the console of any page reports as an error, from its first script on. */
  readonly errors: readonly string[]
  end(): Promise<void>
}

/** Errors of a page, into this list. */
export function listenToErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
}

export const SCENARIO_NAME = 'scenario.castellan'
