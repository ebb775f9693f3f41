/**
 * The program needs no network, so its page gets none. The page's policy (`security.ts`) does not cover everything that sends:
 * peer connections, DNS lookups and preconnections pass it, and Chromium ignores even `webrtc 'block'`.
 */

/** A switch of Chromium's: no name and no address leads anywhere, so that nothing is connected to. */
export const NO_ADDRESSES = { name: 'host-resolver-rules', value: 'MAP * ~NOTFOUND' } as const

/** Keeps peer connections from sending datagrams; without a proxy, and there is none, from sending anything. */
export const NO_DATAGRAMS = 'disable_non_proxied_udp'
