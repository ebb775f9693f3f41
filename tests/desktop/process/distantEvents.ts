/** Reports the events of a page to the process of the shell. */
import { type DistantPageEvents } from '../playwrightPage'
import { type Remote } from './peer'
import { type SentResponse, type ShellSide } from './protocol'

export function distantEvents(ask: Remote<ShellSide>, page: number): DistantPageEvents {
  const tell =
    <K extends keyof DistantPageEvents>(kind: K) =>
    (...args: readonly unknown[]) =>
      ask.event(page, kind, args) as Promise<never>
  return {
    invoke: tell('invoke'),
    send: tell('send'),
    willNavigate: tell('willNavigate'),
    windowOpen: tell('windowOpen'),
    permission: tell('permission'),
    download: tell('download'),
    gone: tell('gone'),
    title: tell('title'),
    async request(url) {
      const { status, headers, body } = (await ask.event(page, 'request', [url])) as SentResponse
      return new Response(body.length > 0 ? (body as Uint8Array<ArrayBuffer>) : null, {
        status,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
      })
    },
  }
}
