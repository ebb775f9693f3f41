/** R5: a script in the page opens a peer connection to a stranger: what Chromium sends, and what it sends as the shell starts it. */
import { type Browser, expect, test as base } from '@playwright/test'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs'
import { NO_ADDRESSES, NO_DATAGRAMS } from '../../main/noNetwork'

/** Counts who comes, by datagram and by connection, and answers nobody. */
interface Stranger {
  readonly datagrams: number
  readonly connections: number
  readonly servers: readonly RTCIceServer[]
}

/** A machine without any other network has a way to the stranger too. */
const LOOPBACK = '--allow-loopback-in-peer-connection'

interface Fixtures {
  readonly stranger: Stranger
  /** Chromium with some switches. */
  readonly browserWith: (...switches: string[]) => Promise<Browser>
}

const test = base.extend<Fixtures>({
  browserWith: async ({ playwright }, use) => {
    const browsers: Browser[] = []
    await use(async (...switches) => {
      const executablePath = findChromium() ?? ''
      const args = [...CHROMIUM_FLAGS, LOOPBACK, ...switches]
      const browser = await playwright.chromium.launch({ executablePath, args })
      browsers.push(browser)
      return browser
    })
    for (const browser of browsers) await browser.close()
  },
  stranger: async ({ browserName }, use) => {
    void browserName
    const met = { datagrams: 0, connections: 0 }
    const udp = createSocket('udp4', () => (met.datagrams += 1))
    udp.bind(0, '127.0.0.1')
    const tcp = createServer((socket) => {
      met.connections += 1
      socket.on('error', () => undefined).resume()
    }).listen(0, '127.0.0.1')
    await Promise.all([once(udp, 'listening'), once(tcp, 'listening')])
    const relay = `turn:127.0.0.1:${(tcp.address() as AddressInfo).port}?transport=tcp`
    const servers = [
      { urls: `stun:127.0.0.1:${udp.address().port}` },
      { urls: relay, username: 'the', credential: 'scenario' },
    ]
    await use(Object.assign(met, { servers }))
    udp.close()
    tcp.close()
  },
})

/** Runs in the page; ends when Chromium has tried every way to a peer. */
async function openConnection(servers: readonly RTCIceServer[]): Promise<void> {
  const connection = new RTCPeerConnection({ iceServers: [...servers] })
  Object.assign(window, { connection })
  connection.createDataChannel('the scenario')
  const tried = new Promise<void>((resolve) => {
    connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve()
  })
  await connection.setLocalDescription(await connection.createOffer())
  await tried
}

test('Chromium as it comes tells the stranger, both ways', async ({ browserWith, stranger }) => {
  const page = await (await browserWith()).newPage()
  // Nobody answers, so Chromium goes on trying.
  void page.evaluate(openConnection, stranger.servers).catch(() => undefined)
  await expect.poll(() => stranger.datagrams > 0 && stranger.connections > 0).toBe(true)
})

test('as the shell starts it, it tries every way and tells nobody', async ({ browserWith, stranger }) => {
  // What the shell asks of Electron, as switches: `setWebRTCIPHandlingPolicy` has two names among them.
  const policy = ['webrtc', 'force-webrtc'].map((name) => `--${name}-ip-handling-policy=${NO_DATAGRAMS}`)
  const switches = [`--${NO_ADDRESSES.name}=${NO_ADDRESSES.value}`, ...policy]
  const browser = await browserWith(...switches)
  const page = await browser.newPage()
  await page.evaluate(openConnection, stranger.servers)
  await browser.close()
  expect(stranger).toMatchObject({ datagrams: 0, connections: 0 })
})
