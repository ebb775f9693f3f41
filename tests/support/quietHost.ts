/** A host that does nothing: the common ground of hosts in tests and measurements. */
import { type Host } from '#shared/host/host'

const nothing = async (): Promise<undefined> => undefined
const none = async (): Promise<readonly never[]> => []
const unlisten = (): void => {}

export const QUIET_HOST: Host = {
  kind: 'browser',
  manyWindows: false,
  nativeMenus: false,
  windowStart: nothing,
  openWindow: nothing,
  showWindowOf: async () => false,
  showDocument: () => {},
  showMenus: () => {},
  onMenu: () => unlisten,
  onCloseRequest: () => unlisten,
  openScenario: nothing,
  openFile: async ({ name }) => ({ kind: 'failed', name, fault: 'missing' }),
  openDropped: async ({ name }) => ({ kind: 'failed', name, fault: 'missing' }),
  saveScenario: async () => ({ kind: 'failed', fault: 'unknown' }),
  saveScenarioAs: nothing,
  fileState: async () => 'same',
  listRecent: none,
  listVersions: none,
  openVersion: async ({ name }) => ({ kind: 'failed', name, fault: 'missing' }),
  saveExports: nothing,
  print: async () => ({ kind: 'downloaded' }),
  listKept: none,
  keep: async () => ({ kind: 'done' }),
  removeKept: async () => ({ kind: 'done' }),
  keepRecovery: nothing,
  listRecovery: none,
  dropRecovery: nothing,
}
