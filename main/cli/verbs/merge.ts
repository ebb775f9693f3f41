/** `merge`: two versions of a scenario made one, leaf by leaf; git's merge driver (README.md). */
import type { Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import type { Language, Localized } from '#shared/i18n/localized'
import { isObject } from '#shared/json/decode'
import type { Question } from '#shared/versions/inWords/conflictsInWords'
import type { Conflict } from '#shared/versions/settling'
import { checkOverwrite, isSameFile, refuseInputs, refuseOneName } from '../outputs'
import { loadScenario, readText, writeFileSafely } from '../scenarioFile'
import { choice, flag, required, word } from '../values'
import { option, type Verb } from '../verb'
import { placesInJson, valueInJson } from '../versionsVerb'

const SIDES = ['mine', 'theirs'] as const

export const mergeVerb: Verb = {
  name: 'merge',
  summary: {
    fr: 'fusionne deux versions d’un scénario, ou sert à git\u202f; code de sortie 1 s’il reste des conflits',
    en: 'make one of two versions of a scenario, or serve git; exit code 1 when conflicts are left',
  },
  arguments: '<base> <mine> <theirs>',
  options: [
    option('--out <path>', 'fichier à écrire', 'file to write'),
    option(
      '--prefer <version>',
      'mine ou theirs\u202f: celle qui l’emporte dans chaque conflit',
      'mine or theirs: the one that counts in every conflict',
    ),
    option(
      '--conflicts <path>',
      'où écrire les conflits ouverts, avec les deux valeurs\u202f; sinon à côté de --out, .conflicts.json',
      'where to write open conflicts, with both values; else beside --out, .conflicts.json',
    ),
    option('--force', 'remplace un fichier existant', 'replace an existing file'),
  ],

  async run(call) {
    const { merge } = await import('#shared/versions/merge')
    const { questionsInWords } = await import('#shared/versions/inWords/conflictsInWords')
    const [ofBase, ofMine, ofTheirs] = call.arguments as [string, string, string]
    const out = required(call, 'out')
    const prefer = choice(call, 'prefer', SIDES)
    const base = await loadBase(ofBase)
    const [mine, theirs] = [await loadScenario(ofMine), await loadScenario(ofTheirs)]
    // Git has mine replaced by what comes of it.
    const beside = word(call, 'conflicts') ?? `${out}.conflicts.json`
    await refuseInputs([beside], { inputs: [ofBase, ofMine, ofTheirs] })
    await refuseOneName({ option: '--out', path: out }, { option: '--conflicts', path: beside })
    const inputs = [ofBase, ofTheirs]
    if (await isSameFile(out, ofMine)) await refuseInputs([out], { inputs })
    else await checkOverwrite(out, { inputs, force: flag(call, 'force') })
    const versions = { ...(base && { base }), mine, theirs }
    const { scenario, conflicts, renamings } = merge(versions, prefer ?? new Map())
    const questions = questionsInWords(versions, conflicts)
    const open = conflicts.filter(({ chosen }) => chosen === undefined)
    if (open.length > 0 && !(await holdsConflicts(beside)))
      await checkOverwrite(beside, { inputs: [], force: flag(call, 'force') })
    const inJson = conflicts.map((conflict) => conflictInJson(conflict, questions, mine))
    await writeFileSafely(out, writeScenario(scenario), call.interruptions)
    if (open.length > 0)
      await writeFileSafely(beside, `${JSON.stringify({ conflicts: inJson }, null, 2)}\n`, call.interruptions)
    return {
      json: {
        file: out,
        ...(open.length > 0 && { conflictsFile: beside }),
        conflicts: inJson,
        renamed: renamings,
      },
      text: `${out}${doneInWords(open.length, call.language)}`,
      ...(conflicts.length > 0 && { aside: asideOf(questions, beside, open.length > 0, call.language) }),
      exitCode: open.length > 0 ? 1 : 0,
    }
  },
}

// Those of a merge before, which git's driver never removes, may be replaced.
async function holdsConflicts(path: string): Promise<boolean> {
  try {
    const found: unknown = JSON.parse(
      await readText(path, { fr: 'fichier de conflits', en: 'file of conflicts' }),
    )
    return isObject(found) && Object.keys(found).length === 1 && Array.isArray(found['conflicts'])
  } catch {
    return false
  }
}

// Git gives an empty file where the two have no common version.
async function loadBase(path: string): Promise<Scenario | undefined> {
  const text = await readText(path, { fr: 'scénario .castellan', en: '.castellan scenario' })
  return text.trim() === '' ? undefined : loadScenario(path)
}

function conflictInJson(conflict: Conflict, questions: readonly Question[], mine: Scenario) {
  const { leaf, base, mine: here, theirs, chosen, kept } = conflict
  const question = questions.find(({ leaves }) => leaves.includes(leaf))
  return {
    leaf,
    ...(question && { about: question.about, ...placesInJson(mine, question.places) }),
    base: valueInJson(leaf, base),
    mine: valueInJson(leaf, here),
    theirs: valueInJson(leaf, theirs),
    kept,
    ...(chosen && { chosen }),
  }
}

function doneInWords(open: number, language: Language): string {
  if (open === 0) return language === 'fr' ? '\u202f: fusionné' : ': merged'
  return language === 'fr' ? `\u202f: conflits ouverts\u202f: ${open}` : `: open conflicts: ${open}`
}

const WORDS = {
  mine: { fr: 'la mienne', en: 'mine' },
  theirs: { fr: 'l’autre', en: 'theirs' },
} satisfies Record<string, Localized>

/** For people, and for git's user: each conflict with both values, and where they are kept. */
function asideOf(
  questions: readonly Question[],
  beside: string,
  isOpen: boolean,
  language: Language,
): string {
  const colon = language === 'fr' ? '\u202f:' : ':'
  const lines = questions.map(({ about, mine, theirs, chosen }) => {
    const mark = (which: 'mine' | 'theirs'): string => (chosen === which ? '*' : '')
    const values = (['mine', 'theirs'] as const).map(
      (which) => `${WORDS[which][language]}${mark(which)}${colon} ${{ mine, theirs }[which][language]}`,
    )
    return `${about[language]} – ${values.join(language === 'fr' ? '\u202f; ' : '; ')}`
  })
  if (!isOpen) return lines.join('\n')
  const kept =
    language === 'fr'
      ? `Le fichier garde les miennes\u202f; les deux valeurs de chaque conflit sont dans ${beside}`
      : `The file keeps mine; both values of each conflict are in ${beside}`
  return [...lines, kept].join('\n')
}
