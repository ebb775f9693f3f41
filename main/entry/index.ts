/** The desktop program: makes its parts, joins them and starts. What they do is in their own files. */
import { join } from 'node:path'
import { app, protocol } from 'electron'
import { SCHEME } from '../address'
import { reportFaults } from '../faults'
import { collectHandedFiles } from '../lifecycle'
import { createLog } from '../log'
import { filesNamed } from '../namedFiles'
import { NO_ADDRESSES } from '../noNetwork'
import { isWithoutSandbox, refuseWithoutSandbox } from '../withoutSandbox'
import { startShell } from './start'

const log = createLog(join(app.getPath('userData'), 'castellan.log'))

// All of this has to be said before the program is ready.
reportFaults(log)
// As in electron-builder.yml: by it Windows knows the program's windows on the taskbar and its recent files.
if (process.platform === 'win32') app.setAppUserModelId('org.castellan.app')
app.enableSandbox()
app.commandLine.appendSwitch(NO_ADDRESSES.name, NO_ADDRESSES.value)
protocol.registerSchemesAsPrivileged([
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true } },
])
const named = filesNamed(process.argv.slice(1), process.cwd())
const mac = process.platform === 'darwin'
const handed = collectHandedFiles()

if (isWithoutSandbox()) void app.whenReady().then(refuseWithoutSandbox)
// The instance that is already running receives the request and opens it.
else if (app.requestSingleInstanceLock())
  void app.whenReady().then(() => startShell({ log, mac, named, handed }))
else app.quit()
