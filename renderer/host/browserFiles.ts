/** Everything that the browser's host does with files, as a chunk loaded after the first picture. */
import { type Host } from '#shared/host/host'
import { results } from './downloads'
import { createFileRegister, type FileRegister } from './fileRegister'
import { createKnownFiles } from './knownFiles'
import { createRecovery } from './recovery'
import { createStamps } from './stamps'
import { createScenarioFiles, type ScenarioFiles } from './scenarioFiles'

export type BrowserFiles = ScenarioFiles &
  Pick<FileRegister, 'noteUse'> &
  Pick<Host, 'listRecent' | 'listVersions' | 'openVersion'> &
  Pick<Host, 'saveExports' | 'print'> &
  Pick<Host, 'listStamps' | 'keepStamp' | 'removeStamp'> &
  Pick<Host, 'keepRecovery' | 'listRecovery' | 'dropRecovery'>

export function createBrowserFiles(): BrowserFiles {
  const register = createFileRegister()
  return {
    ...createScenarioFiles(createKnownFiles(), register),
    noteUse: register.noteUse,
    listRecent: register.listRecent,
    listVersions: register.listVersions,
    openVersion: register.openVersion,
    ...results,
    ...createStamps(),
    ...createRecovery(),
  }
}
