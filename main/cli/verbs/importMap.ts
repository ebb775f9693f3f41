/** A file of another program as a new scenario, for `import`: the choices that it leaves are options, else as proposed. */
import { basename, dirname, extname, isAbsolute, join, normalize } from 'node:path'
import type { TerrainId } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { colon, type Localized, localized } from '#shared/i18n/localized'
import { faultInWords, type ExchangeFault } from '#shared/interchange/exchange/fault'
import type { GroundCode, ReadInput } from '#shared/interchange/exchange/read'
import { READERS } from '#shared/interchange/readers'
import { type SourceId, titleOfFile } from '#shared/interchange/sources'
import type { Result } from '#shared/lang/result'
import type { Ruleset } from '#shared/rules/contract/ruleset'
import { readPictureInNode } from '../../export/nodePictures'
import { readBytes } from '../../files/readFile'
import { fileRefusal, Refusal } from '../refusal'
import { checkOverwrite, exists } from '../outputs'
import { loadRuleset, readText, writeFileSafely } from '../scenarioFile'
import { flag, oneOf, required, word } from '../values'
import type { Call } from '../verb'
import { warningLines } from '../warnings'

interface Files {
  readonly from: string
  readonly out: string
}

export async function importMap(call: Call, { from, out }: Files, source: SourceId) {
  const mapping = word(call, 'map')
  const inputs = mapping === undefined ? [from] : [from, mapping]
  const mayWrite = (): Promise<void> => checkOverwrite(out, { inputs, force: flag(call, 'force') })
  await mayWrite()
  const bytes = await readBytes(from, LARGEST_SCENARIO_BYTES).catch((error: unknown) => {
    throw fileRefusal(from, error)
  })
  const read = accepted(
    await (
      await READERS[source]()
    )({
      name: basename(from),
      bytes,
      beside: besideOf(from, (path) => inputs.push(path)),
      pictures: readPictureInNode,
    }),
  )
  const ruleset = await loadRuleset(read.ruleset ?? required(call, 'ruleset'), '--ruleset')
  const choices = read.choices(ruleset)
  const board = named(call, 'board', choices.boards)
  const setUp = named(
    call,
    'setup',
    choices.setUps.map(({ id }) => id),
  )
  const chosen = {
    ground: await groundOf(mapping, choices.ground, ruleset),
    ...(board !== undefined && { board }),
    ...(setUp !== undefined && { setUp }),
  }
  const settings = { ruleset, language: call.language, title: titleOfFile(basename(from)) }
  const { scenario, warnings } = accepted(await read.build(chosen, settings))
  // What lies beside the file was read since.
  await mayWrite()
  await writeFileSafely(out, writeScenario(scenario), call.interruptions)
  if (mapping !== undefined && !(await exists(mapping)))
    await writeFileSafely(mapping, mappingText(choices.ground, ruleset), call.interruptions)
  const all = [...guessed(choices.ground, chosen.ground, ruleset), ...warnings].map((message) => ({
    message,
  }))
  const { columns, rows } = scenario.map.grid
  const done = `${out}${colon(call.language)} ${columns} × ${rows}`
  return {
    json: { file: out, warnings: all },
    text: [done, ...warningLines(all, call.language)].join('\n'),
  }
}

function accepted<T>(result: Result<T, ExchangeFault>): T {
  if (result.ok) return result.value
  throw new Refusal(faultInWords(result.error, 'fr'), faultInWords(result.error, 'en'))
}

/** Projects of maps keep tilesets and pictures beside their maps' folder: these alone are looked for outside it. */
const OF_PROJECTS = ['.tsx', '.tsj', '.json', '.png', '.jpg', '.jpeg', '.webp']

// Files are named from the folder of the file, never absolutely.
function besideOf(from: string, note: (path: string) => void): ReadInput['beside'] {
  return async (name) => {
    const path = normalize(name)
    if (isAbsolute(path)) return undefined
    if (path.startsWith('..') && !OF_PROJECTS.includes(extname(path).toLowerCase())) return undefined
    const found = join(dirname(from), path)
    note(found)
    return readBytes(found, LARGEST_SCENARIO_BYTES).catch(() => undefined)
  }
}

function named(call: Call, option: string, names: readonly string[]): string | undefined {
  const asked = word(call, option)
  return asked === undefined ? undefined : oneOf(asked, names, `--${option}`)
}

/** A mapping kept in a file: an object of terrain ids by code. What it does not name is as proposed. */
async function groundOf(
  path: string | undefined,
  codes: readonly GroundCode[],
  { terrains }: Ruleset,
): Promise<Record<string, TerrainId>> {
  if (path === undefined || !(await exists(path))) return {}
  const expected = localized('un objet JSON de terrains par code', 'a JSON object of terrains by code')
  const wrong = (found: Localized): never => {
    throw new Refusal(
      `${path}\u202f: trouvé\u202f: ${found.fr}\u202f; attendu\u202f: ${expected.fr}`,
      `${path}: found ${found.en}, expected ${expected.en}`,
    )
  }
  let content: unknown
  try {
    content = JSON.parse(await readText(path, expected))
  } catch (error) {
    if (error instanceof Refusal) throw error
    return wrong(localized('du texte qui n’est pas du JSON', 'text that is no JSON'))
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return wrong(localized('une autre valeur JSON', 'another JSON value'))
  const known = terrains.map(({ id }) => id)
  const ground: Record<string, TerrainId> = {}
  for (const [code, terrain] of Object.entries(content)) {
    if (!codes.some((one) => one.code === code)) continue
    ground[code] = oneOf(String(terrain), known, `${path} (${code})`)
  }
  return ground
}

/** The proposals, to be changed and read again. */
function mappingText(codes: readonly GroundCode[], { openTerrain }: Ruleset): string {
  const mapping = Object.fromEntries(codes.map(({ code, guess }) => [code, guess ?? openTerrain]))
  return `${JSON.stringify(mapping, undefined, 2)}\n`
}

/** A line for each code whose terrain nobody chose. */
function guessed(
  codes: readonly GroundCode[],
  chosen: Readonly<Record<string, TerrainId>>,
  { terrains, openTerrain }: Ruleset,
): Localized[] {
  const said = (id: TerrainId): Localized => terrains.find((row) => row.id === id)?.name ?? { fr: id, en: id }
  return codes
    .filter(({ code }) => !Object.hasOwn(chosen, code))
    .map(({ code, name, count, guess }) => {
      const terrain = said(guess ?? openTerrain)
      const about = (language: 'fr' | 'en') => `${code}${name ? ` (${name[language]})` : ''}`
      return localized(
        `${about('fr')}, ${count} ${count > 1 ? 'cases' : 'case'}\u202f: ${terrain.fr}${guess ? '' : ', faute de mieux'}`,
        `${about('en')}, ${count} ${count === 1 ? 'hex' : 'hexes'}: ${terrain.en}${guess ? '' : ', for want of better'}`,
      )
    })
}
