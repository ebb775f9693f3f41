/**
 * A program at work until it is killed (see kills.alone.test.ts): the built shell over the fake Electron, its page the real
 * editor over the built preload's host. Arguments: folder of the program, the scenario file, how it is opened, mode, seed.
 */
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeScenario } from '#shared/format/write'
import { type RecoveryEntry } from '#shared/host/host'
import { createRng } from '#shared/lang/rng'
import { answerCloseRequests } from '../../renderer/app/closing'
import { fileActions } from '../../renderer/ui/fileActions'
import { restore } from '../../renderer/dialogs/recovery'
import { openStart } from '../../renderer/app/start'
import { createUi, type Ui } from '../../renderer/ui/uiStore'
import { followWindowTitle } from '../../renderer/app/windowTitle'
import { createEditor } from '../../renderer/editor/createEditor'
import { type Editor } from '../../renderer/editor/editor'
import { createToolManager } from '../../renderer/tools/toolManager'
import { launchShell } from '../desktop/fake/launch'
import { createScriptedPages } from '../desktop/fake/scriptedPage'
import { testBoard } from '../support/board'
import { drawSomething, pause } from './gestures'
import { ALIVE_MS, type Offered, shaOf, tell } from './lifeLog'

const LONGEST_PAUSE_MS = 120

const [userData = '', path = '', way, mode, seed] = process.argv.slice(2)
if (!userData || !path) throw new Error('usage: life USER_DATA FILE WAY MODE SEED')
const rng = createRng(Number(seed))
/** The part of the text that is drawn to its end. */
let finished = ''
void beat()
const pages = createScriptedPages()
const argv = way === 'named' ? [path] : []
const shell = await launchShell({ openPage: pages.openPage, userData, argv })
const { editor, ui } = await beginPage()
finished = shaOf(text())
tell({ kind: 'opened', sha: finished, file: editor.store.getState().document.file?.name ?? '' })
if (mode === 'once') {
  await draw()
  await save(false)
  shell.quit()
  await shell.ended()
  await shell.dispose()
  tell({ kind: 'ended' })
  process.exit(0)
}
for (;;) {
  await draw()
  if (mode === 'save' || rng.below(25) === 0) await save()
  else await pause(rng.below(LONGEST_PAUSE_MS))
}

/** Tells that the machine lets the program run, and its disk answers. */
async function beat(): Promise<void> {
  const pulse = await open(join(userData, '..', 'pulse'), 'w')
  for (;;) {
    await pause(ALIVE_MS)
    await pulse.write('.', 0)
    await pulse.datasync()
    tell({ kind: 'alive' })
  }
}

/** Does what the page does when it is loaded, and then what the user does: accepts what is offered, else goes on with the file. */
async function beginPage(): Promise<{ readonly editor: Editor; readonly ui: Ui }> {
  const host = pages.pages[0]?.host
  if (!host) throw new Error('no window')
  // Findings have no part in this.
  const startChecks = () => ({ open: () => undefined, follow: () => undefined, close: () => undefined })
  const editor = createEditor({ host, scenario: testBoard(), startChecks, tools: createToolManager })
  const ui = createUi()
  editor.files.saveTrouble.subscribe(({ trouble }) => {
    if (!trouble) return
    // Saved is then what is finished by then.
    tell({ kind: 'overwriting', sha: finished, reason: trouble.reason })
    trouble.answer('overwrite')
  })
  await openStart(editor, ui)
  followWindowTitle(editor, ui)
  answerCloseRequests(editor, ui)
  const entries = await host.listRecovery()
  tell({ kind: 'offered', entries: entries.map(offered) })
  if (entries[0]) await restore(editor, ui, entries[0])
  else if (way === 'chosen') await choose(editor, ui)
  return { editor, ui }
}

async function choose(editor: Editor, ui: Ui): Promise<void> {
  const [recent] = await editor.host.listRecent()
  if (recent) return void (await fileActions(editor, ui).openRecent(recent))
  shell.dialogs.next({ kind: 'open', paths: [path] })
  await fileActions(editor, ui).open()
}

function offered({ id, name, savedAt, text, file }: RecoveryEntry): Offered {
  return { id, name, savedAt, sha: shaOf(text), ...(file && { file: basename(file.name) }) }
}

function text(): string {
  return writeScenario(editor.document.scenario)
}

async function draw(): Promise<void> {
  await drawSomething(editor, rng, () => {
    finished = shaOf(text())
    tell({ kind: 'finished', sha: finished })
  })
}

/** One may go on drawing meanwhile. */
async function save(drawOn = rng.below(2) === 0): Promise<void> {
  tell({ kind: 'saving', sha: finished })
  const saving = editor.files.save()
  const drawing = drawOn ? draw() : undefined
  if (!(await saving)) throw new Error(`not saved: ${JSON.stringify(ui.store.getState())}`)
  tell({ kind: 'saved' })
  await drawing
}
