/** A running program with scripted pages, in a folder of its own; ended and removed after the test. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { type MenuModel } from '#shared/host/menuModel'
import { launchShell, type LaunchOptions } from './fake/launch'
import { type LaunchedShell } from './fake/launchedShell'
import { createScriptedPages, type ScriptedPage, type ScriptedPages } from './fake/scriptedPage'

const atEnd: (() => unknown)[] = []

afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
})

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-test-'))
  atEnd.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A scenario file; the shell does not look into it. */
export function fileIn(folder: string, name: string, text = `{"name": "${name}"}\n`): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

export interface Started {
  readonly shell: LaunchedShell
  readonly pages: ScriptedPages['pages']
  readonly userData: string
}

interface StartOptions extends Partial<LaunchOptions> {
  readonly onLoad?: (page: ScriptedPage) => unknown
}

export async function start({ onLoad, ...options }: StartOptions = {}): Promise<Started> {
  const userData = options.userData ?? newFolder()
  const { openPage, pages } = createScriptedPages(onLoad)
  const shell = await launchShell({ openPage, userData, ...options })
  atEnd.push(() => shell.dispose())
  return { shell, pages, userData }
}

/** The page of the window that was opened as number `index`. */
export function page({ pages }: Started, index = 0): ScriptedPage {
  const found = pages[index]
  if (!found) throw new Error(`there are ${pages.length} pages`)
  return found
}

/** A page that shows an empty document and closes when asked. */
export function closesAtOnce({ host }: ScriptedPage): void {
  host.showDocument({ title: 'Sans titre', modified: false })
  host.onCloseRequest(async () => true)
}

export const MENUS: MenuModel = {
  language: 'fr',
  menus: [
    {
      id: 'file',
      label: 'Fichier',
      items: [
        { kind: 'action', id: 'file.open', label: 'Ouvrir…', shortcut: 'Mod+O', enabled: true },
        { kind: 'separator' },
        {
          kind: 'submenu',
          id: 'file.recent',
          label: 'Récents',
          items: [{ kind: 'action', id: 'file.recent.0', label: 'La sortie', enabled: true }],
        },
        { kind: 'action', id: 'file.export', label: 'Exporter…', enabled: false },
      ],
    },
    {
      id: 'edit',
      label: 'Édition',
      items: [
        { kind: 'action', id: 'edit.undo', label: 'Annuler', shortcut: 'Mod+Z', enabled: true },
        { kind: 'action', id: 'edit.all', label: 'Tous les pions', shortcut: 'Mod+A', enabled: true },
        { kind: 'action', id: 'edit.flip', label: 'Retourner', shortcut: 'F', enabled: true },
        { kind: 'action', id: 'edit.grid', label: 'Grille', enabled: true, checked: true },
      ],
    },
  ],
}
