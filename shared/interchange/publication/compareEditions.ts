/** The sheets that are out of date: the content of each now against that of the edition before, as its list says. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type EditionList, type SheetContent } from './editionList'
import { sheetInWords } from './sheetInWords'

/** `new`: the edition before had none; `gone`: this one has none. */
export type SheetChange = 'changed' | 'new' | 'gone'

interface ChangedSheet extends Pick<SheetContent, 'kind' | 'language' | 'part'> {
  readonly change: SheetChange
  /** Its name where it lies; of a new one, the name it will have. */
  readonly file: string
}

export interface EditionDifference {
  /** In the order of the sheets. */
  readonly sheets: readonly ChangedSheet[]
  /** Sheets that need not be printed again. */
  readonly same: number
  /** The content is another, the version is not: players cannot tell the editions apart. */
  readonly sameVersion: boolean
  /** Another version of the program drew the edition before: it may draw otherwise what has not changed. */
  readonly otherProgram: boolean
}

/** An edition as it is or would be: its files need not have been made. */
export interface EditionContents extends Pick<EditionList, 'version' | 'program' | 'state'> {
  readonly sheets: readonly { readonly file: string; readonly sheet?: SheetContent }[]
}

export function compareEditions(before: EditionContents, after: EditionContents): EditionDifference {
  const old = new Map(
    before.sheets.flatMap(({ file, sheet }) => (sheet ? [[keyOf(sheet), { file, sheet }]] : [])),
  )
  const sheets: ChangedSheet[] = []
  let same = 0
  for (const { file, sheet } of after.sheets) {
    if (!sheet) continue
    const earlier = old.get(keyOf(sheet))
    old.delete(keyOf(sheet))
    if (earlier?.sheet.digest === sheet.digest) same += 1
    else sheets.push({ ...placeOf(sheet), change: earlier ? 'changed' : 'new', file: earlier?.file ?? file })
  }
  for (const { file, sheet } of old.values()) sheets.push({ ...placeOf(sheet), change: 'gone', file })
  return {
    sheets,
    same,
    sameVersion: sheets.length > 0 && before.state !== after.state && before.version === after.version,
    otherProgram: before.program !== after.program,
  }
}

function placeOf({ kind, language, part }: SheetContent): Pick<SheetContent, 'kind' | 'language' | 'part'> {
  return { kind, ...(language && { language }), ...(part !== undefined && { part }) }
}

function keyOf({ kind, language, part }: SheetContent): string {
  return `${kind} ${language ?? '-'} ${part ?? 0}`
}

const CHANGES: Readonly<Record<SheetChange, Localized>> = {
  changed: localized('périmé', 'out of date'),
  new: localized('nouveau', 'new'),
  gone: localized('n’est plus de cette édition', 'no longer in this edition'),
}

/** "Planches de pions : périmé" */
export function changeInWords(sheet: ChangedSheet): Localized {
  const name = sheetInWords(sheet)
  const change = CHANGES[sheet.change]
  return localized(`${name.fr}\u202f: ${change.fr}`, `${name.en}: ${change.en}`)
}

const SAME_VERSION = localized(
  'Le contenu a changé et la version est restée la même\u202f: donnez-lui-en une autre.',
  'The content has changed and the version has not: give it another one.',
)

const OTHER_PROGRAM = localized(
  'L’édition précédente a été dessinée par une autre version du programme\u202f: une feuille peut différer sans que le scénario ait changé.',
  'The edition before was drawn by another version of the program: a sheet may differ though the scenario has not changed.',
)

/** The advice that goes with a comparison. */
export function notesOn(difference: EditionDifference | undefined): readonly Localized[] {
  if (!difference) return []
  return [
    ...(difference.sameVersion ? [SAME_VERSION] : []),
    ...(difference.otherProgram && difference.sheets.length > 0 ? [OTHER_PROGRAM] : []),
  ]
}
