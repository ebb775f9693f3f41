/**
 * R5: a peer connection, which no policy of a page stops, to carry the scenario away. That Chromium, with this setting, sends nothing is tried
 * with a real one in `tests/desktop/peers.spec.ts`.
 */
import { expect, test } from 'vitest'
import { NO_ADDRESSES, NO_DATAGRAMS } from '../../main/noNetwork'
import { attacked } from './attacked'

test('the page has no network to reach a peer through', async () => {
  const { shell } = await attacked()
  expect(shell.electron.app.fake.switches).toEqual({ [NO_ADDRESSES.name]: NO_ADDRESSES.value })
  expect(shell.windows.map(({ webContents }) => webContents.fake.peerPolicy)).toEqual([NO_DATAGRAMS])
})
