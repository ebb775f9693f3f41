/** `electron.shell` and `electron.screen`: what leaves the program is written down; the screens are those of the test. */
import { modelled } from './modelled'

export interface Outside {
  readonly links: string[]
  readonly paths: string[]
  /** The answer of `openPath`; empty when a viewer opens the file. */
  openPathAnswer: string
}

export function createSystemShell(outside: Outside): Pick<Electron.Shell, 'openExternal' | 'openPath'> {
  return modelled('shell', {
    async openExternal(url: string) {
      outside.links.push(url)
    },
    async openPath(path: string) {
      outside.paths.push(path)
      return outside.openPathAnswer
    },
  })
}

type FakeScreen = Pick<Electron.Screen, 'getAllDisplays' | 'getPrimaryDisplay'>

/** `areas` are the work areas, the primary screen's first. */
export function createScreen(areas: readonly Electron.Rectangle[], isReady: () => boolean): FakeScreen {
  const displays = areas.map(
    (area, index) => modelled('Display', { id: index + 1, workArea: area, bounds: area }) as Electron.Display,
  )
  const whenReady = <T>(value: T): T => {
    if (!isReady()) throw new Error("The 'screen' module can't be used before the app 'ready' event")
    return value
  }
  return modelled('screen', {
    getAllDisplays: () => whenReady([...displays]),
    getPrimaryDisplay: () => whenReady(displays[0] as Electron.Display),
  })
}
