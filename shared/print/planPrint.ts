/** The pages of what is to be printed: each product’s plan, in one list, and the whole game. */
import { LONGEST_PAGE } from '#shared/document/limits'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type SceneRuleset } from '#shared/painter/scene'
import { type MapExportOptions, planMapExport } from './exportMap'
import { joinedPlans, type PrintPlan } from './printPlan'
import { type ExportFormat, PRINTED_NAMES, type Printed, type ProductId } from './products'
import { planTestSheet } from './testSheet'

/** The scenario to print, and the ruleset that gives its looks. */
export interface ExportSubject {
  readonly scenario: Scenario
  readonly ruleset: SceneRuleset
}

/** Each product reads what concerns it. */
export type PrintOptions = MapExportOptions

export interface PrintRequest extends PrintOptions {
  readonly what: Printed
  readonly format: ExportFormat
  /** Name of the file without its extension. */
  readonly baseName: string
  /** Of PNG. */
  readonly dpi: number
}

/** Refused, with what to change, when nothing of it fits on the paper. */
type Planner = (subject: ExportSubject, options: PrintOptions) => Result<PrintPlan, Localized>

const PLANNERS: Readonly<Record<ProductId, Planner>> = {
  map: ({ scenario, ruleset }, options) => planMapExport(scenario, ruleset, options),
  'test-sheet': (_, options) => planTestSheet(options),
}

/** The products of a whole game, in the order of its pages. */
const WHOLE_GAME: readonly ProductId[] = ['map']

const PAGE_TOO_LONG: Localized = {
  fr: 'Une page PDF ne dépasse pas 5\u202f080\u202fmm\u202f: choisissez un papier, une région ou des cases plus petites.',
  en: 'A PDF page is at most 5,080 mm long: choose a paper, a region or smaller hexes.',
}

/** The pages asked for; there is at least one. */
export function planPrint(subject: ExportSubject, request: PrintRequest): Result<PrintPlan, Localized> {
  const { what, format, dpi } = request
  // What cannot be seen at the resolution of a picture is not drawn.
  const options = format === 'png' ? { pxPerMm: dpi / 25.4, ...request } : request
  const planned = what === 'all' ? planWholeGame(subject, options) : PLANNERS[what](subject, options)
  if (!planned.ok || format !== 'pdf') return planned
  const first = planned.value.page(0)
  return Math.max(first.widthMm, first.heightMm) > LONGEST_PAGE ? fail(PAGE_TOO_LONG) : planned
}

function planWholeGame(subject: ExportSubject, options: PrintOptions): Result<PrintPlan, Localized> {
  const parts: { id: ProductId; title: string; plan: PrintPlan }[] = []
  for (const id of WHOLE_GAME) {
    const planned = PLANNERS[id](subject, options)
    if (!planned.ok) return planned
    parts.push({ id, title: PRINTED_NAMES[id][options.language], plan: planned.value })
  }
  return ok(joinedPlans(parts))
}
