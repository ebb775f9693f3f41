/** A place of the program and the way there, for the lists of them. */
import { type PanelTab } from '../../renderer/ui/uiStore'
import { type DocumentName, type Stage } from './stage'

export interface Place {
  /** Names its picture. */
  readonly name: string
  /** The document that is open; the sortie when it does not matter. */
  readonly on: DocumentName
  /** Selector of the part of the page that it is about. */
  readonly part: string
  /** Its pictures of maps take a while to come. */
  readonly slow: boolean
  readonly go: (stage: Stage) => Promise<void>
}

export type Go = Place['go']

const PARTS: Readonly<Record<string, string>> = {
  page: 'body',
  panel: '.side',
  tool: '.options',
  menu: '[role="menu"]',
  dialog: '[role="dialog"]',
  guide: '.guide',
  table: '.armies, .play',
}

/** The page itself too: it is the first that is looked at, while workers still draw its map. */
const SLOW = /page|gallery|export|print|new|stamps|numbering|grid-look|orientation|join/

/** Named after its part: `dialog-export`, and `fantasy-` before it when it is seen in a scenario of that game. */
export function place(name: string, go: Go, on: DocumentName = 'the-sortie'): Place {
  const part = PARTS[name.replace('fantasy-', '').split('-')[0] ?? '']
  if (!part) throw new Error(`${name} is named after no part of the page`)
  // Some come a moment after they were asked for.
  const arrive: Go = async (stage) => {
    await go(stage)
    await stage.page.locator(part).first().waitFor()
  }
  return { name, on, part, slow: SLOW.test(name), go: arrive }
}

/** A tab of the side panel. */
export const tab =
  (id: PanelTab): Go =>
  async ({ page }) =>
    page.locator(`.tab[aria-controls$="-content-${id}"]`).click()
