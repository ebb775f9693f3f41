/** `buildFile.xml`: the module as VASSAL builds it, each element after those that it needs. */
import { sidesInOrder } from '#shared/document/turnTrack'
import { element, xmlFile, type XmlLines } from '../xml/writeXml'
import { sideName } from './concealing'
import { NEXT_GPID } from './gpids'
import { type ModuleName, VASSAL_VERSION } from './metadata'
import { type FromPrototype, prototypeText } from './pieces'
import { type ModuleSetting, say } from './setting'

const MODULE = 'VASSAL.build.module.'

interface SetUpFile {
  readonly name: string
  /** In the archive. */
  readonly file: string
}

export interface BuildFile {
  readonly module: ModuleName
  readonly prototypes: readonly FromPrototype[]
  readonly maps: readonly XmlLines[]
  readonly pieceWindow: XmlLines
  readonly toolbar: readonly XmlLines[]
  /** Its name in the archive; absent = none. */
  readonly booklet: string | undefined
  readonly setUps: readonly SetUpFile[]
}

export function buildFile(setting: ModuleSetting, parts: BuildFile): string {
  const { name, version, description } = parts.module
  return xmlFile(
    element(
      'VASSAL.build.GameModule',
      {
        name,
        version,
        description,
        VassalVersion: VASSAL_VERSION,
        ModuleOther1: '',
        ModuleOther2: '',
        nextPieceSlotId: NEXT_GPID,
      },
      [
        element(`${MODULE}BasicCommandEncoder`, {}),
        documentation(setting, parts.booklet),
        roster(setting),
        options(),
        element(
          `${MODULE}PrototypesContainer`,
          {},
          parts.prototypes.map(({ prototype, traits }) =>
            element(
              `${MODULE}PrototypeDefinition`,
              { name: prototype, description: '' },
              prototypeText(traits),
            ),
          ),
        ),
        ...parts.maps,
        parts.pieceWindow,
        ...parts.toolbar,
        ...parts.setUps.map(predefinedSetup),
      ],
    ),
  )
}

function documentation(setting: ModuleSetting, booklet: string | undefined): XmlLines {
  const title = say(setting, 'booklet')
  return element(
    `${MODULE}Documentation`,
    {},
    booklet === undefined
      ? []
      : [element(`${MODULE}documentation.BrowserPDFFile`, { title, pdfFile: booklet })],
  )
}

function roster(setting: ModuleSetting): XmlLines {
  const sides = sidesInOrder(setting.scenario).map((side) => sideName(setting, side))
  return element(
    `${MODULE}PlayerRoster`,
    { buttonKeyStroke: '', buttonText: say(setting, 'sides'), buttonToolTip: say(setting, 'sides') },
    [...new Set(sides)].map((side) => element('entry', {}, side)),
  )
}

function options(): XmlLines {
  const choices = {
    // A preference of the players' would begin with no reports.
    autoReport: 'Always',
    chatterHTMLSupport: 'Always',
    hotKeysOnClosedWindows: 'Never',
    inventoryForAll: 'Always',
    nonOwnerUnmaskable: 'Never',
    playerIdFormat: '$playerName$',
    promptString: 'Opponents can unmask pieces',
    sendToLocationMoveTrails: 'Never',
    storeLeadingZeroIntegersAsStrings: true,
  }
  return element(`${MODULE}GlobalOptions`, choices, [
    element('option', { name: 'stepHotKey' }, '34,0'),
    element('option', { name: 'undoHotKey' }, '90,130'),
  ])
}

function predefinedSetup({ name, file }: SetUpFile): XmlLines {
  return element(`${MODULE}PredefinedSetup`, { name, file, useFile: true, isMenu: false, description: '' })
}
