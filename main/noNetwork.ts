/**
 * The program needs no network, so its page gets none. The policy of the page (`security.ts`) does not know of everything that
 * sends: peer connections, names looked up and connections made ahead of their use go past it, and not even `webrtc 'block'` is
 * heard by Chromium.
 */

/** A switch of Chromium's: no name and no address leads anywhere, so that nothing is connected to. */
export const NO_ADDRESSES = { name: 'host-resolver-rules', value: 'MAP * ~NOTFOUND' } as const

/** What peer connections send without connecting; without a proxy, which there is none of, all of it. */
export const NO_DATAGRAMS = 'disable_non_proxied_udp'
