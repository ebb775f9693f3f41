/** APP-1: no window closes over unsaved work, and none stays for ever because its page is hung or gone. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ScriptedPage } from './fake/scriptedPage'
import { until } from './fake/launchedShell'
import { settle } from './settle'
import { page, start, type Started } from './started'

const HUNG = 'Cette fenêtre ne répond pas.'
const LOST = 'Cette fenêtre s’est arrêtée.'

/** A page with unsaved work, whose reader answers when the test says so. */
function asks(answers: ((mayClose: boolean) => void)[]): (page: ScriptedPage) => void {
  return ({ host }) => {
    host.showDocument({ title: 'La sortie', modified: true })
    host.onCloseRequest(() => new Promise((resolve) => answers.push(resolve)))
  }
}

const messages = ({ shell }: Started): unknown[] =>
  shell.dialogs.shown.map((shown) => (shown.kind === 'message' ? shown.options.message : shown.kind))

describe('a window that is closed', () => {
  test('stays until the page has answered, and stays when the answer is no', async () => {
    const answers: ((mayClose: boolean) => void)[] = []
    const started = await start({ onLoad: asks(answers) })
    const [window] = started.shell.windows
    window?.close()
    window?.close()
    await settle()
    expect([answers.length, window?.isDestroyed()]).toEqual([1, false])
    answers[0]?.(false)
    await settle()
    expect(window?.isDestroyed()).toBe(false)
    window?.close()
    await until(() => answers.length === 2)
    answers[1]?.(true)
    await started.shell.ended()
    expect([window?.isDestroyed(), page(started).closed]).toEqual([true, true])
  })

  test('stays when the page fails to ask', async () => {
    const started = await start({
      onLoad({ host }) {
        host.showDocument({ title: 'La sortie', modified: true })
        host.onCloseRequest(() => Promise.reject(new Error('no dialog')))
      },
    })
    started.shell.windows[0]?.close()
    await settle()
    expect(started.shell.windows.length).toBe(1)
  })

  test('closes without a question when its page has shown nothing yet', async () => {
    const { shell } = await start()
    shell.windows[0]?.close()
    await shell.ended()
    expect(shell.dialogs.shown).toEqual([])
  })

  test('closes by the menu too', async () => {
    const started = await start({
      onLoad({ host }) {
        host.showDocument({ title: 'La sortie', modified: false })
        host.showMenus({ language: 'fr', menus: [{ id: 'file', label: 'Fichier', items: [] }] })
        host.onCloseRequest(async () => true)
      },
    })
    started.shell.chooseMenu('file.close')
    await started.shell.ended()
    expect(page(started).closed).toBe(true)
  })
})

describe('a page that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function hung(): Promise<Started> {
    const started = await start({ onLoad: asks([]) })
    page(started).hung = true
    return started
  }

  test('is asked about after five seconds; the window waits, and is asked about again', async () => {
    const started = await hung()
    started.shell.dialogs.next({ kind: 'message', button: 'Attendre' })
    started.shell.windows[0]?.close()
    await settle()
    await vi.advanceTimersByTimeAsync(4999)
    expect(messages(started)).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect([messages(started), started.shell.windows.length]).toEqual([[HUNG], 1])
    await settle()
    started.shell.dialogs.next({ kind: 'message', button: 'Fermer quand même' })
    await vi.advanceTimersByTimeAsync(5000)
    await started.shell.ended()
    expect(messages(started)).toEqual([HUNG, HUNG])
  })

  test('is left in peace while its reader thinks, however long', async () => {
    const answers: ((mayClose: boolean) => void)[] = []
    const started = await start({ onLoad: asks(answers) })
    started.shell.windows[0]?.close()
    await settle()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([messages(started), answers.length]).toEqual([[], 1])
  })

  test('that hangs while its reader thinks is asked about', async () => {
    const started = await start({ onLoad: asks([]) })
    const [window] = started.shell.windows
    window?.emit('unresponsive')
    expect(messages(started)).toEqual([])
    window?.close()
    await settle()
    started.shell.dialogs.next({ kind: 'message', button: 'Fermer quand même' })
    window?.emit('unresponsive')
    await started.shell.ended()
    expect(messages(started)).toEqual([HUNG])
  })

  test('takes the question back when it answers after all', async () => {
    const answers: ((mayClose: boolean) => void)[] = []
    const started = await start({ onLoad: asks(answers) })
    const [window] = started.shell.windows
    window?.close()
    await settle()
    started.shell.dialogs.next({ kind: 'message', button: new Promise<string>(() => undefined) })
    window?.emit('unresponsive')
    await settle()
    answers[0]?.(false)
    await settle()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([messages(started), started.shell.windows.length]).toEqual([[HUNG], 1])
    const [question] = started.shell.dialogs.shown
    expect(question?.kind === 'message' && question.options.signal?.aborted).toBe(true)
  })
})

describe('a page that is gone', () => {
  const entry = { id: 'first', name: 'La sortie', savedAt: 1000, text: 'kept' }

  /** A page that has kept its state. */
  async function kept(): Promise<Started> {
    const started = await start({
      onLoad: ({ host }) => host.showDocument({ title: 'La sortie', modified: true }),
    })
    await page(started).host.keepRecovery(entry)
    return started
  }

  test('is loaded again and offered what it had kept; before the crash it was not offered', async () => {
    const started = await kept()
    expect(await page(started).host.listRecovery()).toEqual([])
    started.shell.dialogs.next({ kind: 'message', button: 'Recharger' })
    started.shell.crashPage(started.shell.windows[0]!)
    await until(() => page(started).loads === 2)
    expect(messages(started)).toEqual([LOST])
    expect(await page(started).host.listRecovery()).toEqual([entry])
  })

  test('leaves its state to the next start when the window is closed instead', async () => {
    const first = await kept()
    first.shell.dialogs.next({ kind: 'message', button: 'Fermer' })
    first.shell.crashPage(first.shell.windows[0]!)
    await first.shell.ended()
    const second = await start({ userData: first.userData })
    expect((await page(second).host.listRecovery()).map(({ id }) => id)).toEqual(['first'])
  })

  test('is not asked whether its window may close', async () => {
    const started = await kept()
    started.shell.dialogs.next({ kind: 'message', button: new Promise<string>(() => undefined) })
    started.shell.crashPage(started.shell.windows[0]!)
    started.shell.windows[0]?.close()
    await started.shell.ended()
    expect(messages(started)).toEqual([LOST])
  })

  test('gets its start again when it had kept nothing', async () => {
    const text = '{"name": "Le guet"}\n'
    const starts: unknown[] = []
    const started = await start({
      onLoad: async ({ host }) => {
        starts.push(await host.windowStart(), await host.windowStart())
      },
    })
    await page(started).host.openWindow({ name: 'Le guet', text, modified: true })
    await until(() => starts.length === 4)
    started.shell.dialogs.next({ kind: 'message', button: 'Recharger' })
    started.shell.crashPage(started.shell.windows[1]!)
    await until(() => starts.length === 6)
    const given = { name: 'Le guet', text, modified: true }
    expect(starts).toEqual([undefined, undefined, given, undefined, given, undefined])
  })
})
