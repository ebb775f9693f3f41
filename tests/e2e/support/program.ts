/** The program as the specs know it: the same in a browser, in the shell over the fake Electron and in the real one. */
import { type Page } from '@playwright/test'

/** The file that file dialogs give, until another is put: `scenario.castellan` at first. */
export interface Disk {
  /** Writes the file that the next dialogs give. */
  put(text: string, name?: string): Promise<void>
  /** What the file holds; empty while there is none. */
  saved(): Promise<string>
  /** The finished file that the user is handed by what `act` does. */
  exported(act: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Buffer }>
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
  /** What the user has before him now. */
  page(): Page
  /** The process of the page dies; the page that the user has after that. */
  crash(): Promise<Page>
  /** Told of what the console of any page reports as an error, from its first script on. */
  readonly errors: readonly string[]
  end(): Promise<void>
}

/** Errors of a page, into this list. */
export function listenToErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
}

export const SCENARIO_NAME = 'scenario.castellan'
