/**
 * The one door between pages and program: nothing else knows `ipcMain`. A message counts only when it comes from the main
 * frame of one of our windows, at the page's address, with arguments of the right shape; any other does nothing.
 */
import { ipcMain, type IpcMainEvent, type IpcMainInvokeEvent, type WebContents } from 'electron'
import { isPageAddress } from '../address'
import { type Log } from '../log'
import { channelOf, type Notices, type Requests } from '../contract/contract'
import { NOTICE_SCHEMAS, NOTICES, REQUEST_SCHEMAS, REQUESTS } from './schemas'

/** The function behind each verb, called with the window that asks. */
export type Answers<W> = {
  readonly [V in keyof Requests]: (window: W, ...args: Parameters<Requests[V]>) => ReturnType<Requests[V]>
}
export type Listeners<W> = {
  readonly [V in keyof Notices]: (window: W, ...args: Parameters<Notices[V]>) => void
}

type Schema = {
  safeParse(value: unknown): { success: true; data: unknown[] } | { success: false; error: Error }
}
type Verb<W> = (window: W, ...args: unknown[]) => unknown

/** Answers all pages. `windowOf` finds the window of a page; an unknown page has none. */
export function answerPages<W>(
  windowOf: (sender: WebContents) => W | undefined,
  verbs: { readonly answers: Answers<W>; readonly listeners: Listeners<W> },
  log: Log,
): void {
  const admit = (
    verb: string,
    schema: Schema,
    event: IpcMainEvent | IpcMainInvokeEvent,
    args: unknown[],
  ): { window: W; args: unknown[] } | undefined => {
    const window = fromOurPage(event) ? windowOf(event.sender) : undefined
    if (window === undefined) {
      log(`refused ${verb}: not from the page of a window`)
      return undefined
    }
    const parsed = schema.safeParse(args)
    if (parsed.success) return { window, args: parsed.data }
    log(`refused ${verb}: ${parsed.error.message.slice(0, 1000)}`)
    return undefined
  }

  for (const verb of REQUESTS) {
    const answer = verbs.answers[verb] as Verb<W>
    ipcMain.handle(channelOf(verb), async (event, ...args: unknown[]) => {
      const admitted = admit(verb, REQUEST_SCHEMAS[verb], event, args)
      if (!admitted) throw new Error('refused')
      try {
        return await answer(admitted.window, ...admitted.args)
      } catch (error) {
        log(`${verb} failed`, error)
        // The page learns this word and not the cause: messages of the system hold paths.
        throw new Error('failed', { cause: error })
      }
    })
  }
  for (const verb of NOTICES) {
    const listen = verbs.listeners[verb] as Verb<W>
    ipcMain.on(channelOf(verb), (event, ...args: unknown[]) => {
      const admitted = admit(verb, NOTICE_SCHEMAS[verb], event, args)
      if (!admitted) return
      try {
        listen(admitted.window, ...admitted.args)
      } catch (error) {
        log(`${verb} failed`, error)
      }
    })
  }
}

function fromOurPage({ senderFrame, sender }: IpcMainEvent | IpcMainInvokeEvent): boolean {
  // A window that was closed meanwhile cannot be asked any more.
  if (sender.isDestroyed()) return false
  return senderFrame !== null && senderFrame === sender.mainFrame && isPageAddress(senderFrame.url)
}
