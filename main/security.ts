/**
 * Denies pages all they do not need (APP-3): to navigate, open windows, embed pages, get permissions, download or send. It
 * holds for every page, whoever made it; only a link to a site that we name opens, in the reader's browser.
 */
import { app, session, shell, type Session, type WebContents } from 'electron'
import { externalLink } from './externalLink'
import { type Log } from './log'
import { NO_DATAGRAMS } from './noNetwork'

/** On every answer of the page's scheme. Radix places its pop-ups with inline styles; workers are files. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

export function denyByDefault(log: Log): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, log))
  guardSession(session.defaultSession, log)
}

function guardContents(contents: WebContents, log: Log): void {
  const refuse = (event: { preventDefault(): void; readonly url: string }): void => {
    event.preventDefault()
    log(`navigation refused: ${shorten(event.url)}`)
  }
  contents.on('will-navigate', (event) => {
    event.preventDefault()
    openExternally(event.url, log)
  })
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) refuse(event)
  })
  contents.on('will-redirect', refuse)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWebRTCIPHandlingPolicy(NO_DATAGRAMS)
  contents.setWindowOpenHandler(({ url }) => {
    openExternally(url, log)
    return { action: 'deny' }
  })
}

function openExternally(url: string, log: Log): void {
  const link = externalLink(url)
  if (link === undefined) return log(`link refused: ${shorten(url)}`)
  shell.openExternal(link).catch((error: unknown) => log('no browser for a link', error))
}

/** Nothing the page does needs a permission: what it copies goes by the menu's roles and the page's own events. */
function guardSession(all: Session, log: Log): void {
  all.setPermissionRequestHandler((_contents, permission, answer) => {
    log(`permission refused: ${permission}`)
    answer(false)
  })
  all.setPermissionCheckHandler(() => false)
  all.setDevicePermissionHandler(() => false)
  all.on('will-download', (event, item) => {
    event.preventDefault()
    log(`download refused: ${shorten(item.getURL())}`)
  })
}

const shorten = (url: string): string => JSON.stringify(url.slice(0, 200))
