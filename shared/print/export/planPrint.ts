/** The pages of what is to be printed: each product’s plan, in one list, and the whole game. */
import { LONGEST_PAGE } from '#shared/document/limits'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type CounterSheetOptions, USUAL_COUNTER_SHEET } from '../counterSheets/options'
import { type MapExportOptions, planMapExport } from '../exportMap'
import { planInGrey } from '../inGrey'
import { joinedPlans, type PrintPlan } from '../printPlan'
import { type ExportFormat, PRINTED_NAMES, type Printed, type ProductId } from '../products'

/** The scenario to print, and its ruleset as it plays it (`rulesetOf`). */
export interface ExportSubject {
  readonly scenario: Scenario
  readonly ruleset: Ruleset
}

/** Each product reads what concerns it; of counter sheets, what is absent is usual. */
export interface PrintOptions extends MapExportOptions, Partial<OfCounters> {}

type OfCounters = Omit<CounterSheetOptions, keyof MapExportOptions>

export interface PrintRequest extends PrintOptions {
  readonly what: Printed
  readonly format: ExportFormat
  /** Name of the file without its extension. */
  readonly baseName: string
  /** The resolution of a PNG. */
  readonly dpi: number
  /** In one ink; default in full colour. */
  readonly grey?: boolean
}

/** Refused, with what to change, when nothing of it fits on the paper. */
type Planner = (subject: ExportSubject, options: PrintOptions) => Result<PrintPlan, Localized>

// Each loads what it plans with when it is asked for: who prints a map waits for no hyphenation, nor for the rules that a booklet quotes.
const PLANNERS: Readonly<Record<ProductId, () => Promise<Planner>>> = {
  map:
    async () =>
    ({ scenario, ruleset }, options) =>
      planMapExport(scenario, ruleset, options),
  counters: async () => {
    const [{ planCounterPictures }, { planCounterSheets }] = await Promise.all([
      import('../counterSheets/counterPictures'),
      import('../counterSheets/planCounterSheets'),
    ])
    return ({ scenario, ruleset }, options) => {
      const { counter, paper } = options
      // One counter without paper is its picture.
      if (counter !== undefined && paper === 'sheet')
        return ok(planCounterPictures(scenario, ruleset, { ...ofCounters(options), counter }))
      return planCounterSheets(scenario, ruleset, ofCounters(options))
    }
  },
  'cut-lines': async () => {
    const { planCutLines } = await import('../counterSheets/planCounterSheets')
    return ({ scenario, ruleset }, options) => planCutLines(scenario, ruleset, ofCounters(options))
  },
  booklet: async () => {
    const { planBooklet } = await import('../booklet/planBooklet')
    return ({ scenario, ruleset }, options) => planBooklet(scenario, ruleset, options)
  },
  tables: async () => {
    const { planAids } = await import('../booklet/planAids')
    return ({ scenario, ruleset }, options) => planAids(scenario, ruleset, options)
  },
  'test-sheet': async () => {
    const { planTestSheet } = await import('../testSheet')
    return (_, options) => planTestSheet(options)
  },
}

function ofCounters(options: PrintOptions): CounterSheetOptions {
  return { ...USUAL_COUNTER_SHEET, ...options }
}

/** The products of a whole game, in the order of its pages. */
const WHOLE_GAME: readonly ProductId[] = ['booklet', 'tables', 'map', 'counters']

/** Nothing but counters can be wanting: a map has a hex, a booklet a title. */
const NO_COUNTERS: Localized = {
  fr: 'Il n’y a aucun pion à imprimer.',
  en: 'There are no counters to print.',
}

const PAGE_TOO_LONG: Localized = {
  fr: 'Une page PDF ne dépasse pas 5\u202f080\u202fmm\u202f: choisissez un papier, une région ou des cases plus petites.',
  en: 'A PDF page is at most 5,080 mm long: choose a paper, a region or smaller hexes.',
}

/** The pages asked for, in the language of the request; there is at least one. */
export async function planPrint(
  { scenario, ruleset }: ExportSubject,
  request: PrintRequest,
): Promise<Result<PrintPlan, Localized>> {
  const subject = { scenario: namedIn(scenario, request.language), ruleset }
  const { what, format, grey } = request
  const planned =
    what === 'all' ? await planWholeGame(subject, request) : (await PLANNERS[what]())(subject, request)
  if (!planned.ok) return planned
  const plan = planned.value
  if (plan.pageCount === 0) return fail(NO_COUNTERS)
  const { widthMm, heightMm } = plan.page(0)
  if (format === 'pdf' && Math.max(widthMm, heightMm) > LONGEST_PAGE) return fail(PAGE_TOO_LONG)
  return ok(grey ? planInGrey(plan) : plan)
}

async function planWholeGame(
  subject: ExportSubject,
  options: PrintOptions,
): Promise<Result<PrintPlan, Localized>> {
  const parts: { title: string; plan: PrintPlan }[] = []
  for (const id of WHOLE_GAME) {
    const planned = (await PLANNERS[id]())(subject, options)
    if (!planned.ok) return planned
    if (planned.value.pageCount > 0)
      parts.push({ title: PRINTED_NAMES[id][options.language], plan: planned.value })
  }
  return ok(joinedPlans(parts))
}
