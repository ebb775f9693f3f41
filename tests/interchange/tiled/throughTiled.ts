/** Out to the forms of Tiled and in again, without pictures. */
import { type Scenario } from '#shared/document/types'
import { faultInWords } from '#shared/interchange/exchange/fault'
import { type ReadFile, type ReadInput, type ReadScenario } from '#shared/interchange/exchange/read'
import { writeTmj } from '#shared/interchange/tiled/file/writeTmj'
import { writeTmx } from '#shared/interchange/tiled/file/writeTmx'
import { type TiledMap } from '#shared/interchange/tiled/model/tiledMap'
import { planTiled } from '#shared/interchange/tiled/whole/planTiled'
import { readTiled } from '#shared/interchange/tiled/readTiled'
import { STYLES } from '#shared/painter/picture/styles'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'

export const FORMS = { tmx: writeTmx, tmj: writeTmj } as const
export type Form = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as Form[]

export function plannedMap(scenario: Scenario): TiledMap {
  return planTiled({ scenario, ruleset: rulesetOf(scenario), style: STYLES.illustrated }, 'x').map
}

export function written(scenario: Scenario, form: Form): string {
  return FORMS[form](plannedMap(scenario))
}

const NOTHING_BESIDE: ReadInput['beside'] = () => Promise.resolve(undefined)

/** The fault in English when it is refused. */
export async function read(
  content: string | Uint8Array,
  name: string,
  beside: ReadInput['beside'] = NOTHING_BESIDE,
): Promise<ReadFile | string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const result = await readTiled({ name, bytes, beside })
  return result.ok ? result.value : faultInWords(result.error, 'en')
}

/** Read and built as proposed; the fault in English when it is refused at either step. */
export async function built(
  content: string | Uint8Array,
  name: string,
  { ruleset: id = 'magna-carta', beside = NOTHING_BESIDE, ground = {} }: BuildOptions = {},
): Promise<ReadScenario | string> {
  const file = await read(content, name, beside)
  if (typeof file === 'string') return file
  const ruleset = rulesetOf({ ruleset: id, options: {}, houseTables: {} })
  const result = await file.build({ ground }, { ruleset, language: 'en', title: 'x' })
  return result.ok ? result.value : faultInWords(result.error, 'en')
}

interface BuildOptions {
  readonly ruleset?: string
  readonly beside?: ReadInput['beside']
  readonly ground?: Readonly<Record<string, string>>
}

/** The scenario; throws what it is refused for. */
export async function whole(
  content: string | Uint8Array,
  name: string,
  options?: BuildOptions,
): Promise<Scenario> {
  const result = await built(content, name, options)
  if (typeof result === 'string') throw new Error(result)
  return result.scenario
}
