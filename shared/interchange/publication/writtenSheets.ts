/** The sheets of an edition that are no paper: the page to share, the module for VASSAL, the scenario itself. */
import { writeScenario } from '#shared/format/write'
import { type ExportFile } from '#shared/host/host'
import { utf8OfText } from '#shared/images/utf8'
import { TARGETS } from '../targets'
import { WRITERS } from '../writers'
import { digestOfText } from './contentDigest'
import { sheetStem } from './fileNames'
import { type SheetKind } from './kinds'
import { type PlanOfSheet, type SheetSubject } from './plannedSheet'

type WrittenKind = Extract<SheetKind, 'page' | 'module' | 'scenario'>

/** Players read all of them: page and module are the players' copies. */
export function writtenSheet(kind: WrittenKind, { subject, content, language }: SheetSubject): PlanOfSheet {
  const { scenario } = subject
  const baseName = sheetStem(scenario.info, kind, language)
  if (kind === 'scenario') return scenarioFile({ subject, content }, `${baseName}.castellan`)
  const target = kind === 'page' ? 'html' : 'vmod'
  return {
    files: [
      {
        name: `${baseName}.${target}`,
        // Both carry the whole game, but for the author's notes to the program.
        digest: () => digestOfText(writeScenario({ ...content.scenario, silenced: [] })),
      },
    ],
    async make(platform, progress) {
      const write = await WRITERS[target]()
      const made = await write(subject, { language, baseName, eyes: 'players' }, platform, progress)
      if (made.files.length !== 1) throw new Error(`${TARGETS[target].name.en}: one file expected`)
      return made
    },
  }
}

function scenarioFile(
  { subject, content }: Pick<SheetSubject, 'subject' | 'content'>,
  name: string,
): PlanOfSheet {
  return {
    files: [{ name, digest: () => digestOfText(writeScenario(content.scenario)) }],
    make() {
      const bytes = utf8OfText(writeScenario(subject.scenario))
      const file: ExportFile = { name, type: 'application/x-castellan-scenario', bytes }
      return Promise.resolve({ files: [file], warnings: [] })
    },
  }
}
