/** Everything that the browser's host does with files, as a chunk loaded after the first picture. */
import { type Host } from '#shared/host/host'
import { results } from './downloads'
import { createFileRegister } from './fileRegister'
import { createKnownFiles } from './knownFiles'
import { createTabs, type Tabs } from './otherTabs'
import { createKept } from './kept'
import { createRecovery } from './recovery'
import { createScenarioFiles, type ScenarioFiles } from './scenarioFiles'

type BrowserFiles = ScenarioFiles & { readonly tabs: Tabs } & Pick<
    Host,
    'listRecent' | 'listVersions' | 'openVersion'
  > &
  Pick<Host, 'saveExports' | 'print'> &
  Pick<Host, 'listKept' | 'keep' | 'removeKept'> &
  Pick<Host, 'keepRecovery' | 'listRecovery' | 'dropRecovery'>

export function createBrowserFiles(): BrowserFiles {
  const register = createFileRegister()
  const known = createKnownFiles()
  const tabs = createTabs(known, register)
  return {
    ...createScenarioFiles(known, register, tabs.wrote),
    tabs,
    listRecent: register.listRecent,
    listVersions: register.listVersions,
    openVersion: register.openVersion,
    ...results,
    ...createKept(),
    ...createRecovery(),
  }
}
